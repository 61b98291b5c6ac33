import { type DrawnStockItem, isMatureStock, type StockLibrary } from '#engines/ports.ts'
import { indexItem, searchItems } from './search.ts'
import { hashText } from '../illustrator/core/random.ts'
import { LOOKS } from '../illustrator/looks/looks.ts'
import { type Motif, MOTIFS, type Setting } from './motifs.ts'

const list = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

interface SettingWords {
  /** Follows the motif's title. */
  title: string
  /** Follows the motif's prompt. */
  prompt: string
  tags: string
}

/** Hours, weathers and framings in which a motif is shown. */
const SETTINGS: Readonly<Record<Setting, SettingWords>> = {
  dawn: { title: 'at dawn', prompt: 'at dawn', tags: 'dawn, sunrise, morning' },
  morning: { title: 'in the morning', prompt: 'in the morning', tags: 'morning' },
  noon: { title: 'at noon', prompt: 'on a sunny clear day', tags: 'day, sunny, blue sky' },
  afternoon: { title: 'in the afternoon', prompt: 'on a sunny afternoon', tags: 'day, afternoon' },
  dusk: { title: 'at dusk', prompt: 'at sunset', tags: 'dusk, sunset, evening' },
  evening: { title: 'in the evening', prompt: 'in the evening', tags: 'evening, warm' },
  night: { title: 'at night', prompt: 'at night', tags: 'night, dark' },
  fog: { title: 'in the fog', prompt: 'in the fog', tags: 'fog, mist, calm' },
  storm: { title: 'before the storm', prompt: 'in a storm', tags: 'storm, rain, dramatic' },
  rain: { title: 'in the rain', prompt: 'in the rain', tags: 'rain, wet' },
  snow: { title: 'in the snow', prompt: 'in the snow', tags: 'snow, winter, cold' },
  spring: { title: 'in spring', prompt: 'in spring with cherry blossom', tags: 'spring, blossom' },
  autumn: { title: 'in autumn', prompt: 'in autumn', tags: 'autumn, leaves' },
  winter: { title: 'in winter', prompt: 'in winter snow', tags: 'winter, snow, cold' },
  aurora: {
    title: 'under the northern lights',
    prompt: 'under the northern lights',
    tags: 'aurora, northern lights, night',
  },
  plain: { title: '', prompt: '', tags: '' },
  wide: { title: 'from afar', prompt: 'wide shot', tags: 'wide' },
  closeup: { title: 'up close', prompt: 'close-up', tags: 'close-up, detail' },
  calm: { title: 'in calm colours', prompt: 'calm and quiet', tags: 'calm, quiet' },
}

/** Every item of the generated library, well mixed: neighbours show different things. */
const STOCK_ITEMS: readonly DrawnStockItem[] = MOTIFS.flatMap((motif) =>
  motif.settings.map((setting) => itemOf(motif, setting)),
)
  .map((item) => ({ item, order: hashText(`order/${item.id}`) }))
  .sort((a, b) => a.order - b.order)
  .map(({ item }) => item)

/** The generated stock library: the illustrator's own images under fixed ids, each as an image and as a clip. */
export function createStock(library: readonly DrawnStockItem[] = STOCK_ITEMS): StockLibrary {
  const index = library.map(indexItem)
  const byId = new Map(library.map((item) => [item.id, item]))
  return {
    info: { label: 'Built-in draft library', builtIn: true },
    async search({ words, page, pageSize, showsMature }, call) {
      call?.signal?.throwIfAborted()
      const found = searchItems(index, words).filter((item) => showsMature || !isMatureStock(item))
      const from = (Math.max(1, Math.floor(page)) - 1) * pageSize
      const items = found.slice(from, from + pageSize)
      return { items, total: found.length, hasMore: from + pageSize < found.length }
    },
    get: async (id) => byId.get(id) ?? null,
  }
}

function itemOf(motif: Motif, setting: Setting): DrawnStockItem {
  const words = SETTINGS[setting]
  const id = `stock-${motif.key}-${setting}`
  const hash = hashText(id)
  // The first look is the most used one: every third image has it.
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
