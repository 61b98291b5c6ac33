import { type Colour, css, mix } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { glow } from '../../layers/glow.ts'
import { type Box, daylight, inRoom } from './frame-room.ts'

/** A window with the hour and the weather outside, its frame, curtains and its light on the floor. */
export function windowOn(
  stage: Stage,
  box: Box,
  x: number,
  y: number,
  w: number,
  h: number,
  options: { arched?: boolean; curtains?: Colour | undefined; city?: boolean; panes?: number } = {},
): void {
  const { c, u, palette, scene } = stage
  const random = stage.random.fork(`window${Math.round((x / u) * 20)}`)
  const day = daylight(stage)
  const outline = (grow: number): void => {
    c.beginPath()
    c.moveTo(x - grow, y + h + grow)
    if (options.arched) {
      c.lineTo(x - grow, y + w / 2)
      c.arc(x + w / 2, y + w / 2, w / 2 + grow, Math.PI, Math.PI * 2)
    } else {
      c.lineTo(x - grow, y - grow)
      c.lineTo(x + w + grow, y - grow)
    }
    c.lineTo(x + w + grow, y + h + grow)
    c.closePath()
  }
  const frame = stage.ink(inRoom(stage, box, mix(palette.material('white'), box.wall, 0.35), x))
  c.fillStyle = css(frame)
  outline(u * 0.016)
  c.fill()
  c.save()
  outline(0)
  c.clip()
  outside(stage, x, y, w, h, random, options.city ?? false)
  c.restore()
  c.fillStyle = css(frame)
  const panes = options.panes ?? 2
  const bar = u * 0.008
  for (let i = 1; i < panes; i++) c.fillRect(x + (w * i) / panes - bar / 2, y, bar, h)
  c.fillRect(x, y + h * 0.44, w, bar)
  c.fillRect(x - u * 0.03, y + h + u * 0.014, w + u * 0.06, u * 0.016)
  glow(stage, x + w / 2, y + h / 2, u * 0.62, mix(palette.sky.at(0.85), palette.glow, 0.3), 0.14 + 0.36 * day)
  if (scene.time !== 'night' && scene.weather === 'clear') patch(stage, box, x, w)
  if (options.curtains) curtains(stage, box, x, y, w, h, options.curtains)
}

function outside(stage: Stage, x: number, y: number, w: number, h: number, random: Random, city: boolean): void {
  const { c, u, palette, scene, noise } = stage
  const g = c.createLinearGradient(0, y, 0, y + h)
  for (let i = 0; i <= 4; i++) g.addColorStop(i / 4, css(stage.ink(palette.sky.at(0.25 + (i / 4) * 0.75))))
  c.fillStyle = g
  c.fillRect(x, y, w, h)
  if (scene.time === 'night') {
    c.fillStyle = css(stage.ink([238, 240, 232]), 0.8)
    for (let i = 0; i < 26; i++) c.fillRect(x + random.next() * w, y + random.next() * h * 0.6, u * 0.0022, u * 0.0022)
    const [mx, my] = [x + w * random.range(0.25, 0.75), y + h * 0.22]
    glow(stage, mx, my, u * 0.12, [160, 190, 225], 0.7)
    c.fillStyle = css(stage.ink([244, 243, 232]))
    c.beginPath()
    c.arc(mx, my, Math.min(w, h) * 0.07, 0, Math.PI * 2)
    c.fill()
  }
  for (let k = 0; k < 3; k++) {
    const base = y + h * (0.62 + k * 0.11)
    c.fillStyle = css(
      stage.ink(
        mix(
          mix(palette.haze, palette.lit(palette.material(city ? 'steel' : 'leafDark'), 0.4), 0.3 + k * 0.3),
          palette.dark,
          k * 0.1,
        ),
      ),
    )
    c.beginPath()
    c.moveTo(x, y + h)
    const steps = 26
    for (let i = 0; i <= steps; i++) {
      const px = x + (w * i) / steps
      const rise = city
        ? Math.floor(random.next() * 5) * h * 0.045
        : (noise.at((px / u) * 3.2 + k * 9, k) + 0.4) * h * 0.1
      c.lineTo(px, base - rise)
      if (city) c.lineTo(px + w / steps, base - rise)
    }
    c.lineTo(x + w, y + h)
    c.fill()
    if (city && scene.time !== 'day') {
      c.fillStyle = css(stage.ink(palette.lamp), 0.8)
      for (let i = 0; i < 26; i++)
        c.fillRect(x + random.next() * w, base - h * 0.02 + random.next() * h * 0.3, u * 0.003, u * 0.0035)
    }
  }
  const wet = scene.weather === 'rain' || scene.weather === 'storm'
  if (!wet && scene.weather !== 'snow') return
  for (let i = 0; i < 70; i++) {
    const [px, py] = [x + random.next() * w, y + random.next() * h]
    c.fillStyle = wet ? 'rgba(220,232,244,.32)' : 'rgba(255,255,255,.8)'
    if (wet) c.fillRect(px, py, u * 0.0014, u * random.range(0.01, 0.035))
    else {
      c.beginPath()
      c.arc(px, py, u * random.range(0.0015, 0.004), 0, Math.PI * 2)
      c.fill()
    }
  }
}

