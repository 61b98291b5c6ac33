import { expect, it } from 'vitest'
import { LOOKS } from '#engines/draft/illustrator/looks/looks.ts'
import { contrastOf, MIN_CONTRAST, parseHex } from '../captions/caption-colours.ts'
import { coloursOfLook } from './look-colours.ts'

it.each(LOOKS.map(({ id, colours }) => ({ id, colours })))(
  'in the look $id white words and the accent are readable on the plate',
  ({ colours }) => {
    const found = coloursOfLook(colours)
    const [plate, accent] = [parseHex(found?.plate ?? ''), parseHex(found?.accent ?? '')]
    expect(plate && contrastOf(plate, [255, 255, 255])).toBeGreaterThanOrEqual(MIN_CONTRAST)
    expect(plate && accent && contrastOf(plate, accent)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  },
)

it('colours that are none give no accent and no plate', () => {
  expect(coloursOfLook([])).toBeUndefined()
})
