/** A pattern per word, matched anywhere, in any case; LIKE's special characters are escaped. */
export function likePatterns(query: string): string[] {
  const words = query.split(/\s+/u).filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`)
}
