import { wordsOfText } from '#src/domain/reading-captions.ts'

/** Beyond this the two texts are compared by their lengths alone. */
const MAX_COMPARISONS = 4_000_000

/**
 * Cuts a text where its captions are cut. Captions usually have the words of the text; where the text was changed since it
 * was spoken or captions were written by hand, the cut is between the last word that both share before it and the first one
 * after it.
 * @param words of the captions; none: the words of the text itself are counted
 * @param index words that stay in the first part, at least 1
 * @returns both parts, trimmed at the cut only; the second is empty when the text has a single word
 */
export function cutText(text: string, words: readonly string[], index: number): [string, string] {
  const tokens = wordsOfText(text)
  const count = cutPlace(
    tokens.map(({ word }) => word),
    words,
    index,
  )
  const at = tokens[count]?.index
  return at === undefined ? [text, ''] : [text.slice(0, at).trimEnd(), text.slice(at)]
}

function cutPlace(tokens: readonly string[], words: readonly string[], index: number): number {
  if (words.length === 0 || tokens.length === words.length) return index
  const share = Math.round((index / words.length) * tokens.length)
  const [after, before] = neighbours(tokens, words, index)
  const place = Math.min(Math.max(share, after), before)
  return Math.min(Math.max(place, 1), Math.max(1, tokens.length - 1))
}

/** Minimum and maximum of tokens that stay. */
function neighbours(tokens: readonly string[], words: readonly string[], index: number): [number, number] {
  const pairs = sharedWords(tokens.map(plain), words.map(plain))
  const after = pairs.findLast(([word]) => word < index)?.[1]
  const before = pairs.find(([word]) => word >= index)?.[1]
  return [after === undefined ? 0 : after + 1, before ?? tokens.length]
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Longest common subsequence, as [position in words, position in tokens], both growing. */
function sharedWords(tokens: readonly string[], words: readonly string[]): [number, number][] {
  if (tokens.length * words.length > MAX_COMPARISONS) return []
  const width = tokens.length + 1
  const longest = new Uint16Array((words.length + 1) * width)
  const at = (word: number, token: number) => longest[word * width + token] ?? 0
  const isSame = (word: number, token: number) => words[word] !== '' && words[word] === tokens[token]
  for (let word = words.length - 1; word >= 0; word--)
    for (let token = tokens.length - 1; token >= 0; token--)
      longest[word * width + token] = isSame(word, token)
        ? at(word + 1, token + 1) + 1
        : Math.max(at(word + 1, token), at(word, token + 1))
  const pairs: [number, number][] = []
  for (let word = 0, token = 0; word < words.length && token < tokens.length;) {
    if (isSame(word, token)) pairs.push([word++, token++])
    else if (at(word + 1, token) >= at(word, token + 1)) word++
    else token++
  }
  return pairs
}
