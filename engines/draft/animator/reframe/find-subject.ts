import type { Subject } from '#engines/ports.ts'
import type { Pixels } from '../../illustrator/core/surface.ts'
import { type Plane, blur } from '../../trainer/detail.ts'
import type { Studio } from '../studio.ts'
import { type LabPlanes, labPlanes } from '../../trainer/measure-style.ts'
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

/** How far from the middle a place counts much, in halves of the image. */
const REACH = 0.9

/** Radius in which neighbours are one thing, as a share of the shorter side. */
const SMOOTH = 0.02

/** Backgrounds are wide: so much of the mean of this much of the image around a place is taken off. */
const WIDE = 0.3

const TAKEN = 0.8

/** Longer side of the analysed copy, px: anything smaller than its pixels is no subject. */
const SIDE = 112
/** So much of each edge is not looked at: paper, frames and vignettes are no subject. Share of the longer side. */
const EDGE = 0.035
/** Steps in which the threshold between subject and background is looked for. */
const STEPS = 64
/** Less than this (px) has no inside and no outside. */
const MIN_SIDE = 5
/** Below this nothing stands out, and the middle is as good as any place. */
const MIN_CERTAINTY = 0.08

const NOTHING: Subject = { x: 0.5, y: 0.5, certainty: 0, left: 0, top: 0, width: 1, height: 1 }

/** Where an image's subject is. */
export async function findSubject(studio: Studio, bytes: Uint8Array): Promise<Subject> {
  const image = await studio.decode(bytes)
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height))
  const [width, height] = [px(image.width * scale), px(image.height * scale)]
  const { context } = studio.makeCanvas(width, height)
  // Transparent pixels are shown on white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(image.image, 0, 0, width, height)
  const edge = Math.floor(EDGE * Math.max(width, height))
  const [across, down] = [width - 2 * edge, height - 2 * edge]
  if (Math.min(across, down) < MIN_SIDE) return NOTHING
  const found = subjectOf(context.getImageData(edge, edge, across, down))
  if (found.certainty === 0) return NOTHING
  const inWhole = (share: number, inner: number, whole: number) => (share * inner + edge) / whole
  return {
    certainty: found.certainty,
    x: inWhole(found.x, across, width),
    y: inWhole(found.y, down, height),
    left: inWhole(found.left, across, width),
    top: inWhole(found.top, down, height),
    width: (found.width * across) / width,
    height: (found.height * down) / height,
  }
}

/** The part of a small image that stands out most as one thing. */
export const subjectOf = (pixels: Pixels): Subject => subjectsOf(pixels, 1)[0] ?? NOTHING

/** The parts of a small image that stand out, each as one thing, the clearest first. */
export function subjectsOf(pixels: Pixels, most: number): Subject[] {
  const { map, strength } = saliencyOf(pixels)
  const regions = regionsAbove(map, thresholdOf(map.values)).slice(0, most)
  return regions.flatMap((region) => subjectIn(map, region, strength) ?? [])
}

function subjectIn({ values, width, height }: Plane, region: Region, strength: number): Subject | null {
  let [weight, x, y, outside] = [0, 0, 0, 0]
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    if (region.marks[at] !== region.mark) {
      outside += value
      continue
    }
    const [column, row] = [at % width, Math.floor(at / width)]
    weight += value
    x += value * (column + 0.5)
    y += value * (row + 0.5)
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row + 1)
  }
  const free = values.length - region.count
  const contrast = weight / region.count - (free === 0 ? 1 : outside / free)
  const certainty = Math.min(1, Math.max(0, contrast) * 1.4) * strength
  if (certainty < MIN_CERTAINTY) return null
  return {
    x: x / weight / width,
    y: y / weight / height,
    certainty,
    left: left / width,
    top: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }
}

/** The value that parts two groups best: their means are as far from each other as they can be. */
function thresholdOf(values: Float32Array): number {
  const counts = new Float64Array(STEPS)
  for (const value of values) {
    const step = Math.min(STEPS - 1, Math.floor(value * STEPS))
    counts[step] = (counts[step] ?? 0) + 1
  }
  const total = counts.reduce((sum, count, step) => sum + count * step, 0)
  let [best, found, below, sum] = [-1, 0, 0, 0]
  for (let step = 0; step < STEPS - 1; step++) {
    below += counts[step] ?? 0
    sum += (counts[step] ?? 0) * step
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const parted = below * above * (sum / below - (total - sum) / above) ** 2
    if (parted > best) [best, found] = [parted, step]
  }
  return (found + 1) / STEPS
}

interface Region {
  /** Of the whole image: those that are `mark` belong to it. */
  marks: Int32Array
  mark: number
  weight: number
  /** px. */
  count: number
}

/** What hangs together above the threshold, the heaviest first. */
function regionsAbove({ values, width, height }: Plane, least: number): Region[] {
  const marks = new Int32Array(values.length)
  const regions: Region[] = []
  for (let first = 0; first < values.length; first++) {
    if (marks[first] !== 0 || (values[first] ?? 0) < least) continue
    const mark = regions.length + 1
    const waiting = [first]
    marks[first] = mark
    let [weight, count] = [0, 0]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      weight += values[at] ?? 0
      count++
      const column = at % width
      for (const next of [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= width * height || marks[next] !== 0 || (values[next] ?? 0) < least) continue
        marks[next] = mark
        waiting.push(next)
      }
    }
    regions.push({ marks, mark, weight, count })
  }
  return regions.sort((one, other) => other.weight - one.weight)
}

const px = (size: number) => Math.max(1, Math.round(size))

/** How much each place of an image stands out, 0 to 1, and how strongly anything does, 0 to 1. */
function saliencyOf(pixels: Pixels): { map: Plane; strength: number } {
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
