/** Places in the old and the new list, from 0; null where the other one has no counterpart. */
interface ScenePair {
  old: number | null
  new: number | null
}

/** What standing beside each other is worth to two scenes that say nothing alike: a story that is all new is compared place by place. */
const BESIDE = 0.1
/** A scene that says the same is hardly ever better beside another one. */
const EQUAL = 3

/**
 * The scenes of two writings of one story beside each other, in the order of both: those that say the same, then those that say
 * something alike, then those that stand at the same place between them.
 */
export function pairScenes(old: readonly string[], next: readonly string[]): ScenePair[] {
  const oldWords = old.map(countWords)
  const nextWords = next.map(countWords)
  const width = next.length + 1
  const best = new Float64Array((old.length + 1) * width)
  const valueOf = (one: number, other: number) => worth(old[one], next[other], oldWords[one], nextWords[other])
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
    if (areBoth && here === valueOf(one, other) + at(one + 1, other + 1)) pairs.push({ old: one++, new: other++ })
    else if (one < old.length && (other === next.length || here === at(one + 1, other)))
      pairs.push({ old: one++, new: null })
    else pairs.push({ old: null, new: other++ })
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

/** From the words that both have, 0 to 1, and more where they say the same. */
function worth(old = '', next = '', oldWords = NONE, nextWords = NONE): number {
  if (old.trim() === next.trim()) return EQUAL
  let shared = 0
  for (const [word, count] of oldWords.counts) shared += Math.min(count, nextWords.counts.get(word) ?? 0)
  return BESIDE + (2 * shared) / Math.max(1, oldWords.total + nextWords.total)
}
