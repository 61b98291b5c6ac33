import { expect, it } from 'vitest'
import { type PricedItem, splitByCap } from './price-items.ts'

const item = (id: string, most: number, aroll_id: string | null = null) => ({ id, most, aroll_id }) as PricedItem
const split = (items: readonly PricedItem[], room: number) => {
  const { begins, waits } = splitByCap(items, room)
  return [begins, waits].map((all) => all.map(({ id }) => id).join(' '))
}

it('items that fit a cap to the last credit begin, in playing order', () => {
  const items = [item('a', 4), item('b', 3), item('c', 2)]
  expect(split(items, 9)).toEqual(['a b c', ''])
  expect(split(items, 8)).toEqual(['a b', 'c'])
  expect(split(items, 7)).toEqual(['a b', 'c'])
  expect(split(items, 6)).toEqual(['a', 'b c'])
  expect(split(items, 3)).toEqual(['', 'a b c'])
})

it('once an item does not fit, later paid items wait as well, and free ones begin', () => {
  expect(split([item('a', 5), item('b', 1), item('c', 0)], 4)).toEqual(['c', 'a b'])
})

it('a clip and its source image begin or wait together', () => {
  const items = [item('image', 2, 'one'), item('voice', 1), item('clip', 4, 'one'), item('other', 1, 'two')]
  expect(split(items, 8)).toEqual(['image voice clip other', ''])
  expect(split(items, 7)).toEqual(['image voice clip', 'other'])
  expect(split(items, 5)).toEqual(['', 'image voice clip other'])
  // Voices belong to no image, and so not to each other.
  expect(split([item('a', 2), item('b', 2)], 2)).toEqual(['a', 'b'])
})