/** Sunlight falls through the panes onto the floor. */
function patch(stage: Stage, box: Box, x: number, w: number): void {
  const { c, u, h, palette } = stage
  const lean = -box.side * u * 0.42
  c.save()
  c.globalCompositeOperation = 'screen'
  const g = c.createLinearGradient(0, box.floor, 0, h)
  g.addColorStop(0, css(stage.ink(mix(palette.glow, palette.sun, 0.4)), 0.4))
  g.addColorStop(1, css(stage.ink(palette.glow), 0.06))
  c.fillStyle = g
  for (const part of [0, 1]) {
    const from = x + w * (part * 0.5 + 0.04)
    const to = x + w * (part * 0.5 + 0.46)
    c.beginPath()
    c.moveTo(from + lean * 0.34, box.floor + (h - box.floor) * 0.16)
    c.lineTo(to + lean * 0.34, box.floor + (h - box.floor) * 0.16)
    c.lineTo(to + lean * 1.15, h * 0.99)
    c.lineTo(from + lean * 1.15 - w * 0.12, h * 0.99)
    c.fill()
  }
  c.restore()
}

function curtains(stage: Stage, box: Box, x: number, y: number, w: number, h: number, own: Colour): void {
  const { c, u } = stage
  block2(stage, box, x - u * 0.12, y - u * 0.045, w + u * 0.24, u * 0.008)
  for (const side of [-1, 1]) {
    const outer = side < 0 ? x - u * 0.1 : x + w + u * 0.1
    const inner = side < 0 ? x + w * 0.12 : x + w * 0.88
    const folds = 5
    for (let i = 0; i < folds; i++) {
      const a = outer + ((inner - outer) * i) / folds
      const b = outer + ((inner - outer) * (i + 1)) / folds
      c.fillStyle = css(stage.ink(inRoom(stage, box, mix(own, [10, 8, 12], i % 2 ? 0.26 : 0.04), a)))
      c.beginPath()
      c.moveTo(a, y - u * 0.04)
      c.lineTo(b, y - u * 0.04)
      c.quadraticCurveTo(b - side * w * 0.02, y + h * 0.6, b - side * w * 0.06, y + h + u * 0.1)
      c.lineTo(a - side * w * 0.02, y + h + u * 0.1)
      c.fill()
    }
  }
}

function block2(stage: Stage, box: Box, x: number, y: number, w: number, h: number): void {
  stage.c.fillStyle = css(stage.ink(inRoom(stage, box, stage.palette.material('brass'), x)))
  stage.c.fillRect(x, y, w, h)
}
