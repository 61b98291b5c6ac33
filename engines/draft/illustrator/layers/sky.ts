import type { Stage } from '../core/stage.ts'
import { paintSheetSky } from './sheet-sky.ts'
import { paintDisc, paintMilkyWay, paintStars } from './lights-in-sky.ts'
import { paintSkyExtras } from './sky-extras.ts'
import { clamp, length, smoothstep } from '../core/maths.ts'
import { paintField } from '../core/field.ts'
import { cloudsOf, type CloudSheet } from './cloud-sheet.ts'

/** The whole sky with what hangs in it, down to `bottom` px (a little under the horizon, so that no seam shows). */
export function paintSky(stage: Stage, bottom = stage.horizon + stage.u * 0.04): void {
  const { scene } = stage
  const to = Math.min(stage.h, bottom)
  if (stage.look.graphic) paintSheetSky(stage, to)
  else {
    paintSkyField(stage, to)
    const open = scene.weather === 'clear' || scene.weather === 'wind'
    if (scene.time === 'night' && open) {
      if (!stage.light.visible || scene.sky.has('stars')) paintMilkyWay(stage, stage.horizon)
      paintStars(stage, stage.horizon * 0.98, stage.light.visible ? 0.7 : 1.2)
    } else if (scene.time !== 'day' && open) paintStars(stage, stage.horizon * 0.45, 0.22)
    paintDisc(stage)
  }
  paintSkyExtras(stage)
}

/** The sky as light: gradient, scatter around the sun, and clouds lit from where it stands. Fills down to `bottom` px. */
function paintSkyField(stage: Stage, bottom: number): void {
  const { palette, light, u, horizon } = stage
  const clouds = cloudsOf(stage, bottom)
  const { table } = palette.sky
  const glow = palette.glow
  const night = stage.scene.time === 'night'
  const low = stage.scene.time === 'dawn' || stage.scene.time === 'dusk'
  const reach = night ? 0.34 : low ? 0.62 : 0.5
  const veil = stage.scene.weather === 'clear' || stage.scene.weather === 'wind' ? 1 : 0.5
  const strength = (night ? 0.42 : low ? 0.95 : 0.6) * veil

  paintField(stage, { x: 0, y: 0, w: stage.w, h: bottom }, 600, (x, y, out) => {
    const v = clamp(y / horizon)
    const i = Math.round(Math.pow(v, 1.12) * 255) * 3
    let r = table[i] ?? 0
    let g = table[i + 1] ?? 0
    let b = table[i + 2] ?? 0

    const dx = (x - light.x) / u
    const dy = (y - light.y) / u
    const near = length(dx * (low ? 0.72 : 1), dy)
    const scatter = strength * (0.62 * Math.exp(-near / (reach * 0.55)) + 0.5 * Math.exp(-near / (reach * 0.14)))
    const band = low ? 0.3 * Math.exp(-Math.abs(y - horizon) / (u * 0.16)) * Math.exp(-Math.abs(dx) * 0.8) * veil : 0
    const s = Math.min(1, scatter + band)
    r += (glow[0] - r * 0.35) * s * (1 - r / 300)
    g += (glow[1] - g * 0.35) * s * (1 - g / 300)
    b += (glow[2] - b * 0.35) * s * (1 - b / 300)

    for (const sheet of clouds) {
      const cover = sheet.cover(x, y)
      if (cover <= 0.003) continue
      const lit = litOf(sheet, x, y, dx, dy, u, cover)
      const silver = Math.exp(-near / 0.16) * (night ? 0.5 : 0.8) * (1 - cover * 0.55)
      const a = cover * sheet.opacity
      const warm = clamp(lit + silver)
      r += (sheet.shade[0] + (sheet.lit[0] - sheet.shade[0]) * warm - r) * a
      g += (sheet.shade[1] + (sheet.lit[1] - sheet.shade[1]) * warm - g) * a
      b += (sheet.shade[2] + (sheet.lit[2] - sheet.shade[2]) * warm - b) * a
    }
    out[0] = r
    out[1] = g
    out[2] = b
  })
}

/** Thin towards the light is bright, thick towards the light is shade: a cheap look through the cloud. */
function litOf(sheet: CloudSheet, x: number, y: number, dx: number, dy: number, u: number, cover: number): number {
  const away = length(dx, dy) + 0.001
  const step = (u * sheet.relief) / away
  const towards = sheet.cover(x - dx * step, y - dy * step)
  return clamp(0.42 + (cover - towards) * 1.25 + (1 - cover) * 0.28) * smoothstep(-0.1, 0.5, 1.1 - cover * 0.5)
}
