import { describe, expect, it } from 'vitest'
import { type DrawnStockItem, isFoundStock } from '#engines/ports.ts'
import { makeNodeCanvas } from '../illustrator/canvas-node.ts'
import { paint } from '../illustrator/illustrator.ts'
import { LOOKS } from '../illustrator/looks/looks.ts'
import { parseScene } from '../illustrator/parse/parse-scene.ts'
import { createStock } from './stock.ts'

const stock = createStock()
const searchStock = async (words: string, page: number, pageSize: number, { showsMature = false, of = stock } = {}) => {
  const { items, total } = await of.search({ words, type: 'images', page, pageSize, showsMature })
  return { items: items.filter((item): item is DrawnStockItem => !isFoundStock(item)), total }
}
const all = await searchStock('', 1, 10_000)

describe('the stock library', () => {
  it('the stock library has at least 240 items, each with a unique id, title and prompt', () => {
    expect(all.total).toBeGreaterThanOrEqual(240)
    expect(all.items).toHaveLength(all.total)
    expect(new Set(all.items.map(({ id }) => id)).size).toBe(all.total)
    expect(new Set(all.items.map(({ title }) => title)).size).toBe(all.total)
    for (const { id, title, tags, look, prompt, seed } of all.items) {
      expect(id).toMatch(/^stock-[a-z-]+$/)
      expect(title.length).toBeGreaterThan(3)
      expect(tags.length).toBeGreaterThan(2)
      expect(prompt).not.toBe('')
      expect(Number.isInteger(seed)).toBe(true)
      expect(LOOKS.map((known) => known.id)).toContain(look)
    }
  })

  it('the stock library is varied: many places, every look, and nothing that the illustrator would not understand', () => {
    const places = new Set(all.items.map(({ prompt }) => parseScene(prompt).place))
    expect(places.size).toBeGreaterThan(18)
    expect(new Set(all.items.map(({ look }) => look)).size).toBe(LOOKS.length)
    const lost = all.items.filter(
      ({ prompt, tags }) => parseScene(prompt).place === 'abstract' && !tags.includes('abstract'),
    )
    expect(lost.map(({ prompt }) => prompt)).toEqual([])
  })

  it('the stock library ranks title matches over tag matches', async () => {
    const { items } = await searchStock('lighthouse', 1, 5)
    expect(items.every(({ title }) => title.includes('Lighthouse'))).toBe(true)
    expect((await searchStock('lighthouse at night', 1, 1)).items[0]?.title).toBe('Lighthouse on a cliff at night')
    expect((await searchStock('Writer desk', 1, 1)).items[0]?.title).toContain('Writer at the desk')
  })

  it('the stock library finds plurals, synonyms and words of other languages', async () => {
    const titles = async (words: string) => (await searchStock(words, 1, 60)).items.map(({ title }) => title)
    expect(await titles('lighthouses')).toEqual(await titles('lighthouse'))
    expect((await titles('phare')).some((title) => title.includes('Lighthouse'))).toBe(true)
    expect((await titles('kitty cats')).some((title) => title.includes('Cat'))).toBe(true)
    expect((await titles('ocean')).length).toBeGreaterThan(10)
    expect(await titles('Müllverbrennungsanlagenverordnung')).toEqual([])
  })

  it('the stock library pages without gaps or repeats, the same every time', async () => {
    const found = await Promise.all([1, 2, 3, 4].map((page) => searchStock('sea', page, 7)))
    const pages = found.flatMap(({ items }) => items.map(({ id }) => id))
    const { total } = await searchStock('sea', 1, 7)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages).toHaveLength(Math.min(28, total))
    expect(await searchStock('sea', 2, 7, { of: createStock() })).toEqual(await searchStock('sea', 2, 7))
    expect(await searchStock('sea', 999, 7)).toEqual({ items: [], total })
    expect(await searchStock('sea', 0, 7)).toEqual(await searchStock('sea', 1, 7))
  })

  it('the stock library’s thumbnails can be rendered', () => {
    for (const { prompt, look, seed } of all.items.filter((_, i) => i % 24 === 0)) {
      const { data } = paint(makeNodeCanvas, { prompt, look, seed, width: 160, height: 90 }).context.getImageData(
        0,
        0,
        160,
        90,
      )
      const values = new Set<number>()
      for (let i = 0; i < data.length; i += 4) values.add(data[i] ?? 0)
      expect(values.size, prompt).toBeGreaterThan(8)
    }
  })
})

it('the stock library omits adult content unless requested', async () => {
  const items = all.items.slice(0, 2).map((item, at) => ({ ...item, id: `item-${at}`, isMature: at === 0 }))
  const of = createStock(items)
  expect((await searchStock('', 1, 10, { of })).items.map(({ id }) => id)).toEqual(['item-1'])
  expect((await searchStock('', 1, 10, { of, showsMature: true })).total).toBe(2)
})
