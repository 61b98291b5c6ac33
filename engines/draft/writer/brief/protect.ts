/**
 * A letter, so that sentences are cut as before a word, and the number of a quote or URL between characters of the private use area,
 * which no text contains.
 */
const [OPEN, CLOSE] = ['Q\uE000', '\uE001']
const HELD = /Q\uE000(\d+)\uE001/gu

/** No longer than a few sentences: a lone mark opens nothing. */
const QUOTE =
  /“([^“”]{1,400})”|"([^"\n]{1,400})"|«\s?([^«»]{1,400}?)\s?»|„([^„“”]{1,400})[“”]|[「『]([^「」『』]{1,400})[」』]|(?<=^|\s)['‘]([^'‘’\n]{1,400}?(?:['’]\p{L}[^'‘’\n]{0,400}){0,8})['’](?=[\s.,;:!?]|$)/gu
const WEB =
  /\b(?:https?:\/\/|www\.)[^\s<>"”]+[^\s<>"”.,;:!?)]|\b[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\b(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|app|dev|shop|store|info|biz|co|de|fr|es|it|nl|at|ch|uk|eu|me|tv|ai)(?:\/[^\s<>"”]*[^\s<>"”.,;:!?)])?(?![\p{L}\p{N}])/giu

export interface HeldText {
  /** The text with a mark in place of each quote and URL. */
  text: string
  /** Puts the held words back: quotes without their marks where they are all that is said. */
  restore: (part: string) => string
}

/** Takes quotes, URLs and email addresses out of a text, so that no rule cuts or changes them. */
export function holdQuotes(source: string): HeldText {
  const held: { words: string; marks: readonly [string, string] }[] = []
  const hold = (words: string, marks: readonly [string, string]) => {
    held.push({ words, marks })
    return `${OPEN}${held.length - 1}${CLOSE}`
  }
  const text = source
    .replaceAll(/[\uE000\uE001]/gu, '')
    .replaceAll(QUOTE, (whole: string, ...groups: unknown[]) => {
      const words = groups.slice(0, 6).find((group) => typeof group === 'string') ?? ''
      // What follows a quote that is a sentence of its own is another sentence.
      return `${hold(words.trim(), [whole.charAt(0), whole.at(-1) ?? ''])}${/[.!?…]$/u.test(words.trim()) ? '.' : ''}`
    })
    .replaceAll(WEB, (words: string) => hold(words, ['', '']))
    .replaceAll(/(\uE001\.)(?=[.!?])/gu, '\uE001')
  const restore = (part: string) => {
    const alone = /^Q\uE000(\d+)\uE001\.?$/u.exec(part.trim())
    const one = alone && held[Number(alone[1])]
    if (one) return one.words
    return part
      .replaceAll(HELD, (_mark, at: string) => {
        const { words = '', marks = ['', ''] } = held[Number(at)] ?? {}
        return `${marks[0]}${words}${marks[1]}`
      })
      .replaceAll(/([.!?…]["”'’»])\.(?=\s|$)/gu, '$1')
  }
  return { text, restore }
}

/** Whether a text begins with a quote or URL, whose first letter stays as it is. */
export const startsHeld = (part: string): boolean => /^Q\uE000/u.test(part)
