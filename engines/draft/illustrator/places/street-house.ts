import { type Colour, css, hex, mix } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { glow } from '../layers/glow.ts'
import { cutOut } from '../layers/sheet.ts'
import { shineOf } from '../subjects/spot.ts'

export const EYE = 1.6

export interface View {
  vx: number
  x(side: number, z: number): number
  y(height: number, z: number): number
}

export interface House {
  side: number
  from: number
  to: number
  height: number
  colour: Colour
  random: Random
}

export function paintHouse(stage: Stage, view: View, house: House): void {
  const { c, palette, light } = stage
  const { side, from, to, height, random } = house
  const far = Math.min(0.92, Math.pow(from / 46, 0.62))
  const sunny = light.side === -side ? 0.7 : 0.24
  const wall = palette.lit(house.colour, sunny, far * 0.85)
  const [x0, x1] = [view.x(side, from), view.x(side, to)]
  const g = c.createLinearGradient(x0, 0, x1, 0)
  g.addColorStop(0, css(stage.ink(mix(wall, palette.dark, 0.3 * (1 - far)))))
  g.addColorStop(1, css(stage.ink(wall)))
  cutOut(
    stage,
    stage.ink(wall),
    () => {
      c.moveTo(x0, view.y(0, from))
      c.lineTo(x0, view.y(height, from))
      c.lineTo(x1, view.y(height, to))
      c.lineTo(x1, view.y(0, to))
      c.closePath()
    },
    stage.look.graphic ? undefined : g,
  )
  quad(stage, view, side, from, to, height - 0.5, height, mix(wall, palette.dark, 0.3), 1)
  windows(stage, view, house, wall, far)
  const shop = random.chance(0.6)
  if (shop) {
    const on = shineOf(stage) > 0.25
    const neon = stage.scene.lamp === 'neon' && random.chance(0.7)
    quad(
      stage,
      view,
      side,
      from + 0.4,
      to - 0.4,
      0.5,
      2.6,
      on
        ? mix(neon ? hex(random.pick(NEON)) : palette.lamp, [20, 12, 30], neon ? 0.45 : 0.12)
        : mix(palette.sky.at(0.6), palette.dark, 0.4),
      0.92,
    )
    quad(stage, view, side, from + 0.2, to - 0.2, 2.6, 3.1, mix(palette.accent, wall, 0.35 + far * 0.4), 1)
    if (on)
      glow(
        stage,
        view.x(side * 0.96, (from + to) / 2),
        view.y(1.4, (from + to) / 2),
        (stage.u * 1.6) / from,
        palette.lamp,
        0.5,
      )
  }
  if ((stage.scene.lamp === 'neon' || shineOf(stage) > 0.8) && random.chance(0.75)) sign(stage, view, house)
}

function windows(stage: Stage, view: View, { side, from, to, height, random }: House, wall: Colour, far: number): void {
  const { palette } = stage
  const on = shineOf(stage)
  const columns = Math.max(2, Math.round((to - from) / 1.5))
  for (let floor = 3.7; floor < height - 1.6; floor += 2.1)
    for (let k = 0; k < columns; k++) {
      const z0 = from + ((k + 0.22) / columns) * (to - from)
      const z1 = from + ((k + 0.72) / columns) * (to - from)
      const lit = on > 0.3 && random.chance(0.42 * on)
      const colour = lit
        ? mix(palette.lamp, random.chance(0.2) ? [170, 200, 255] : palette.lamp, 0.6)
        : mix(mix(palette.sky.at(0.5), palette.dark, 0.5), wall, far)
      quad(stage, view, side, z0 - 0.08, z1 + 0.08, floor - 0.1, floor + 1.4, mix(wall, palette.dark, 0.2), 0.8)
      quad(stage, view, side, z0, z1, floor, floor + 1.3, colour, lit ? 0.95 * (1 - far * 0.5) : 0.9)
    }
}

/** A rectangle on the wall of one side. */
function quad(
  stage: Stage,
  view: View,
  side: number,
  z0: number,
  z1: number,
  low: number,
  high: number,
  colour: Colour,
  alpha: number,
): void {
  const { c } = stage
  c.fillStyle = css(stage.ink(colour), alpha)
  c.beginPath()
  c.moveTo(view.x(side, z0), view.y(low, z0))
  c.lineTo(view.x(side, z0), view.y(high, z0))
  c.lineTo(view.x(side, z1), view.y(high, z1))
  c.lineTo(view.x(side, z1), view.y(low, z1))
  c.fill()
}

const NEON = ['#ff3f8e', '#3fd0ff', '#ffb03a', '#a45cff', '#4dffb0', '#ff5a4a'] as const

/** A light sign hung out from the wall; shapes, never letters. */
function sign(stage: Stage, view: View, { side, from, to, random }: House): void {
  const { c, u } = stage
  const z = random.range(from, to)
  const out = side * random.range(0.74, 0.86)
  const [x0, x1] = [view.x(side, z), view.x(out, z)]
  const [y0, y1] = [view.y(random.range(4.4, 6.4), z), view.y(random.range(2.9, 3.4), z)]
  const colour = hex(random.pick(NEON))
  const wide = Math.abs(x1 - x0)
  if (wide < 2) return
  const left = Math.min(x0, x1)
  glow(stage, left + wide / 2, (y0 + y1) / 2, (y1 - y0) * 2.1, colour, 0.55)
  c.fillStyle = css(stage.ink(mix(colour, [12, 8, 20], 0.75)), 0.9)
  c.fillRect(left, y0, wide, y1 - y0)
  c.strokeStyle = css(stage.ink(mix(colour, [255, 255, 255], 0.35)))
  c.lineWidth = Math.max(0.8, (u * 0.012) / z)
  c.beginPath()
  c.rect(left + wide * 0.12, y0 + wide * 0.12, wide * 0.76, y1 - y0 - wide * 0.24)
  c.stroke()
  c.beginPath()
  for (let k = 0; k < 3; k++) {
    const y = y0 + (y1 - y0) * (0.24 + k * 0.26)
    if (random.chance(0.5)) {
      c.moveTo(left + wide * 0.72, y)
      c.arc(left + wide / 2, y, wide * 0.22, 0, Math.PI * 2)
    } else {
      c.moveTo(left + wide * 0.28, y)
      c.lineTo(left + wide * 0.72, y)
    }
  }
  c.stroke()
}
