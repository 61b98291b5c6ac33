import { blur, type Plane } from '../../trainer/detail.ts'
import { type LabPlanes, labPlanes } from '../../trainer/measure-style.ts'
import type { Pixels } from '../../illustrator/core/surface.ts'
import { backgroundContrast, barrierContrast, localContrast, NOISE, rowContrast } from './contrasts.ts'

/** Contrasts that fail differently, and how much each counts. */
const MEASURES: readonly { measure: (planes: LabPlanes) => Float32Array; share: number }[] = [
  { measure: barrierContrast, share: 0.5 },
  { measure: backgroundContrast, share: 0.5 },
  { measure: localContrast, share: 1 },
  { measure: rowContrast, share: 2.5 },
]
/** What stands out by this much more than noise (steps of Lab, at all sizes together) is half certain. */
const CLEAR = 25
/** How far from the middle a place counts much, in halves of the picture. */
const REACH = 0.9
/** Radius in which neighbours are one thing, as a share of the shorter side. */
const SMOOTH = 0.02
/** Backgrounds are wide: so much of the mean of this much of the picture around a place is taken off. */
const WIDE = 0.3
const TAKEN = 0.8

/** How much each place of a picture stands out, 0 to 1, and how strongly anything does, 0 to 1. */
export function saliencyOf(pixels: Pixels): { map: Plane; strength: number } {
  const { width, height } = pixels
  const planes = labPlanes(pixels)
  const sum = new Float32Array(width * height)
  for (const { measure, share } of MEASURES) {
    const values = measure(planes)
    const most = highest(values)
    if (most === 0) continue
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + ((values[at] ?? 0) / most) * share
  }
  for (let at = 0; at < sum.length; at++) {
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height]
    const away = ((2 * x - 1) ** 2 + (2 * y - 1) ** 2) / (2 * REACH * REACH)
    sum[at] = (sum[at] ?? 0) * Math.exp(-away / 2)
  }
  const shorter = Math.min(width, height)
  const radiusOf = (share: number) => Math.max(1, Math.round(share * shorter))
  const wide = blur({ values: sum, width, height }, radiusOf(WIDE)).values
  const risen = sum.map((value, at) => Math.max(0, value - TAKEN * (wide[at] ?? 0)))
  const { values } = blur({ values: risen, width, height }, radiusOf(SMOOTH))
  const most = highest(values)
  const clear = Math.max(0, highest(localContrast(planes)) - NOISE)
  return {
    map: { values: most === 0 ? values : values.map((value) => value / most), width, height },
    strength: clear / (clear + CLEAR),
  }
}

const highest = (values: Float32Array) => values.reduce((most, value) => Math.max(most, value), 0)
