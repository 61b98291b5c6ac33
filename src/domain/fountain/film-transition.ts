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

/** What a screenplay's transition is in the film; null where the film knows nothing like it. */
export function filmTransition(text: string): FilmTransition | null {
  const words = text.toUpperCase()
  return KNOWN.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
