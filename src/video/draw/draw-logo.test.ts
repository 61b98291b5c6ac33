import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { VideoLogo } from '../document.ts'
import { drawLogo } from './draw-logo.ts'
import type { Stage } from './draw-shot.ts'
import { placeLogo } from './place-logo.ts'
import type { Context2D } from './types.ts'

const SIZE = { width: 640, height: 360 }

/** A frame of thin black and white lines with a red logo on it; what is beside the logo. */
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
  const picture = { state: 'ready', source, width: 20, height: 10, key: null }
  const stage = { ...SIZE, frame: 0, scale: 1, assets: { logo: () => picture, cache } } as unknown as Stage
  drawLogo(ctx as unknown as Context2D, logo, stage)
  const { ground } = placeLogo({ ...logo, blur: true }, SIZE, source)
  if (!ground) throw new Error('A blurred logo has a ground')
  // Between the logo and the right edge of the ground.
  const [x, y] = [Math.round(ground.x + ground.width - 4), Math.round(ground.y + ground.height / 2)]
  const { data } = ctx.getImageData(x, y, 2, 1)
  return [data[0] ?? 0, data[4] ?? 0].sort((one, other) => one - other)
}

test('behind a logo that asks for it the picture is blurred, and otherwise left alone', () => {
  const logo = { url: '/logo.png', width: 0.3, position: 'TOP_LEFT', blur: true } as VideoLogo
  const [darker = 0, lighter = 255] = besideLogo(logo)
  expect(lighter - darker).toBeLessThan(40)
  expect(besideLogo({ ...logo, blur: false })).toEqual([0, 255])
})
