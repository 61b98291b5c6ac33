/** Places in the old and the new list, from 0; null where the other one has no counterpart. */
interface ScenePair {
  old: number | null
  new: number | null
  /** The share of common words: 1 for equal texts, 0 without a counterpart. */
  likeness: number
}

/** Score of two scenes without common words: an entirely new story is compared by position. */
const BESIDE = 0.1
/** A scene that says the same is hardly ever better beside another one. */
const EQUAL = 3
/** The same words in another order, or with other signs between them. */
const ALMOST = 0.999

/**
 * The scenes of two writings of one story beside each other, in the order of both: those that say the same, then those that say
 * something alike, then those that stand at the same place between them.
 */
export function pairScenes(old: readonly string[], next: readonly string[]): ScenePair[] {
  const oldWords = old.map(countWords)
  const nextWords = next.map(countWords)
  const width = next.length + 1
  const best = new Float64Array((old.length + 1) * width)
  const likenessOf = (one: number, other: number) => likeness(old[one], next[other], oldWords[one], nextWords[other])
  const valueOf = (one: number, other: number) => worth(likenessOf(one, other))
  const at = (one: number, other: number) => best[one * width + other] ?? 0
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = next.length - 1; other >= 0; other--)
      best[one * width + other] = Math.max(
        valueOf(one, other) + at(one + 1, other + 1),
        at(one + 1, other),
        at(one, other + 1),
      )
  const pairs: ScenePair[] = []
  let one = 0
  let other = 0
  while (one < old.length || other < next.length) {
    const here = at(one, other)
    const areBoth = one < old.length && other < next.length
    if (areBoth && here === valueOf(one, other) + at(one + 1, other + 1))
      pairs.push({ likeness: likenessOf(one, other), old: one++, new: other++ })
    else if (one < old.length && (other === next.length || here === at(one + 1, other)))
      pairs.push({ likeness: 0, old: one++, new: null })
    else pairs.push({ likeness: 0, old: null, new: other++ })
  }
  return pairs
}

interface Words {
  counts: ReadonlyMap<string, number>
  total: number
}

const NONE: Words = { counts: new Map(), total: 0 }

/** Languages that write no spaces are compared by letter. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu

function countWords(text: string): Words {
  const words = text.toLowerCase().match(WORD) ?? []
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, total: words.length }
}

/** The share of the words that both have, 0 to 1; 1 only where they say the same. */
function likeness(old = '', next = '', oldWords = NONE, nextWords = NONE): number {
  if (old.trim() === next.trim()) return 1
  let shared = 0
  for (const [word, count] of oldWords.counts) shared += Math.min(count, nextWords.counts.get(word) ?? 0)
  return Math.min(ALMOST, (2 * shared) / Math.max(1, oldWords.total + nextWords.total))
}

const worth = (alike: number) => (alike === 1 ? EQUAL : BESIDE + alike)
