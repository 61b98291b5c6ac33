/** Longest title, name or word of a library that is shown. */
const MAX_CREDIT_LENGTH = 200

/** A line of external text without control characters; never empty. */
export function plainLine(text: string | null | undefined, otherwise: string): string {
  const line = (text ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CREDIT_LENGTH)
  return line === '' ? otherwise : line
}

/** A URL that users may follow; null for anything but a web page. */
export function webAddress(address: string | null | undefined): string | null {
  if (!address || address.length > 2000 || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** Words with commas between them. */
export const splitTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => plainLine(tag, ''))
    .filter((tag) => tag !== '')
    .slice(0, 30)
