import { expect, it } from 'vitest'
import { type EngineCall, type Engines, isFoundStock, type StockQuery } from '#engines/ports.ts'
import { tryEngines } from './testing/try-engines.ts'

const query: StockQuery = { words: 'boat', type: 'images', page: 1, pageSize: 12, showsMature: false }
/** Searches are cached. */
let searches = 0
const search = ({ stock }: Engines, call?: EngineCall) => stock.search({ ...query, words: `boat ${++searches}` }, call)

tryEngines({
  port: 'STOCK',
  isFree: true,
  isInstant: true,
  work: search,
  promises(tried) {
    const { name, inspect } = tried
    it(`${name} pages through its items, each once`, async () => {
      const { stock } = tried.engines
      const [first, second] = [await stock.search(query), await stock.search({ ...query, page: 2 })]
      expect(first.items.length).toBeGreaterThan(0)
      expect(first.items.length).toBeLessThanOrEqual(query.pageSize)
      expect(first.total).toBeGreaterThanOrEqual(first.items.length)
      expect(first.hasMore).toBe(second.items.length > 0)
      const ids = [...first.items, ...second.items].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it(`${name} finds an item by its id, and none by an unknown id`, async () => {
      const { stock } = tried.engines
      const [item] = (await stock.search(query)).items
      expect(await stock.get(item?.id ?? '')).toEqual(item)
      for (const id of ['', 'unknown-images-1', 'pexels-images-../../x']) expect(await stock.get(id)).toBeNull()
    })

    it(`${name} returns author, licence and file of an item`, async () => {
      const { stock } = tried.engines
      const [item] = (await stock.search(query)).items
      if (!item || !isFoundStock(item)) return expect(name).toBe('draft')
      const { author, library, licence, pageUrl } = item.credit
      for (const text of [author, library, licence]) expect(text.trim()).not.toBe('')
      expect(pageUrl).toMatch(/^https:\/\//u)
      const [still, file] = [await stock.still?.(item), await stock.download?.(item)]
      for (const image of [still, file])
        expect(await inspect(image?.bytes ?? new Uint8Array())).toMatchObject({ contentType: image?.contentType })
    })
  },
})
