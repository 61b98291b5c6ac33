import { expect, test } from 'vitest'
import { createStock } from './stock.ts'

const stock = createStock()
const all = stock.search('', 1, 10_000)

test('holds hundreds of different items that can be asked for by id', () => {
  expect(all.total).toBeGreaterThanOrEqual(240)
  expect(new Set(all.items.map((item) => item.id)).size).toBe(all.total)
  expect(new Set(all.items.map((item) => `${item.prompt}|${item.look}|${item.seed}`)).size).toBe(all.total)
  for (const item of all.items) expect(stock.get(item.id)).toEqual(item)
})

test('pages follow each other without gaps and end', () => {
  const pages = [1, 2, 3].flatMap((page) => stock.search('', page, 24).items)
  expect(pages).toEqual(all.items.slice(0, 72))
  expect(stock.search('', 1_000, 24)).toEqual({ items: [], total: all.total })
})

test('what fits all words comes first, plurals find the single thing, nonsense finds nothing', () => {
  expect(stock.search('lighthouse at night', 1, 1).items[0]?.id).toMatch(/lighthouse.*night/)
  expect(stock.search('whales', 1, 1).items[0]?.title).toMatch(/whale/i)
  expect(stock.search('xyzzy', 1, 24)).toEqual({ items: [], total: 0 })
})
