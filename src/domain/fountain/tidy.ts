import type { TransitionName } from '#generated/schema.ts'

/** How a scene comes in. */
export interface FilmTransition {
  name: TransitionName
  /** ms. */
  durationMs: number
}

const cut: FilmTransition = { name: '', durationMs: 0 }

const dissolve: FilmTransition = { name: 'fade', durationMs: 500 }

const slowDissolve: FilmTransition = { name: 'fade', durationMs: 1_000 }

const dip: FilmTransition = { name: 'dip-to-black', durationMs: 1_000 }

/** The first that fits; a cut to black is no cut, and a slow dissolve is slower than others. */
const KNOWN: readonly (readonly [words: RegExp, transition: FilmTransition])[] = [
  [/\b(?:TO BLACK|FADE (?:IN|OUT|UP)|BLACK ?OUT)\b|(?:SCHWARZ|AUF|AB)BLENDE/u, dip],
  [/\bSLOW(?:LY)?\b.*\b(?:DISSOLVE|FADE)\b/u, slowDissolve],
  [/\b(?:DISSOLVE|CROSS ?-?FADE|FADE(?! TO WHITE))\b|ÜBERBLEND/u, dissolve],
  [/\bWIPE\b/u, { name: 'wipe', durationMs: 600 }],
  [/\b(?:SLIDE|PUSH|PAN)\b.*\bRIGHT\b/u, { name: 'slide-right', durationMs: 600 }],
  [/\b(?:SLIDE|PUSH|WHIP|SWISH|PAN)\b/u, { name: 'slide-left', durationMs: 600 }],
  [/\b(?:ZOOM|SMASH IN)\b/u, { name: 'zoom', durationMs: 600 }],
  [/\b(?:CUT|INTERCUT|BACK|SCHNITT) ?(?:TO|WITH)?\b/u, cut],
]

/** One line without needless spaces. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** A place as it can stand in a heading: no line breaks, no dashes at its ends. */
export function tidyPlace(name: string): string {
  return tidyLine(name).replace(/^[-–—\s]+|[-–—\s]+$/gu, '')
}

/** Paragraph text: no spaces at the ends of lines, no empty lines. */
export function tidyAction(text: string): string {
  return text
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** Spoken text: no spaces at the ends of lines; empty lines inside stay. */
export function tidyDialogue(text: string): string {
  return text
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

/** The text of a transition without the marks that a screenplay sets around it. */
export function tidyTransition(text: string): string {
  return tidyLine(text)
    .replace(/^[>\s]+/u, '')
    .replace(/[:\s]+$/u, '')
}

/** Two names are one when these are equal. */
export function nameKey(name: string): string {
  return tidyLine(name).toLowerCase()
}

/** A name in capitals, as screenplays write it, as one writes it elsewhere: 'DR. MERRILL' becomes 'Dr. Merrill'. */
export function displayName(name: string): string {
  const line = tidyLine(name)
  const isShouted = line === line.toUpperCase() && /\p{Lu}{3}/u.test(line)
  if (!isShouted) return line
  const lower = line.toLowerCase()
  return lower.replace(/(?<![\p{L}\p{M}]|[\p{L}\p{M}]{2}['’])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** A screenplay's transition in the film; null where the film has no equivalent. */
export function filmTransition(text: string): FilmTransition | null {
  const words = text.toUpperCase()
  return KNOWN.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
