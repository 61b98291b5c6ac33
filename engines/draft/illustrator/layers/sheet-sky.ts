import { css, mix } from '../core/colour.ts'
import { TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { paintSheetClouds } from './sheet-clouds.ts'
import { cutOut } from './sheet.ts'

/** A sky of flat paper: rings around the sun, bands, heaped or barred clouds, pricked stars. */
export function paintSheetSky(stage: Stage, bottom: number): void {
  const { c, w, palette, light, horizon, scene } = stage
  const style = stage.look.graphic
  if (!style) return
  const random = stage.random.fork('sheet-sky')
  c.save()
  c.beginPath()
  c.rect(0, 0, w, bottom)
  c.clip()
  if (style.sun === 'rings') {
    c.fillStyle = css(stage.ink(palette.sky.at(0.04)))
    c.fillRect(0, 0, w, bottom)
    const far = Math.max(w, horizon) * 1.05
    const rings = 6
    for (let i = 0; i < rings; i++) {
      const t = i / (rings - 1)
      const radius = far * Math.pow(1 - t, 1.25) + light.radius * 2.1
      const colour = mix(palette.sky.at(0.12 + t * 0.85), palette.glow, t * t * (scene.time === 'day' ? 0.25 : 0.5))
      cutOut(stage, stage.ink(colour), () => wobblyCircle(stage, light.x, light.y, radius, random.range(0, 9), 0.035))
    }
  } else {
    const g = c.createLinearGradient(0, 0, 0, horizon)
    for (let i = 0; i <= 5; i++) g.addColorStop(i / 5, css(stage.ink(palette.sky.at(i / 5))))
    c.fillStyle = g
    c.fillRect(0, 0, w, bottom)
    if (style.fade < 0.4) bands(stage, bottom)
  }
  if (scene.time === 'night' || (scene.time !== 'day' && style.sun !== 'rings')) pricks(stage)
  if (style.sun === 'rays' && !light.moon) rays(stage, bottom)
  const veiled = scene.weather === 'rain' || scene.weather === 'storm' || scene.weather === 'snow'
  if (light.visible && !veiled) disc(stage)
  c.restore()
  paintSheetClouds(stage)
}

function wobblyCircle(stage: Stage, x: number, y: number, radius: number, phase: number, amount: number): void {
  const { c, noise } = stage
  const points = 72
  for (let i = 0; i <= points; i++) {
    const a = (i / points) * TAU
    const r = radius * (1 + amount * noise.at(Math.cos(a) * 1.3 + phase, Math.sin(a) * 1.3 + phase))
    if (i) c.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
    else c.moveTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
  }
  c.closePath()
}

function bands(stage: Stage, bottom: number): void {
  const { c, w, palette, horizon, u, noise } = stage
  for (let i = 1; i < 6; i++) {
    const top = horizon * (i / 6)
    c.fillStyle = css(stage.ink(palette.sky.at(i / 5.4)))
    c.beginPath()
    c.moveTo(0, bottom)
    for (let x = 0; x <= w + 8; x += w / 60) c.lineTo(x, top + noise.at((x / u) * 0.8, i * 7.7) * u * 0.03)
    c.lineTo(w, bottom)
    c.fill()
  }
}

function pricks(stage: Stage): void {
  const { c, w, u, horizon, palette, scene } = stage
  const random = stage.random.fork('pricks')
  const count = Math.round((scene.time === 'night' ? 150 : 26) * (w / u) * 0.6)
  c.fillStyle = css(stage.ink(palette.sun))
  for (let i = 0; i < count; i++) {
    const x = random.next() * w
    const y = Math.pow(random.next(), 1.4) * horizon * (scene.time === 'night' ? 0.95 : 0.4)
    const r = u * (0.0012 + 0.0028 * Math.pow(random.next(), 4))
    c.globalAlpha = 0.5 + 0.5 * random.next()
    c.beginPath()
    if (r > u * 0.003) {
      // The few large ones are four-pointed.
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * TAU
        const d = k % 2 ? r * 0.6 : r * 2.6
        c.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d)
      }
    } else c.arc(x, y, r, 0, TAU)
    c.fill()
  }
  c.globalAlpha = 1
}

function rays(stage: Stage, bottom: number): void {
  const { c, light, palette, w } = stage
  const reach = Math.max(w, bottom) * 1.6
  c.fillStyle = css(stage.ink(mix(palette.glow, palette.sun, 0.3)), 0.3)
  const turn = stage.random.fork('rays').range(0, 0.4)
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * TAU + turn
    c.beginPath()
    c.moveTo(light.x, light.y)
    c.lineTo(light.x + Math.cos(a) * reach, light.y + Math.sin(a) * reach)
    c.lineTo(light.x + Math.cos(a + TAU / 36) * reach, light.y + Math.sin(a + TAU / 36) * reach)
    c.fill()
  }
}

function disc(stage: Stage): void {
  const { c, light, palette } = stage
  const style = stage.look.graphic
  const r = light.radius * (light.moon ? 1.15 : 1.75)
  const colour = stage.ink(palette.sun)
  if (style?.sun === 'stripes' && !light.moon) {
    const big = r * 2.2
    const g = c.createLinearGradient(0, light.y - big, 0, light.y + big)
    g.addColorStop(0, css(colour))
    g.addColorStop(1, css(stage.ink(palette.glow)))
    c.fillStyle = g
    for (let i = 0; i < 14; i++) {
      // Slats that grow thinner downwards.
      const from = -1 + (i / 14) * 2
      const part = i < 6 ? 1 : 1 - (i - 5) * 0.085
      c.save()
      c.beginPath()
      c.rect(light.x - big, light.y + from * big, big * 2, (big * 2 * part) / 14 + (part === 1 ? 1 : 0))
      c.clip()
      c.beginPath()
      c.arc(light.x, light.y, big, 0, TAU)
      c.fill()
      c.restore()
    }
    return
  }
  cutOut(stage, colour, () => c.arc(light.x, light.y, r, 0, TAU))
  if (light.moon) {
    c.fillStyle = css(stage.ink(mix(palette.sun, palette.sky.at(0.6), 0.2)))
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.24],
      [0.25, 0.3, 0.3],
      [0.3, -0.35, 0.14],
      [-0.2, 0.45, 0.13],
    ] as const) {
      c.beginPath()
      c.arc(light.x + dx * r, light.y + dy * r, size * r, 0, TAU)
      c.fill()
    }
  }
}
