import { type Colour, mix, multiply } from '../core/colour.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

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
  const { c, w, u, noise, palette, light } = stage
  const { top, bottom, chop } = spec
  if (bottom - top < 2) return
  const cols = Math.max(8, Math.round(Math.min(w, 960 * (stage.look.detail ?? 1) * (w / Math.max(w, stage.h)))))
  const px = w / cols
  const rows = Math.max(2, Math.round((bottom - top) / px))
  const skyRows = Math.max(2, Math.round(top / px))
  const above = stage.make(cols, skyRows)
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
  for (let row = 0; row < rows; row++) {
    const d = ((row + 0.5) * px) / u // art units below the shore
    const z = 0.16 / (d + 0.012) // distance over the water
    const v = clamp(d / span)
    const fresnel = 1 - murk * smoothstep(0, 1, Math.pow(v, 0.75))
    const lift = (6 + 60 * v) * chop
    for (let col = 0; col < cols; col++) {
      const x = (col * px) / u
      const wx = (x - w / u / 2) * z
      const swell = noise.at(wx * 2.2 + 3, z * 6.5)
      const chops = noise.at(wx * 7 - 8, z * 21) + 0.5 * noise.at(wx * 17, z * 47 + 5)
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
        const spark = Math.exp(-off * off) * smoothstep(0.16, 0.62, chops * 0.75 + swell * 0.3) * (1 - v * 0.55)
        r += (palette.sun[0] * 1.02 - r) * spark
        g += (palette.sun[1] * 1.0 - g) * spark
        b += (palette.sun[2] * 0.94 - b) * spark
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
