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
