import { expect, test } from 'vitest'
import { contrastOf, parseHex, captionContrast } from '#src/video/captions/caption-colours.ts'

const plain = { text: null, highlight: null, plate: null }
const on = (text: string | null, plate: string | null) =>
  captionContrast({ style: 'BOXED', colors: { ...plain, text, plate } })

test('black and white differ by 21, a colour and itself by 1', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([255, 255, 255], [0, 0, 0])).toBeCloseTo(21)
  expect(contrastOf([90, 60, 30], [90, 60, 30])).toBe(1)
  // Grey of 119 is the darkest that stands out from black as little as white does from it.
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.478, 2)
  expect(contrastOf([255, 0, 0], [255, 255, 255])).toBeCloseTo(3.998, 2)
  expect(contrastOf([0, 0, 255], [255, 255, 255])).toBeCloseTo(8.592, 2)
  expect(contrastOf([10, 10, 10], [0, 0, 0])).toBeCloseTo(1.061, 2)
})

test('a colour is read from six digits, whatever their case, and from nothing else', () => {
  expect(parseHex('#0aB37f')).toEqual([10, 179, 127])
  for (const text of ['0ab37f', '#0ab37', '#0ab37f0', '#0ab37g', '']) expect(parseHex(text)).toBeNull()
})

test('words stand out enough from a contrast of 4.5 on', () => {
  expect(on('#767676', '#ffffff')).toMatchObject({ isEnough: true })
  expect(on('#777777', '#ffffff')).toMatchObject({ isEnough: false })
  expect(on('#000000', '#ffffff').ratio).toBeCloseTo(21)
})

test('the readable default is white on a dark plate and black on a light one', () => {
  expect(on('#333333', '#222222')).toMatchObject({ isEnough: false, readable: '#ffffff' })
  expect(on('#eeeeee', '#dddddd')).toMatchObject({ isEnough: false, readable: '#111111' })
})

test('words without colours of their own are seen on the plate of their style, or on the shadow where it has none', () => {
  const own = (style: 'BOXED' | 'CLASSIC') => captionContrast({ style, colors: plain })
  for (const style of ['BOXED', 'CLASSIC'] as const)
    expect(own(style)).toMatchObject({ isEnough: true, readable: '#ffffff' })
  expect(captionContrast({ style: 'CLASSIC', colors: { ...plain, text: '#1e1e22' } }).ratio).toBe(1)
  // Invalid colours are not chosen.
  expect(captionContrast({ style: 'CLASSIC', colors: { ...plain, text: 'red' } })).toEqual(own('CLASSIC'))
})
