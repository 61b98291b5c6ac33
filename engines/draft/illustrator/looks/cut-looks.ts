import { type Colour, fromLab, hex, mix, toLab } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'
import { readPixels, vignette } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { grainOf, paperTile } from './textures.ts'

/** Multiplies a paper's tooth into the image. */
function tooth(stage: Parameters<LookSpec['finish']>[0], amount: number, grainAmount: number): void {
  const { c, w, h, u } = stage
  const pixels = readPixels(stage)
  const { data } = pixels
  const [paper, grain] = [paperTile().data, grainOf().data]
  const fine = 1080 / u
  for (let y = 0; y < h; y++) {
    const line = (Math.floor(y * fine) & 511) << 9
    for (let x = 0; x < w; x++) {
      const px = line | (Math.floor(x * fine) & 511)
      const k = (y * w + x) * 4
      const press = 1 + (paper[px] ?? 0) * amount
      const dust = (grain[px] ?? 0) * grainAmount
      data[k] = (data[k] ?? 0) * press + dust
      data[k + 1] = (data[k + 1] ?? 0) * press + dust
      data[k + 2] = (data[k + 2] ?? 0) * press + dust
    }
  }
  c.putImageData(pixels, 0, 0)
}

/** Keeps colours within a stack of dyed papers: neither black nor white, clear hues. */
const dyed = (colour: Colour, low: number, high: number, chroma: number, most: number, lift = 1): Colour => {
  const [L, a, b] = toLab(colour)
  const size = Math.sqrt(a * a + b * b)
  const wanted = Math.min(most, size * chroma)
  const k = size > 1e-4 ? wanted / size : 0
  return fromLab([low + Math.pow(clamp(L), lift) * (high - low), a * k, b * k])
}

export const paperCut: LookSpec = {
  id: 'paper-cut',
  name: 'Paper cut',
  description: 'Layered sheets that throw shadows',
  colours: ['#c56597', '#b76082', '#614b5f'],
  graphic: {
    shadow: { blur: 0.028, x: -0.004, y: -0.009, alpha: 0.46 },
    sun: 'rings',
    clouds: 'puffs',
    bands: 8,
    facets: false,
    fade: 0,
    glow: 'rings',
  },
  ink: (scene) => {
    const night = scene.time === 'night'
    return (colour) => dyed(colour, night ? 0.14 : 0.24, night ? 0.84 : 0.97, 1.28, 0.17)
  },
  finish(stage) {
    tooth(stage, 0.028, 3)
    vignette(stage, 'rgba(14,10,24,.26)', 0.55)
  },
}

export const pastel: LookSpec = {
  id: 'pastel',
  name: 'Pastel flat',
  description: 'Flat shapes, chalky colours, no outlines',
  colours: ['#83a6b1', '#ebc28e', '#939082'],
  graphic: { sun: 'plain', clouds: 'puffs', bands: 7, facets: true, fade: 0.55, glow: 'rings' },
  ink: (scene, _palette, random) => {
    const night = scene.time === 'night'
    const veil = random.pick([hex('#ffe3d3'), hex('#fbe6c9'), hex('#e6e4f4'), hex('#dff0ea')])
    const dusk = hex('#4a4f86')
    return (colour) =>
      mix(
        dyed(colour, night ? 0.2 : 0.33, night ? 0.76 : 1, 1.2, 0.12, night ? 1 : 0.8),
        night ? dusk : veil,
        night ? 0.08 : 0.07,
      )
  },
  finish(stage) {
    tooth(stage, 0.012, 7)
  },
}

export const lineArt: LookSpec = {
  id: 'comic',
  name: 'Comic',
  description: 'Bold outlines, bright flat colour, sun rays',
  colours: ['#907195', '#e18058', '#7d6263'],
  graphic: {
    outline: { colour: hex('#1b1a2b'), width: 0.0034 },
    sun: 'rays',
    clouds: 'puffs',
    bands: 6,
    facets: true,
    fade: 0,
    glow: 'rings',
  },
  ink: (scene) => {
    const night = scene.time === 'night'
    return (colour) => dyed(colour, night ? 0.17 : 0.3, night ? 0.8 : 0.98, 1.5, 0.2)
  },
  finish(stage) {
    tooth(stage, 0.012, 3)
  },
}
