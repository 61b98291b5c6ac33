import { describe, expect, it } from 'vitest'
import { makeNodeCanvas } from '../illustrator/canvas-node.ts'
import { paint } from '../illustrator/illustrator.ts'
import { LOOKS } from '../illustrator/looks/looks.ts'
import { parseScene } from '../illustrator/parse/parse-scene.ts'
import { createStock } from './stock.ts'

const stock = createStock()
const all = stock.search('', 1, 10_000)

describe('the stock library', () => {
  it('the stock library holds at least 240 items, each with its own id, title and words to paint', () => {
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

  it('the stock library ranks what the title says over what a tag says', () => {
    const { items } = stock.search('lighthouse', 1, 5)
    expect(items.every(({ title }) => title.includes('Lighthouse'))).toBe(true)
    expect(stock.search('lighthouse at night', 1, 1).items[0]?.title).toBe('Lighthouse on a cliff at night')
    expect(stock.search('Writer desk', 1, 1).items[0]?.title).toContain('Writer at the desk')
  })

  it('the stock library finds plurals, synonyms and words of other languages', () => {
    const titles = (query: string): string[] => stock.search(query, 1, 60).items.map(({ title }) => title)
    expect(titles('lighthouses')).toEqual(titles('lighthouse'))
    expect(titles('phare').some((title) => title.includes('Lighthouse'))).toBe(true)
    expect(titles('kitty cats').some((title) => title.includes('Cat'))).toBe(true)
    expect(titles('ocean').length).toBeGreaterThan(10)
    expect(titles('Müllverbrennungsanlagenverordnung')).toEqual([])
  })

  it('the stock library pages without gaps or repeats, the same every time', () => {
    const pages = [1, 2, 3, 4].flatMap((page) => stock.search('sea', page, 7).items.map(({ id }) => id))
    const { total } = stock.search('sea', 1, 7)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages).toHaveLength(Math.min(28, total))
    expect(createStock().search('sea', 2, 7)).toEqual(stock.search('sea', 2, 7))
    expect(stock.search('sea', 999, 7)).toEqual({ items: [], total })
    expect(stock.search('sea', 0, 7)).toEqual(stock.search('sea', 1, 7))
  })

  it('the stock library gives items by id, and nothing for an unknown one', () => {
    const [first] = all.items
    expect(first && stock.get(first.id)).toEqual(first)
    expect(stock.get('stock-nothing')).toBeUndefined()
  })

  it('the stock library has thumbnails that can be painted', () => {
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

it('the stock library leaves out what is for adults unless it is asked for', () => {
  const items = createStock()
    .search('', 1, 2)
    .items.map((item, at) => ({ ...item, id: `item-${at}`, isMature: at === 0 }))
  const stock = createStock(items)
  expect(stock.search('', 1, 10).items.map(({ id }) => id)).toEqual(['item-1'])
  expect(stock.search('', 1, 10, { showsMature: true }).total).toBe(2)
})
