import { type Colour, css, mix } from '../core/colour.ts'
import { TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

export interface GrassSpec {
  /** Foot of the blades, px, and how far up the near ones reach, art units. */
  y: number
  height: number
  colour: Colour
  blades: number
  /** Ears, flowers or nothing on the tips. */
  tip?: 'ear' | 'flower' | undefined
  tips?: readonly [Colour, ...Colour[]]
  /** Only near the sides, leaving the middle open. */
  frame?: boolean
}

/** Grass at the viewer's feet, bending one way. */
export function paintGrass(stage: Stage, spec: GrassSpec): void {
  const { c, w, u, noise } = stage
  const random = stage.random.fork(`grass${spec.blades}`)
  const wind = random.sign() * random.range(0.15, 0.5)
  const dark = stage.ink(mix(spec.colour, stage.palette.dark, spec.tip === 'ear' ? 0.25 : 0.42))
  const light = stage.ink(mix(spec.colour, stage.palette.glow, 0.12))
  const count = spec.blades * (w / u) * 0.6
  c.save()
  c.lineCap = 'round'
  for (let i = 0; i < count; i++) {
    const t = random.next()
    const x = spec.frame
      ? (t < 0.5
          ? t * 2 * Math.pow(random.next(), 0.8) * 0.42
          : 1 - (t - 0.5) * 2 * Math.pow(random.next(), 0.8) * 0.42) * w
      : t * w
    const edge = spec.frame ? 0.35 + 0.65 * Math.abs(x / w - 0.5) * 2 : 1
    const tall = u * spec.height * random.range(0.45, 1) * (0.75 + 0.4 * noise.at((x / u) * 3, 5)) * edge
    const lean = (wind + random.spread() * 0.35) * tall * 0.6
    const foot = spec.y + u * 0.02
    const colour = random.chance(0.5) ? dark : mix(dark, light, random.next())
    c.fillStyle = css(colour)
    const half = u * random.range(0.0016, 0.0036)
    c.beginPath()
    c.moveTo(x - half, foot)
    c.quadraticCurveTo(x - half + lean * 0.25, foot - tall * 0.6, x + lean, foot - tall)
    c.quadraticCurveTo(x + half + lean * 0.25, foot - tall * 0.55, x + half, foot)
    c.fill()
    if (spec.tip === 'ear' && random.chance(0.5)) ear(stage, x + lean, foot - tall, u * 0.014, wind, light)
    if (spec.tip === 'flower' && random.chance(0.4))
      flower(
        stage,
        x + lean,
        foot - tall,
        u * random.range(0.005, 0.012),
        stage.ink(stage.palette.lit(random.pick(spec.tips ?? [spec.colour]), 0.95)),
      )
  }
  c.restore()
}

function ear(stage: Stage, x: number, y: number, size: number, wind: number, colour: Colour): void {
  const { c } = stage
  c.fillStyle = css(colour)
  c.beginPath()
  c.ellipse(x, y, size * 0.28, size, wind * 0.9, 0, TAU)
  c.fill()
}

function flower(stage: Stage, x: number, y: number, size: number, colour: Colour): void {
  const { c } = stage
  c.fillStyle = css(colour)
  c.beginPath()
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU
    c.moveTo(x + Math.cos(a) * size * 0.6 + size * 0.55, y + Math.sin(a) * size * 0.42)
    c.ellipse(x + Math.cos(a) * size * 0.6, y + Math.sin(a) * size * 0.42, size * 0.55, size * 0.42, 0, 0, TAU)
  }
  c.fill()
  c.fillStyle = css(stage.ink(mix(colour, [255, 214, 110], 0.7)))
  c.beginPath()
  c.arc(x, y, size * 0.3, 0, TAU)
  c.fill()
}

/** Out-of-focus blobs of light or petals close to the lens. */
export function paintBokeh(
  stage: Stage,
  colours: readonly [Colour, ...Colour[]],
  count: number,
  box: { x: number; y: number; w: number; h: number },
  size: number,
  alpha: number,
): void {
  const { c, u } = stage
  const random = stage.random.fork(`bokeh${count}/${size}`)
  c.save()
  c.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const x = box.x + random.next() * box.w
    const y = box.y + random.next() * box.h
    const r = u * size * random.range(0.35, 1.25)
    const colour = stage.ink(random.pick(colours))
    const a = alpha * random.range(0.3, 1)
    if (stage.look.graphic) {
      c.fillStyle = css(colour, a * 0.8)
    } else {
      const g = c.createRadialGradient(x, y, 0, x, y, r)
      g.addColorStop(0, css(colour, a * 0.55))
      g.addColorStop(0.82, css(colour, a * 0.8))
      g.addColorStop(0.93, css(colour, a))
      g.addColorStop(1, css(colour, 0))
      c.fillStyle = g
    }
    c.beginPath()
    c.arc(x, y, r, 0, TAU)
    c.fill()
  }
  c.restore()
}
