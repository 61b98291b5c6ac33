import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { cutOut } from './sheet.ts'

export function paintSheetClouds(stage: Stage): void {
  const { c, w, u, horizon, palette, scene } = stage
  const style = stage.look.graphic
  if (!style || style.clouds === 'none') return
  const random = stage.random.fork('sheet-clouds')
  const many =
    { clear: 4, wind: 5, cloudy: 8, fog: 4, rain: 10, snow: 9, storm: 12 }[scene.weather] +
    (scene.sky.has('clouds') ? 3 : 0)
  const dim = scene.weather === 'storm' || scene.weather === 'rain' ? 0.75 : scene.time === 'night' ? 0.7 : 0.25
  for (let i = 0; i < many; i++) {
    const near = 1 - i / many
    const y = horizon * (0.14 + 0.62 * (i / many) + random.spread() * 0.06)
    const size = u * (0.07 + 0.15 * near) * random.range(0.7, 1.2)
    const x = random.next() * w
    if (y < size * 0.9) continue
    const colour = stage.ink(
      mix(palette.cloudLit, mix(palette.cloudShade, palette.sky.at(0.5), 0.4), dim * random.range(0.5, 1)),
    )
    cutOut(stage, colour, () =>
      style.clouds === 'bars'
        ? bar(stage, x, y, size, random.next())
        : puff(stage, x, y, size, random.fork(`puff${i}`)),
    )
  }
  c.globalAlpha = 1
}

function puff(stage: Stage, x: number, y: number, size: number, random: { range(a: number, b: number): number }): void {
  const { c } = stage
  const humps = 5
  c.moveTo(x - size * 1.3, y)
  let at = x - size * 1.3
  for (let i = 0; i < humps; i++) {
    const t = (i + 0.5) / humps
    const step = (size * 2.6) / humps
    const rise = size * (0.22 + 0.62 * Math.sin(t * Math.PI)) * random.range(0.8, 1.15)
    c.bezierCurveTo(
      at - step * 0.12,
      y - rise * 1.25,
      at + step * 1.12,
      y - rise * 1.25,
      at + step,
      y - (i < humps - 1 ? rise * 0.34 : 0),
    )
    at += step
  }
  c.closePath()
}

function bar(stage: Stage, x: number, y: number, size: number, chance: number): void {
  const { c } = stage
  const thick = size * 0.14
  for (const [dx, dy, part] of [
    [0, 0, 1],
    [0.35 - chance * 0.7, -1.25, 0.6],
    [chance * 0.6 - 0.3, 1.25, 0.7],
  ] as const) {
    const half = size * 1.5 * part
    const cx = x + dx * size * 2
    const cy = y + dy * thick * 1.7
    c.moveTo(cx - half, cy - thick)
    c.lineTo(cx + half, cy - thick)
    c.arc(cx + half, cy, thick, -Math.PI / 2, Math.PI / 2)
    c.lineTo(cx - half, cy + thick)
    c.arc(cx - half, cy, thick, Math.PI / 2, Math.PI * 1.5)
    c.closePath()
  }
}
