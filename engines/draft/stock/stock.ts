import { type DrawnStockItem, isMatureStock, type StockLibrary } from '#engines/ports.ts'
import { STOCK_ITEMS } from './library.ts'
import { indexItem, searchItems } from './search.ts'

/** The generated stock library: the illustrator's own pictures under fixed ids, each as a picture and as a clip. */
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
