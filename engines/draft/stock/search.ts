import { lexicon, matches, wordsOf } from '../illustrator/parse/lexicon.ts'
import { TIME_WORDS, WEATHER_WORDS } from '../illustrator/parse/words-light.ts'
import { PLACE_WORDS } from '../illustrator/parse/words-places.ts'
import { SUBJECT_WORDS } from '../illustrator/parse/words-subjects.ts'
import type { DrawnStockItem } from '#engines/ports.ts'

// What the illustrator understands, the search finds: synonyms and the other languages' words.
const LEXICONS = [lexicon(SUBJECT_WORDS), lexicon(PLACE_WORDS), lexicon(TIME_WORDS), lexicon(WEATHER_WORDS)] as const

const SMALL = new Set(
  'a an the of in on at by with and or for to from der die das ein eine und im am auf mit le la les un une et au aux de du des en el los las y con il lo e'.split(
    ' ',
  ),
)

const conceptsOf = (words: readonly string[]): Set<string> =>
  new Set(LEXICONS.flatMap((lists) => matches(words, lists).map(({ key }) => key)))

const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:ies|es|s)$/, '') : word)

export interface IndexedItem {
  item: DrawnStockItem
  title: ReadonlySet<string>
  tags: ReadonlySet<string>
  concepts: ReadonlySet<string>
}

export function indexItem(item: DrawnStockItem): IndexedItem {
  const title = wordsOf(item.title)
  const tags = item.tags.flatMap(wordsOf)
  return {
    item,
    title: new Set(title.map(stem)),
    tags: new Set([...tags, item.look, ...wordsOf(item.look)].map(stem)),
    concepts: conceptsOf([...title, ...tags, ...wordsOf(item.prompt)]),
  }
}

/** How well one word of the query fits: its title first, then tags, then what the word means, then a beginning. */
function fit({ title, tags, concepts }: IndexedItem, word: string): number {
  const root = stem(word)
  if (title.has(root)) return 6
  if (tags.has(root)) return 4
  if ([...conceptsOf([word])].some((concept) => concepts.has(concept))) return 3
  if (root.length > 2 && [...title, ...tags].some((other) => other.startsWith(root))) return 1.5
  return 0
}

/** Matching items, best first. When some fit every word of the query only those count, otherwise those that fit most. */
export function searchItems(index: readonly IndexedItem[], query: string): DrawnStockItem[] {
  const all = wordsOf(query)
  const words = all.filter((word) => !SMALL.has(word))
  const asked = words.length ? words : all
  if (!asked.length) return index.map(({ item }) => item)
  const found = index.map((entry, order) => {
    const fits = asked.map((word) => fit(entry, word))
    return {
      entry,
      order,
      hits: fits.filter((value) => value > 0).length,
      score: fits.reduce((sum, value) => sum + value, 0),
    }
  })
  const most = Math.max(...found.map(({ hits }) => hits))
  if (most === 0) return []
  return found
    .filter(({ hits }) => hits === most)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .map(({ entry }) => entry.item)
}
