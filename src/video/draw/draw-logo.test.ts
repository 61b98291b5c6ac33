import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { VideoLogo, LogoPosition } from '../document.ts'
import { drawLogo, placeLogo } from './draw-logo.ts'
import type { Stage } from './draw-shot.ts'
import type { Context2D } from './types.ts'
import { ASPECT_RATIOS } from '#src/domain/aspect-ratio.ts'
import { safeAreasOf } from '#src/domain/safe-areas.ts'

const SIZE = { width: 640, height: 360 }

/** A frame of thin black and white lines with a red logo on it; the area beside the logo. */
function besideLogo(logo: VideoLogo): number[] {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const ctx = canvas.getContext('2d')
  for (let x = 0; x < SIZE.width; x++) {
    ctx.fillStyle = x % 2 === 0 ? '#000' : '#fff'
    ctx.fillRect(x, 0, 1, SIZE.height)
  }
  const source = createCanvas(20, 10)
  const red = source.getContext('2d')
  red.fillStyle = '#f00'
  red.fillRect(0, 0, 20, 10)
  const cache = { scratch: (_: string, width: number, height: number) => createCanvas(width, height).getContext('2d') }
  const image = { state: 'ready', source, width: 20, height: 10, key: null }
  const stage = { ...SIZE, frame: 0, scale: 1, assets: { logo: () => image, cache } } as unknown as Stage
  drawLogo(ctx as unknown as Context2D, logo, stage)
  const { ground } = placeLogo({ ...logo, blur: true }, SIZE, source)
  if (!ground) throw new Error('A blurred logo has a ground')
  // Between the logo and the right edge of the ground.
  const [x, y] = [Math.round(ground.x + ground.width - 4), Math.round(ground.y + ground.height / 2)]
  const { data } = ctx.getImageData(x, y, 2, 1)
  return [data[0] ?? 0, data[4] ?? 0].sort((one, other) => one - other)
}

test('behind a logo with a blurred background the image is blurred, otherwise unchanged', () => {
  const logo = { url: '/logo.png', width: 0.3, position: 'TOP_LEFT', blur: true } as VideoLogo
  const [darker = 0, lighter = 255] = besideLogo(logo)
  expect(lighter - darker).toBeLessThan(40)
  expect(besideLogo({ ...logo, blur: false })).toEqual([0, 255])
})

const rows = ['TOP', 'MIDDLE', 'BOTTOM'] as const
const columns = ['LEFT', 'CENTER', 'RIGHT'] as const
const positions = rows.flatMap((row) => columns.map((column): LogoPosition => `${row}_${column}`))

test('a logo and its ground stay inside every platform’s safe area, in each place, size, proportion and shape', () => {
  for (const { value, width, height } of ASPECT_RATIOS)
    for (const position of positions)
      for (const blur of [true, false])
        for (const share of [0.04, 0.2, 1])
          for (const image of [
            { width: 400, height: 40 },
            { width: 90, height: 900 },
          ]) {
            const { box, ground } = placeLogo({ width: share, position, blur }, { width, height }, image)
            expect(box.width / box.height).toBeCloseTo(image.width / image.height)
            const outer = ground ?? box
            for (const { inset } of safeAreasOf(value)) {
              expect(outer.x).toBeGreaterThanOrEqual(inset.left * width - 0.001)
              expect(outer.y).toBeGreaterThanOrEqual(inset.top * height - 0.001)
              expect(outer.x + outer.width).toBeLessThanOrEqual((1 - inset.right) * width + 0.001)
              expect(outer.y + outer.height).toBeLessThanOrEqual((1 - inset.bottom) * height + 0.001)
            }
          }
})

test('the nine places of a logo are three rows of three, the middle one in the middle of the free area', () => {
  const frame = { width: 1080, height: 1080 }
  const at = (position: LogoPosition) => {
    const { box } = placeLogo({ width: 0.2, position, blur: false }, frame, { width: 2, height: 1 })
    return [box.x, box.y, box.width, box.height].map(Math.round)
  }
  expect(at('TOP_LEFT')).toEqual([54, 54, 216, 108])
  expect(at('BOTTOM_RIGHT')).toEqual([810, 918, 216, 108])
  expect(at('MIDDLE_CENTER')).toEqual([432, 486, 216, 108])
  expect(new Set(positions.map((position) => at(position).join())).size).toBe(9)
})
