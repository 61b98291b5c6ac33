import { css } from '../core/colour.ts'
import { glow } from '../layers/glow.ts'
import { bloom } from './bloom.ts'
import { brightness, curve, film, readPixels, vignette } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { grainOf } from './textures.ts'

const bend = (v: number, amount: number): number => v + amount * Math.sin((v - 0.5) * Math.PI) * v

export const cinematic: LookSpec = {
  id: 'cinematic',
  name: 'Cinematic',
  description: 'Film light, deep haze, soft grain',
  ink: () => (colour) => colour,
  finish(stage) {
    bloom(stage, 0.62, 0.5)
    vignette(stage, css([4, 5, 14], 0.46))
    // Shadows sink a little and cool, lights roll off warm.
    film(
      stage,
      [
        curve((v) => bend(v, 0.05) + 0.012 * v),
        curve((v) => bend(v, 0.045)),
        curve((v) => 0.014 + bend(v, 0.03) * 0.97),
      ],
      6,
    )
  },
}

export const vintage: LookSpec = {
  id: 'vintage-film',
  name: 'Vintage film',
  description: 'Faded warm print, a light leak, coarse grain',
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const random = stage.random.fork('leak')
    bloom(stage, 0.5, 0.45, 5)
    const side = random.sign()
    glow(stage, side > 0 ? w * 1.02 : -w * 0.02, h * random.range(0.2, 0.8), u * 0.75, [255, 112, 44], 0.5)
    glow(stage, side > 0 ? w : 0, h * random.range(0, 1), u * 0.3, [255, 196, 92], 0.4)
    vignette(stage, css([26, 14, 8], 0.5), 0.45)
    film(
      stage,
      [
        curve((v) => 0.11 + 0.88 * Math.pow(v, 0.92)),
        curve((v) => 0.085 + 0.83 * v),
        curve((v) => 0.12 + 0.62 * Math.pow(v, 1.08)),
      ],
      15,
    )
    c.save()
    c.strokeStyle = 'rgba(255,244,220,.22)'
    c.lineWidth = Math.max(0.6, u * 0.0011)
    for (let i = 0; i < 9; i++) {
      const x = random.next() * w
      const y = random.next() * h
      c.beginPath()
      c.moveTo(x, y)
      c.quadraticCurveTo(
        x + random.spread() * u * 0.03,
        y + u * 0.02,
        x + random.spread() * u * 0.04,
        y + random.spread() * u * 0.06,
      )
      c.stroke()
    }
    c.restore()
  },
}

export const noir: LookSpec = {
  id: 'noir',
  name: 'Noir',
  description: 'Black and white, hard light, heavy grain',
  ink: () => (colour) => colour,
  finish(stage) {
    bloom(stage, 0.55, 0.5)
    vignette(stage, css([0, 0, 0], 0.72), 0.34)
    const { c, w, h } = stage
    const pixels = readPixels(stage)
    const light = brightness(pixels)
    const { data } = pixels
    const { data: grain } = grainOf()
    const scale = 1 / Math.max(1, stage.u / 900)
    const tone = curve((v) => {
      const lifted = Math.pow(v, 0.82)
      return lifted < 0.5 ? 0.5 * Math.pow(lifted * 2, 1.75) : 1 - 0.5 * Math.pow((1 - lifted) * 2, 1.75)
    })
    for (let y = 0, i = 0; y < h; y++) {
      const line = (Math.floor(y * scale) & 511) << 9
      for (let x = 0; x < w; x++, i++) {
        const v =
          (tone[Math.round((light[i] ?? 0) * 255)] ?? 0) + (grain[line | (Math.floor(x * scale) & 511)] ?? 0) * 13
        data[i * 4] = v * 1.0 + 2
        data[i * 4 + 1] = v * 0.992 + 2
        data[i * 4 + 2] = v * 0.965 + 4
      }
    }
    c.putImageData(pixels, 0, 0)
  },
}
