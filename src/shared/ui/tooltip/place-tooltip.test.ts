import { expect, it } from 'vitest'
import { placeTooltip } from './place-tooltip.ts'

const view = { width: 400, height: 300 }
const box = { offsetWidth: 80, offsetHeight: 28 }

it.each([
  ['below and centred', { left: 100, top: 40, bottom: 72, width: 32 }, { left: 76, top: 78 }],
  ['above at the lower edge', { left: 100, top: 260, bottom: 292, width: 32 }, { left: 76, top: 226 }],
  ['within the left edge', { left: 0, top: 40, bottom: 72, width: 32 }, { left: 8, top: 78 }],
  ['within the right edge', { left: 380, top: 40, bottom: 72, width: 20 }, { left: 312, top: 78 }],
])('a tooltip stands %s', (_, target, place) => expect(placeTooltip(target, box, view)).toEqual(place))
