import type { StockItem } from '../ports.ts'

const IGNORED = new Set(['a', 'an', 'the', 'of', 'in', 'on', 'at', 'and', 'with', 'by', 'to', 'for'])

/** What fits the query, best first; equal ones keep their order. Without words everything fits. */
export function rank(items: readonly StockItem[], query: string): StockItem[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IGNORED.has(word))
  if (words.length === 0) return [...items]
  return items
    .map((item, at) => ({ item, at, score: words.reduce((sum, word) => sum + scoreOf(item, word), 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ item }) => item)
}

/** A whole word counts more than its beginning, a word of the title more than a tag. */
function scoreOf({ title, tags }: StockItem, word: string): number {
  const stem = word.replace(/(?:es|s)$/u, '')
  const inTitle = title.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  if (inTitle.includes(word)) return 8
  if (tags.includes(word)) return 6
  if (stem.length < 3) return 0
  if (inTitle.some((one) => one.startsWith(stem))) return 4
  return tags.some((tag) => tag.startsWith(stem)) ? 3 : 0
}
