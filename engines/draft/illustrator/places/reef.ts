import { css, hex, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { Land } from '../layers/terrain.ts'
import { groundOn } from './setting.ts'

export function kelp(
  stage: Stage,
  deep: readonly [number, number, number],
  mid: readonly [number, number, number],
): void {
  const { c, w, h, u } = stage
  const random = stage.random.fork('kelp')
  c.save()
  c.lineCap = 'round'
  for (let i = 0; i < 16; i++) {
    const edge = random.sign()
    const x = edge > 0 ? w * (1 - Math.pow(random.next(), 1.4) * 0.3) : w * Math.pow(random.next(), 1.4) * 0.3
    const near = random.next()
    const tall = u * random.range(0.25, 0.75) * (0.6 + 0.5 * near)
    const colour = stage.ink(mix(mix(deep, hex('#1d4a2e'), 0.5), mix(mid, deep, 0.5), 1 - near))
    c.strokeStyle = css(colour)
    c.fillStyle = css(colour)
    c.lineWidth = u * 0.0035 * (0.6 + near)
    const sway = random.spread() * u * 0.1
    const at = (t: number): [number, number] => [
      x + Math.sin(t * 4 + i) * u * 0.022 + sway * t * t,
      h * 1.01 - tall * t,
    ]
    c.beginPath()
    for (let k = 0; k <= 20; k++) {
      const [px, py] = at(k / 20)
      if (k) c.lineTo(px, py)
      else c.moveTo(px, py)
    }
    c.stroke()
    for (let k = 2; k < 20; k++) {
      const [px, py] = at(k / 20)
      const turn = (k % 2 ? 0.5 : -0.5) + Math.sin(k + i) * 0.3
      c.save()
      c.translate(px, py)
      c.rotate(turn)
      c.beginPath()
      c.ellipse(0, -u * 0.016, u * 0.0045 * (0.7 + near), u * 0.019 * (0.7 + near * 0.6), 0, 0, Math.PI * 2)
      c.fill()
      c.restore()
    }
  }
  c.restore()
}

const CORALS = ['#e8637a', '#f09a4c', '#b25fc0', '#f2c35a', '#e2557f', '#5fc4b0'] as const

export function coral(stage: Stage, reef: Land, bright: number): void {
  const { c, w, u } = stage
  const random = stage.random.fork('coral')
  const spots = Array.from({ length: 16 }, () => ({ x: random.next() * w, z: random.range(2, 4.4) })).sort(
    (a, b) => b.z - a.z,
  )
  for (const { x, z } of spots) {
    if (Math.abs(x - stage.focus) < u * 0.1) continue
    const y = groundOn(stage, reef, z)(x, 0) + u * 0.012
    const size = (u * random.range(0.22, 0.5)) / z
    const colour = stage.ink(mix(hex('#0a2438'), hex(random.pick(CORALS)), (0.25 + 0.62 * bright) * (1.15 - z * 0.1)))
    c.strokeStyle = css(colour)
    c.fillStyle = css(colour)
    c.lineCap = 'round'
    const kind = random.int(0, 2)
    if (kind === 0) branch(stage, x, y, -Math.PI / 2, size * 0.42, size * 0.075, 0, random)
    else if (kind === 1) {
      for (let i = 0; i < 9; i++) {
        const r = size * random.range(0.1, 0.24)
        c.beginPath()
        c.arc(x + random.spread() * size * 0.45, y - r * 0.7 - random.next() * size * 0.22, r, 0, Math.PI * 2)
        c.fill()
      }
    } else
      for (let i = 0; i < 7; i++) {
        c.lineWidth = size * 0.085
        c.beginPath()
        const dx = (i / 6 - 0.5) * size * 0.7
        c.moveTo(x + dx * 0.4, y)
        c.quadraticCurveTo(x + dx, y - size * 0.3, x + dx * 1.25, y - size * random.range(0.4, 0.75))
        c.stroke()
      }
  }
}

function branch(
  stage: Stage,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  depth: number,
  random: { range(a: number, b: number): number },
): void {
  const { c } = stage
  const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  c.lineWidth = width
  c.beginPath()
  c.moveTo(x, y)
  c.lineTo(ex, ey)
  c.stroke()
  if (depth > 3) return
  for (const turn of [-0.5, 0.1, 0.55])
    branch(stage, ex, ey, angle + turn * random.range(0.6, 1.3), length * 0.7, width * 0.72, depth + 1, random)
}
