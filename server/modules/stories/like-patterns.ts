/** A pattern per word, each to be found anywhere, in any case; signs that mean something to LIKE stand for themselves. */
export function likePatterns(query: string): string[] {
  const words = query.split(/\s+/u).filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`)
}
