import { type Colour, mix, multiply, css } from '../core/colour.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { cutOut } from './sheet.ts'

export interface WaterSpec {
  /** The far shore, px. */
  top: number
  /** Where the water ends, px. */
  bottom: number
  /** 0 a mirror, 1 a choppy sea. */
  chop: number
  deep: Colour
  /** How much of the reflection is lost to the water's own colour near the viewer, 0 to 1. */
  murk?: number
  /** Width of the sparkle under the light, art units; 0 none. */
  glitter?: number
}

/** Water that reflects whatever has been painted above it, broken by waves that grow towards the viewer. */
export function paintWaterMirror(stage: Stage, spec: WaterSpec): void {
  const { c, w, u, texture, palette, light } = stage
  const { top, bottom, chop } = spec
  if (bottom - top < 2) return
  const cols = Math.max(8, Math.round(Math.min(w, 960 * (stage.look.detail ?? 1) * (w / Math.max(w, stage.h)))))
  const px = w / cols
  const rows = Math.max(2, Math.round((bottom - top) / px))
  const skyRows = Math.max(2, Math.round(top / px))
  const above = stage.make(cols, skyRows, true)
  above.context.imageSmoothingQuality = 'medium'
  above.context.drawImage(stage.canvas.image, 0, 0, w, top, 0, 0, cols, skyRows)
  const source = above.context.getImageData(0, 0, cols, skyRows).data

  const surface = stage.make(cols, rows)
  const pixels = surface.context.createImageData(cols, rows)
  const { data } = pixels
  const deep = spec.deep
  const murk = spec.murk ?? 0.75
  const sheen = mix(multiply(palette.sky.at(0.75), [1, 1, 1]), palette.sun, 0.15)
  const span = (stage.h - top) / u
  const glitter = spec.glitter ?? 0
  const lx = light.x / u
  const [swells, waves, ripples] = [new Float32Array(cols), new Float32Array(cols), new Float32Array(cols)]
  for (let row = 0; row < rows; row++) {
    const d = ((row + 0.5) * px) / u // art units below the shore
    const z = 0.16 / (d + 0.012) // distance over the water
    const v = clamp(d / span)
    const fresnel = 1 - murk * smoothstep(0, 1, Math.pow(v, 0.75))
    const lift = (6 + 60 * v) * chop
    const [left, step] = [(-w / u / 2) * z, (px / u) * z]
    texture.fill(swells, left * 2.2 + 3, step * 2.2, z * 6.5)
    texture.fill(waves, left * 7 - 8, step * 7, z * 21)
    texture.fill(ripples, left * 17, step * 17, z * 47 + 5)
    for (let col = 0; col < cols; col++) {
      const x = (col * px) / u
      const swell = swells[col] ?? 0
      const chops = (waves[col] ?? 0) + 0.5 * (ripples[col] ?? 0)
      const slope = swell * 0.55 + chops * 0.45
      const sx = clamp(Math.round(col + slope * (2 + 26 * v) * (0.3 + chop)), 0, cols - 1)
      const sy = clamp(
        Math.round(skyRows - 1 - (row * 0.96 + Math.abs(slope) * lift * (0.4 + z * 0.02))),
        0,
        skyRows - 1,
      )
      const s = (sy * cols + sx) * 4
      const facing = clamp(fresnel - slope * 0.22 * chop - v * 0.1)
      let r = deep[0] + ((source[s] ?? 0) - deep[0]) * facing
      let g = deep[1] + ((source[s + 1] ?? 0) - deep[1]) * facing
      let b = deep[2] + ((source[s + 2] ?? 0) - deep[2]) * facing
      const crest = smoothstep(0.5, 1.05, slope) * 0.22 * chop * (1 - v * 0.4)
      r += (sheen[0] - r) * crest
      g += (sheen[1] - g) * crest
      b += (sheen[2] - b) * crest
      if (glitter > 0) {
        const off = (x - lx) / (glitter * (0.35 + 1.9 * v))
        // Further away it is darker than a step of a pixel.
        if (off * off < 7) {
          const spark = Math.exp(-off * off) * smoothstep(0.16, 0.62, chops * 0.75 + swell * 0.3) * (1 - v * 0.55)
          r += (palette.sun[0] * 1.02 - r) * spark
          g += (palette.sun[1] * 1.0 - g) * spark
          b += (palette.sun[2] * 0.94 - b) * spark
        }
      }
      const i = (row * cols + col) * 4
      data[i] = r
      data[i + 1] = g
      data[i + 2] = b
      data[i + 3] = 255
    }
  }
  surface.context.putImageData(pixels, 0, 0)
  c.save()
  c.imageSmoothingEnabled = true
  c.imageSmoothingQuality = 'medium'
  c.drawImage(surface.image, 0, top, w, bottom - top)
  c.restore()
}

/** Water as cut waves, lighter at the far shore, with a ladder of light under the sun. */
export function paintSheetWater(stage: Stage, spec: WaterSpec): void {
  const { c, w, u, palette, light, noise } = stage
  const { top, bottom } = spec
  const far = mix(palette.sky.at(0.82), spec.deep, 0.3)
  const near = mix(spec.deep, palette.sky.at(0.25), 0.18)
  const sheets = Math.max(4, Math.round(((bottom - top) / u) * 15))
  for (let i = 0; i < sheets; i++) {
    const t = i / sheets
    const y = top + (bottom - top) * Math.pow(t, 1.45)
    const swell = u * (0.002 + 0.02 * t) * (0.4 + spec.chop)
    const phase = i * 3.7
    cutOut(stage, stage.ink(mix(far, near, Math.pow(t, 0.7))), () => {
      c.moveTo(-u * 0.05, bottom + u * 0.04)
      for (let x = -u * 0.05; x <= w + u * 0.05; x += w / 90) {
        const wave = i ? Math.sin((x / u) * (26 - 14 * t) + phase) * 0.5 + noise.at((x / u) * 2.2, phase) : 0
        c.lineTo(x, y + wave * swell)
      }
      c.lineTo(w + u * 0.05, bottom + u * 0.04)
      c.closePath()
    })
  }
  if (!spec.glitter || light.y > top + u * 0.1) return
  const random = stage.random.fork('ladder')
  c.fillStyle = css(stage.ink(mix(palette.sun, palette.glow, 0.25)), 0.85)
  for (let i = 0; i < 16; i++) {
    const t = (i + 0.6) / 16
    const y = top + (bottom - top) * Math.pow(t, 1.3)
    const half = u * (0.02 + 0.1 * t) * random.range(0.45, 1) * (0.6 + spec.glitter * 4)
    const thick = u * (0.0012 + 0.0042 * t)
    c.beginPath()
    c.ellipse(light.x + random.spread() * u * 0.03 * (0.4 + t), y, half, thick, 0, 0, Math.PI * 2)
    c.fill()
  }
}

/** Paints water in the look's manner: a mirror broken by waves, or cut bands. */
export const paintWater = (stage: Stage, spec: WaterSpec): void =>
  stage.look.graphic ? paintSheetWater(stage, spec) : paintWaterMirror(stage, spec)
