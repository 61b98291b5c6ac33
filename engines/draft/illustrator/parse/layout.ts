import { isPerson } from './infer.ts'
import type { Layout, Mention } from './scene.ts'
import { companionsOf, itemsOf } from './venues.ts'

/** At most so many things are in an image. */
const MOST = 3

const CHARTS: ReadonlySet<string> = new Set(['chart', 'chart-increasing', 'chart-decreasing'])
const PATH = /\b(?:journey|route|steps?|process|path|road ?map|timeline|milestones?|way (?:to|from)|from start to)\b/iu
const PATTERN =
  /\b(?:variety|varieties|assort(?:ed|ment)|collection|range of|all kinds|many kinds|different kinds|pattern|flat ?lay|top view|from above|selection of|thousands|hundreds|dozens)\b/iu
/** A saying: in quotation marks, or a sentence about life that names nothing. */
const QUOTE =
  /^[\s"“„«']*(?:quote\b|["“„«].{12,}["”“»])|\b(?:quote|quotation|saying|proverb|motto|thank you for watching|thanks for watching|the only way|the best way|is what you make|believe in yourself|never give up|be yourself|words of wisdom|once said)\b/iu

/** How the subjects of a prompt stand to each other, and what goes with a subject that is alone. */
export function layoutOf(
  prompt: string,
  words: readonly string[],
  mentions: readonly Mention[],
  venue: string | undefined,
): { layout: Layout; extras: readonly string[] } {
  const things = mentions.filter(({ kind }) => !isPerson(kind))
  const first = things[0] ?? mentions[0]
  if (!first) return { layout: words.length > 0 && QUOTE.test(prompt) ? 'quote' : 'hero', extras: [] }
  const shop = first.kind === 'shop' ? itemsOf(venue).slice(0, 2) : []
  const known = new Set(mentions.map(({ kind }) => kind))
  const free = Math.max(0, MOST - mentions.length)
  const companions = mentions.length > 1 && shop.length === 0 ? [] : [...shop, ...companionsOf(first.kind)]
  const beside = companions.filter((kind) => !known.has(kind)).slice(0, free)
  const layout = (): Layout => {
    if (things.some(({ kind }) => CHARTS.has(kind))) return 'chart'
    if (PATTERN.test(prompt) && things.length > 0) return 'pattern'
    if (PATH.test(prompt) && things.length > 0) return 'path'
    const count = Math.min(MOST, mentions.length)
    return count > 2 ? 'row' : count === 2 ? 'pair' : 'hero'
  }
  return { layout: layout(), extras: [...beside, ...itemsOf(venue)] }
}
