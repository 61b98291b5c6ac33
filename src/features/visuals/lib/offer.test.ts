import { expect, test } from 'vitest'
import { MAX_PICKS, type Offer, once, toggled } from './offer.ts'

const offer = (key: string, name = key): Offer => ({
  key,
  name,
  image: null,
  durationMs: null,
  credit: null,
  visual: { source: 'MEDIA', media_id: key },
})

test('a press picks a visual, another one removes it, and the order is that of the presses', () => {
  const [a, b] = [offer('a'), offer('b')]
  expect(toggled(toggled([], b), a)).toEqual([b, a])
  expect(toggled([b, a], offer('b'))).toEqual([a])
})

test('no more visuals are picked than a scene accepts', () => {
  const full = Array.from({ length: MAX_PICKS }, (_, at) => offer(`${at}`))
  expect(toggled(full, offer('one more'))).toBe(full)
  expect(toggled(full, offer('0'))).toHaveLength(MAX_PICKS - 1)
})

test('a visual that is offered twice keeps its first place', () => {
  expect(once([offer('a', 'first'), offer('b'), offer('a', 'again')]).map(({ name }) => name)).toEqual(['first', 'b'])
})
