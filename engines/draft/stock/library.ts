import { hashText } from '../illustrator/core/random.ts'
import { LOOKS } from '../illustrator/looks/looks.ts'
import type { DrawnStockItem } from '#engines/ports.ts'
import { type Motif, MOTIFS, type Setting } from './motifs.ts'
import { SETTINGS } from './settings.ts'

const list = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

function itemOf(motif: Motif, setting: Setting): DrawnStockItem {
  const words = SETTINGS[setting]
  const id = `stock-${motif.key}-${setting}`
  const hash = hashText(id)
  // The first look is the one most films use: every third picture has it.
  const look = (hash % 3 === 0 ? LOOKS[0] : LOOKS[(hash >>> 4) % LOOKS.length]) ?? LOOKS[0]
  return {
    id,
    title: [motif.title, words.title].filter(Boolean).join(' '),
    tags: [...new Set([...motif.tags, ...list(words.tags), look.name.toLowerCase()])],
    look: look.id,
    seed: (hash >>> 8) % 1000,
    prompt: [motif.prompt, words.prompt].filter(Boolean).join(' '),
  }
}

/** Every item of the generated library, well mixed: neighbours show different things. */
export const STOCK_ITEMS: readonly DrawnStockItem[] = MOTIFS.flatMap((motif) =>
  motif.settings.map((setting) => itemOf(motif, setting)),
)
  .map((item) => ({ item, order: hashText(`order/${item.id}`) }))
  .sort((a, b) => a.order - b.order)
  .map(({ item }) => item)
