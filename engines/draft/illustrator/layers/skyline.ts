import { type Colour, css, mix } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { shineOf } from '../subjects/spot.ts'
import { glow } from './glow.ts'
import { cutOut } from './sheet.ts'

export interface SkylineSpec {
  /** Foot of the row, px. */
  base: number
  /** Height of its tallest, art units. */
  tall: number
  /** 0 near to 1 far. */
  distance: number
  /** Where the towers crowd, 0 to 1 across. */
  centre: number
  /** Width of one house, art units. */
  width: number
  /** Low roofs with gables instead of towers. */
  gabled?: boolean
}

/** A row of buildings from edge to edge; windows light up when it gets dark. */
export function paintSkyline(stage: Stage, spec: SkylineSpec): void {
  const { w, u, palette } = stage
  const random = stage.random.fork(`skyline${spec.distance}/${spec.tall}`)
  const body = palette.lit(
    mix(palette.material('steel'), palette.material(spec.gabled ? 'wall' : 'concrete'), 0.3),
    (spec.gabled ? 0.6 : 0.24) * (1 - spec.distance),
    spec.distance * 0.82,
  )
  let x = -u * 0.05
  while (x < w + u * 0.05) {
    const width = u * spec.width * random.range(0.6, 1.5)
    const off = Math.abs((x + width / 2) / w - spec.centre)
    const crowd = Math.exp(-off * off * 9)
    const height = u * spec.tall * random.range(0.35, 1) * (0.3 + 0.7 * crowd)
    const tone = mix(body, palette.dark, random.range(0, 0.16) * (1 - spec.distance))
    if (spec.gabled) gabled(stage, x, spec.base, width, height, tone, random)
    else tower(stage, x, spec, width, height, tone, random)
    x += width * random.range(0.92, 1.12)
  }
}

function tower(
  stage: Stage,
  x: number,
  spec: SkylineSpec,
  width: number,
  height: number,
  tone: Colour,
  random: Random,
): void {
  const { c, u, light } = stage
  const top = spec.base - height
  const crown = random.pick(['flat', 'flat', 'step', 'spire', 'slant', 'dome'] as const)
  const ink = stage.ink(tone)
  const trace = (): void => {
    c.moveTo(x, spec.base + u * 0.3)
    c.lineTo(x, top)
    if (crown === 'step') {
      c.lineTo(x + width * 0.2, top)
      c.lineTo(x + width * 0.2, top - width * 0.4)
      c.lineTo(x + width * 0.8, top - width * 0.4)
      c.lineTo(x + width * 0.8, top)
    } else if (crown === 'spire') {
      c.lineTo(x + width * 0.44, top - width * 0.3)
      c.lineTo(x + width * 0.49, top - width * 1.3)
      c.lineTo(x + width * 0.51, top - width * 1.3)
      c.lineTo(x + width * 0.56, top - width * 0.3)
    } else if (crown === 'slant') c.lineTo(x, top - width * 0.35)
    else if (crown === 'dome') c.quadraticCurveTo(x + width / 2, top - width * 0.6, x + width, top)
    c.lineTo(x + width, top)
    c.lineTo(x + width, spec.base + u * 0.3)
    c.closePath()
  }
  const g = c.createLinearGradient(x, 0, x + width, 0)
  const bright = stage.ink(mix(tone, stage.palette.glow, 0.2 * (1 - spec.distance * 0.6)))
  g.addColorStop(light.side > 0 ? 1 : 0, css(bright))
  g.addColorStop(light.side > 0 ? 0.7 : 0.3, css(ink))
  g.addColorStop(light.side > 0 ? 0 : 1, css(stage.ink(mix(tone, stage.palette.dark, 0.3 * (1 - spec.distance)))))
  cutOut(stage, ink, trace, stage.look.graphic ? undefined : g)
  windows(stage, x, top, width, height, spec, random)
}

function windows(
  stage: Stage,
  x: number,
  top: number,
  width: number,
  height: number,
  spec: SkylineSpec,
  random: Random,
): void {
  const { c, u, palette } = stage
  const lit = shineOf(stage)
  const cell = u * (0.0085 + 0.006 * (1 - spec.distance))
  const cols = Math.max(2, Math.floor((width - cell) / (cell * 1.7)))
  const gap = (width - cols * cell) / (cols + 1)
  const rows = Math.floor(height / (cell * 2))
  const share = lit > 0.3 ? random.range(0.1, 0.55) * lit : 0
  const glass = stage.ink(mix(palette.sky.at(0.7), palette.haze, 0.4))
  const cool = stage.ink(mix(palette.lamp, [190, 215, 255], 0.6))
  const warm = stage.ink(palette.lamp)
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const on = random.next() < share
      if (!on && (lit > 0.7 || random.next() < 0.35)) continue
      c.fillStyle = on
        ? css(random.chance(0.8) ? warm : cool, (0.55 + 0.45 * random.next()) * (1 - spec.distance * 0.55))
        : css(glass, 0.3 * (1 - spec.distance))
      c.fillRect(x + gap + col * (cell + gap), top + cell + row * cell * 2, cell, cell * 1.25)
    }
}

function gabled(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  tone: Colour,
  random: Random,
): void {
  const { c, u, palette } = stage
  const wall = height * 0.62
  const peak = random.range(0.35, 0.65)
  const roof = mix(palette.lit(palette.material(random.chance(0.5) ? 'roof' : 'slate'), 0.45), tone, 0.5)
  cutOut(stage, stage.ink(tone), () => {
    c.moveTo(x, base + u * 0.3)
    c.lineTo(x, base - wall)
    c.lineTo(x + width, base - wall)
    c.lineTo(x + width, base + u * 0.3)
    c.closePath()
  })
  cutOut(stage, stage.ink(roof), () => {
    c.moveTo(x - width * 0.06, base - wall)
    c.lineTo(x + width * peak, base - height)
    c.lineTo(x + width * 1.06, base - wall)
    c.closePath()
  })
  const lit = shineOf(stage)
  const cell = Math.min(width * 0.2, u * 0.017)
  for (let row = 0; row < Math.max(1, Math.floor(wall / (cell * 2.3))); row++)
    for (let col = 0; col < 3; col++) {
      const on = lit > 0.3 && random.chance(0.5 * lit)
      const px = x + width * (0.14 + col * 0.28)
      const py = base - wall + cell * (0.7 + row * 2.2)
      c.fillStyle = on ? css(stage.ink(palette.lamp)) : css(stage.ink(mix(tone, palette.dark, 0.35)))
      c.fillRect(px, py, cell, cell * 1.3)
      if (on && random.chance(0.5)) glow(stage, px + cell / 2, py + cell / 2, cell * 4, palette.lamp, 0.4)
    }
}
