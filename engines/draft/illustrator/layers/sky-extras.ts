import { type Colour, css, hex, mix } from '../core/colour.ts'
import { TAU, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { glow } from './glow.ts'
import { paintField } from '../core/field.ts'

/** What the prompt asked to see in the sky: northern lights, a rainbow, fireworks, a comet, lightning, birds. */
export function paintSkyExtras(stage: Stage): void {
  const { sky, weather } = stage.scene
  if (sky.has('aurora')) aurora(stage)
  if (sky.has('rainbow')) rainbow(stage)
  if (sky.has('comet')) comet(stage)
  if (sky.has('fireworks')) fireworks(stage)
  if (weather === 'storm') lightning(stage)
  if (sky.has('flock')) paintFlock(stage, 14)
}

const BOW = ['#d8453f', '#e98a3a', '#f0d14c', '#58b368', '#3f83c4', '#6b55b0'] as const

function rainbow(stage: Stage): void {
  const { c, w, u, horizon } = stage
  const x = w / 2 - stage.light.side * w * 0.18
  c.save()
  c.globalCompositeOperation = stage.look.graphic ? 'source-over' : 'screen'
  c.globalAlpha = stage.look.graphic ? 0.9 : 0.34
  BOW.forEach((text, i) => {
    c.strokeStyle = css(stage.ink(hex(text)))
    c.lineWidth = u * 0.017
    c.beginPath()
    c.arc(x, horizon + u * 0.1, u * (0.66 - i * 0.015), Math.PI, TAU)
    c.stroke()
  })
  c.restore()
}

function comet(stage: Stage): void {
  const { c, w, u, horizon, palette } = stage
  const random = stage.random.fork('comet')
  for (let i = 0; i < 3; i++) {
    const x = random.range(0.25, 0.85) * w
    const y = random.range(0.08, 0.4) * horizon
    const length = u * random.range(0.18, 0.4) * (i ? 0.45 : 1)
    const [dx, dy] = [-0.88 * stage.light.side * length, 0.46 * length]
    const g = c.createLinearGradient(x, y, x + dx, y + dy)
    g.addColorStop(0, css(palette.sun, 0))
    g.addColorStop(1, css(palette.sun, 0.95))
    c.strokeStyle = g
    c.lineWidth = u * (i ? 0.0018 : 0.0034)
    c.lineCap = 'round'
    c.beginPath()
    c.moveTo(x, y)
    c.lineTo(x + dx, y + dy)
    c.stroke()
    glow(stage, x + dx, y + dy, u * 0.035, palette.sun, 0.9)
  }
}

function lightning(stage: Stage): void {
  const { c, w, u, horizon } = stage
  const random = stage.random.fork('lightning')
  let x = w * (0.5 + stage.light.side * random.range(0.12, 0.34))
  let y = 0
  const flash: Colour = stage.ink([226, 236, 255])
  glow(stage, x, horizon * 0.2, u * 0.75, flash, 0.5, 1.4)
  c.save()
  c.strokeStyle = css(flash, 0.95)
  c.lineCap = 'round'
  const bolt = (fromX: number, fromY: number, to: number, width: number): void => {
    let [px, py] = [fromX, fromY]
    c.lineWidth = width
    c.beginPath()
    c.moveTo(px, py)
    while (py < to) {
      px += random.spread() * u * 0.045
      py += u * random.range(0.015, 0.05)
      c.lineTo(px, py)
      if (width > u * 0.003 && random.chance(0.14)) branches.push([px, py])
    }
    c.stroke()
  }
  const branches: [number, number][] = []
  bolt(x, y, horizon * 0.97, u * 0.0048)
  for (const [bx, by] of branches) {
    x = bx
    y = by
    bolt(x, y, Math.min(horizon, y + u * random.range(0.08, 0.2)), u * 0.0018)
  }
  c.restore()
}

function fireworks(stage: Stage): void {
  const { c, w, u, horizon } = stage
  const random = stage.random.fork('fireworks')
  const colours: Colour[] = ['#ff5a5f', '#ffc14d', '#5ad1ff', '#ff8ad1', '#8affa0'].map(hex)
  for (let k = 0; k < 5; k++) {
    const x = random.range(0.12, 0.88) * w
    const y = random.range(0.14, 0.55) * horizon
    const radius = u * random.range(0.09, 0.2)
    const colour = stage.ink(colours[k % colours.length] ?? [255, 255, 255])
    glow(stage, x, y, radius * 1.6, colour, 0.4)
    c.save()
    c.globalCompositeOperation = 'screen'
    c.lineCap = 'round'
    for (let i = 0; i < 46; i++) {
      const a = random.next() * TAU
      const r = radius * Math.sqrt(random.range(0.35, 1))
      const [ex, ey] = [x + Math.cos(a) * r, y + Math.sin(a) * r + r * 0.14]
      c.strokeStyle = css(mix(colour, [255, 255, 255], random.range(0, 0.5)), 0.75)
      c.lineWidth = u * 0.0022
      c.beginPath()
      c.moveTo(x + Math.cos(a) * r * 0.45, y + Math.sin(a) * r * 0.42)
      c.quadraticCurveTo(x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.75, ex, ey)
      c.stroke()
      c.fillStyle = css([255, 255, 255], 0.9)
      c.beginPath()
      c.arc(ex, ey, u * 0.0022, 0, TAU)
      c.fill()
    }
    c.restore()
  }
}

function aurora(stage: Stage): void {
  const { texture, u, w, horizon } = stage
  const random = stage.random.fork('aurora')
  const phase = random.range(0, 50)
  const green = stage.ink(stage.palette.accent[1] > 150 ? stage.palette.accent : hex('#4fe0a0'))
  const violet = stage.ink(hex('#9a5cf0'))
  paintField(
    stage,
    { x: 0, y: 0, w, h: horizon },
    420,
    (x, y, out) => {
      out[0] = 0
      out[1] = 0
      out[2] = 0
      for (let k = 0; k < 3; k++) {
        const fold =
          texture.at((x / u) * 0.7 + phase + k * 9, k * 3.3) * 0.16 + texture.at((x / u) * 2.1 - k, phase) * 0.045
        const foot = horizon * (0.36 + k * 0.16) + fold * u
        const up = (foot - y) / (u * (0.34 - k * 0.05))
        if (up < -0.12 || up > 1.3) continue
        const streak = 0.5 + 0.5 * texture.at((x / u) * 15 + fold * 30, k * 5 + phase)
        const a =
          smoothstep(-0.12, 0.04, up) *
          Math.exp(-up * 2.5) *
          (0.35 + 0.65 * streak) *
          (0.6 + 0.4 * texture.at((x / u) * 1.3, k + phase)) *
          (0.85 - k * 0.2)
        const tip = smoothstep(0.1, 0.8, up)
        for (let n = 0; n < 3; n++)
          out[n] = (out[n] ?? 0) + ((green[n] ?? 0) + ((violet[n] ?? 0) - (green[n] ?? 0)) * tip) * a
      }
    },
    'screen',
  )
}

/** Birds far off, as strokes. */
export function paintFlock(stage: Stage, count: number): void {
  const { c, w, u, horizon, palette } = stage
  const random = stage.random.fork('flock')
  const x0 = w * (0.5 - stage.light.side * random.range(0.05, 0.25))
  const y0 = horizon * random.range(0.3, 0.55)
  c.save()
  c.strokeStyle = css(stage.ink(mix(palette.dark, palette.haze, 0.25)), 0.85)
  c.lineCap = 'round'
  for (let i = 0; i < count; i++) {
    const x = x0 + random.spread() * u * 0.3
    const y = y0 + random.spread() * u * 0.11
    const s = u * random.range(0.008, 0.02)
    const lift = random.range(0.2, 0.75)
    c.lineWidth = s * 0.17
    c.beginPath()
    c.moveTo(x - s, y - s * lift)
    c.quadraticCurveTo(x - s * 0.35, y - s * lift * 0.9, x, y)
    c.quadraticCurveTo(x + s * 0.35, y - s * lift * 0.9, x + s, y - s * lift)
    c.stroke()
  }
  c.restore()
}
