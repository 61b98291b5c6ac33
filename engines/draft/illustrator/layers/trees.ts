import { type Colour, css, mix } from '../core/colour.ts'
import { TAU } from '../core/maths.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { cutOut } from './sheet.ts'

/** A fir with ragged, drooping tiers. `x`, `y` its foot, px. */
export function paintFir(stage: Stage, x: number, y: number, height: number, colour: Colour, random: Random): void {
  const { c } = stage
  const tiers = Math.round(random.range(13, 18))
  const spread = height * random.range(0.17, 0.23)
  const ink = stage.ink(colour)
  const sides: [number, number][][] = [[], []]
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const level = y - height + height * 0.96 * Math.pow(t, 1.05)
    for (const side of [0, 1] as const) {
      const reach = spread * (0.06 + 0.94 * Math.pow(t, 0.85)) * random.range(0.7, 1.15)
      const sign = side ? 1 : -1
      const droop = height * random.range(0.012, 0.034)
      sides[side]?.push(
        [x + sign * reach * 0.56, level - height * 0.042],
        [x + sign * reach, level + droop],
        [x + sign * reach * 0.62, level + droop * 0.1],
      )
    }
  }
  const draw = (): void => {
    c.moveTo(x, y - height)
    for (const [px, py] of sides[1] ?? []) c.lineTo(px, py)
    c.lineTo(x + height * 0.014, y - height * 0.05)
    c.lineTo(x + height * 0.016, y)
    c.lineTo(x - height * 0.016, y)
    c.lineTo(x - height * 0.014, y - height * 0.05)
    for (const [px, py] of [...(sides[0] ?? [])].reverse()) c.lineTo(px, py)
    c.closePath()
  }
  if (stage.look.graphic) cutOut(stage, ink, draw)
  else {
    c.fillStyle = css(ink)
    c.beginPath()
    draw()
    c.fill()
  }
  if (stage.scene.weather === 'snow' || stage.scene.season === 'winter') {
    c.fillStyle = css(stage.ink(mix(colour, stage.palette.lit(stage.palette.material('snow'), 0.8), 0.65)))
    c.beginPath()
    for (const side of [0, 1] as const)
      for (let i = 0; i < (sides[side]?.length ?? 0) - 3; i += 3) {
        const [ax, ay] = sides[side]?.[i] ?? [x, y]
        const [bx, by] = sides[side]?.[i + 1] ?? [x, y]
        c.moveTo(ax, ay)
        c.lineTo(bx, by)
        c.lineTo(ax + (bx - ax) * 0.4, ay + (by - ay) * 0.9)
      }
    c.fill()
  }
}

/** A bare or leafy tree grown by branching. `leaf` undefined leaves it bare. */
export function paintGrownTree(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  bark: Colour,
  leaf: Colour | undefined,
  random: Random,
): void {
  const { c, light } = stage
  const tips: [number, number][] = []
  const ink = stage.ink(bark)
  c.save()
  c.strokeStyle = css(ink)
  c.lineCap = 'round'
  const grow = (px: number, py: number, angle: number, length: number, width: number, depth: number): void => {
    const ex = px + Math.cos(angle) * length
    const ey = py + Math.sin(angle) * length
    c.lineWidth = width
    c.beginPath()
    c.moveTo(px, py)
    c.quadraticCurveTo(
      px + Math.cos(angle + random.spread() * 0.25) * length * 0.5,
      py + Math.sin(angle + random.spread() * 0.25) * length * 0.5,
      ex,
      ey,
    )
    c.stroke()
    if (depth >= 3) tips.push([ex, ey])
    if (depth >= (leaf ? 5 : 6)) return
    const forks = depth === 0 ? 3 : random.chance(0.7) ? 2 : 3
    for (let i = 0; i < forks; i++) {
      const turn = (i / (forks - 1) - 0.5) * random.range(0.8, 1.25) + random.spread() * 0.22
      grow(ex, ey, angle + turn - Math.cos(angle) * 0.06, length * random.range(0.62, 0.82), width * 0.64, depth + 1)
    }
  }
  grow(x, y, -Math.PI / 2 + random.spread() * 0.06, height * 0.27, height * 0.045, 0)
  c.restore()
  if (!leaf) return
  const shades = [
    mix(leaf, stage.palette.dark, 0.42),
    mix(leaf, stage.palette.dark, 0.16),
    leaf,
    mix(leaf, stage.palette.glow, 0.2),
  ]
  shades.forEach((shade, k) => {
    c.fillStyle = css(stage.ink(shade))
    for (const [tx, ty] of tips) {
      // One path a tuft: a canvas takes seconds for one path of a thousand leaves that lie over each other.
      c.beginPath()
      for (let n = 0; n < 3; n++) {
        if (k > 0 && random.chance(0.22 * k)) continue
        const r = height * random.range(0.018, 0.04) * (1.1 - k * 0.14)
        const cx = tx + random.spread() * height * 0.062 + light.side * k * height * 0.009
        const cy = ty + random.spread() * height * 0.05 - k * height * 0.011
        c.moveTo(cx + r, cy)
        c.ellipse(cx, cy, r, r * 0.78, 0, 0, TAU)
      }
      c.fill()
    }
  })
}

/** A tall trunk that runs out of the image at the top. */
export function paintTrunk(stage: Stage, x: number, y: number, width: number, colour: Colour, random: Random): void {
  const { c, light } = stage
  const lean = random.spread() * width * 1.2
  const top = -stage.u * 0.05
  const ink = stage.ink(colour)
  const trace = (): void => {
    c.moveTo(x - width * 0.85, y)
    c.bezierCurveTo(x - width * 0.5, y - width, x - width * 0.46 + lean * 0.4, y * 0.5, x - width * 0.36 + lean, top)
    c.lineTo(x + width * 0.36 + lean, top)
    c.bezierCurveTo(x + width * 0.46 + lean * 0.4, y * 0.5, x + width * 0.5, y - width, x + width * 0.9, y)
    c.closePath()
  }
  const g = c.createLinearGradient(x - width * 0.6, 0, x + width * 0.6, 0)
  const lit = stage.ink(mix(colour, stage.palette.glow, stage.look.graphic ? 0.12 : 0.26))
  g.addColorStop(light.side > 0 ? 1 : 0, css(lit))
  g.addColorStop(0.5, css(ink))
  g.addColorStop(light.side > 0 ? 0 : 1, css(stage.ink(mix(colour, stage.palette.dark, 0.5))))
  cutOut(stage, ink, trace, stage.look.graphic ? undefined : g)
  c.save()
  c.strokeStyle = css(stage.ink(mix(colour, stage.palette.dark, 0.4)), 0.6)
  c.lineCap = 'round'
  for (let i = 0; i < 3; i++) {
    const by = y * random.range(0.12, 0.55)
    const side = random.sign()
    const bx = x + lean * (1 - by / y) * 0.8
    c.strokeStyle = css(ink)
    c.lineWidth = width * random.range(0.09, 0.2)
    c.beginPath()
    c.moveTo(bx, by)
    c.quadraticCurveTo(
      bx + side * width * 1.2,
      by - width * 0.5,
      bx + side * width * random.range(1.6, 3),
      by - width * random.range(0.6, 2.2),
    )
    c.stroke()
  }
  c.restore()
}
