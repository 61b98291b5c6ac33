import type { PixelTile } from '#engines/ports.ts'
import { lineShare, type Plane, splitDetails, strength } from './detail.ts'
import { toLab } from './lab.ts'
import { type LearnedStyle, QUANTILES } from './style.ts'

/** An image as lightness and both colour axes. */
export type LabPlanes = readonly [Plane, Plane, Plane]

export function labPlanes({
  data,
  width,
  height,
}: Pick<PixelTile, 'width' | 'height'> & { data: ArrayLike<number> }): LabPlanes {
  const count = width * height
  const axes = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as const
  for (let at = 0; at < count; at++) {
    const lab = toLab(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0)
    axes[0][at] = lab[0]
    axes[1][at] = lab[1]
    axes[2][at] = lab[2]
  }
  const plane = (values: Float32Array): Plane => ({ values, width, height })
  return [plane(axes[0]), plane(axes[1]), plane(axes[2])]
}

/** @param detailed where detail is measured; default: everywhere */
export function measureStyle(planes: LabPlanes, detailed: Plane = planes[0]): LearnedStyle {
  const [lightness, a, b] = planes
  const axes = [lightness.values, a.values, b.values]
  const mean = axes.map(meanValue)
  return {
    quantiles: [quantilesOf(lightness.values), quantilesOf(a.values), quantilesOf(b.values)],
    mean,
    covariance: axes.flatMap((one, i) => axes.map((other, k) => together(one, mean[i] ?? 0, other, mean[k] ?? 0))),
    bands: splitDetails(detailed).bands.map(strength),
    lines: lineShare(detailed),
  }
}

/** Values at even places of the sorted ones. */
export function quantilesOf(values: Float32Array): number[] {
  const sorted = values.slice().sort()
  return Array.from({ length: QUANTILES }, (_, at) => {
    const place = (at / (QUANTILES - 1)) * (sorted.length - 1)
    const below = Math.floor(place)
    const from = sorted[below] ?? 0
    return from + (place - below) * ((sorted[below + 1] ?? from) - from)
  })
}

const meanValue = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function together(one: Float32Array, mean: number, other: Float32Array, otherMean: number): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += ((one[at] ?? 0) - mean) * ((other[at] ?? 0) - otherMean)
  return sum / Math.max(1, one.length)
}
