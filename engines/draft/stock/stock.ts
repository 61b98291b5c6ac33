import type { StockItem, StockLibrary } from '#engines/ports.ts'
import { STOCK_ITEMS } from './library.ts'
import { indexItem, searchItems } from './search.ts'

/** The generated stock library: the illustrator's own pictures under fixed ids. */
export function createStock(library: readonly StockItem[] = STOCK_ITEMS): StockLibrary {
  const index = library.map(indexItem)
  const byId = new Map(library.map((item) => [item.id, item]))
  return {
    info: { label: 'Built-in draft library', builtIn: true },
    search(query, page, pageSize, { showsMature = false } = {}) {
      const found = searchItems(index, query).filter(({ isMature = false }) => showsMature || !isMature)
      const from = (Math.max(1, Math.floor(page)) - 1) * pageSize
      return { items: found.slice(from, from + pageSize), total: found.length }
    },
    get: (id) => byId.get(id),
  }
}
