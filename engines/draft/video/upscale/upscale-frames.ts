import type { UpscaleVideoRequest } from '#engines/ports.ts'
import { phasesOf } from '../../animator/upscale/raster.ts'
import type { FrameWork, VideoFacts } from '../frame.ts'
import { newPlanes, planesOf, type Plane } from '../planes.ts'
import { edgeFinder, harden } from './edges.ts'
import { PAD, preparer, skinShare, spread } from './luma.ts'

/** Brightness that grain adds or takes at most, steps of limited range. */
const STRONGEST = 22

const LENGTH = 1 << 16

/** −1 to 1; rows begin at places of their own in it. */
const NOISE = Float32Array.from({ length: 2 * LENGTH }, (_, at) => hash(at % LENGTH, 1) / 2_147_483_648 - 1)

/** Film grain is strongest in the middle tones. */
const AT = Float32Array.from({ length: 256 }, (_, luma) => {
  const tone = Math.min(1, Math.max(0, (luma - 16) / 219))
  return STRONGEST * (0.35 + 2.6 * tone * (1 - tone))
})

/** From here down edges are drawn harder than they were, the more the lower. */
const HARDENS_BELOW = 75
const SHARPENED = { least: 0.3, most: 0.7 }

/**
 * Enlarges every frame as encoders take it: brightness by Lanczos, of which what it would lose is added beforehand, colours by the plain
 * way, of which the eye sees no more. All of it hangs on the frame alone, so nothing swims or flickers.
 */
export function upscaleFrames(options: UpscaleVideoRequest, { width, height }: VideoFacts): FrameWork {
  const { factor, isDrawing, fidelity, grain, keepsSkin } = options
  const [wide, high] = [width * factor, height * factor]
  const phases = phasesOf(factor)
  // Sharpening would give a drawing's hard edges halos.
  const sharp = isDrawing ? 0 : SHARPENED.most - ((SHARPENED.most - SHARPENED.least) * fidelity) / 100
  const hard = isDrawing ? 1 : Math.max(0, (HARDENS_BELOW - fidelity) / HARDENS_BELOW)
  const rows = Array.from({ length: 6 }, () => new Float32Array(wide))
  const line = new Float32Array(wide)
  const luma = new Float32Array((width + 2 * PAD) * height)
  const skin = keepsSkin ? new Float32Array(width * height) : null
  const prepare = isDrawing ? null : preparer(width, height, sharp)
  const findEdges = hard > 0 ? edgeFinder(width, height) : null
  const kept = newPlanes(wide, high)
  const [shown, ...differences] = planesOf(kept)
  const bytes = new Uint8ClampedArray(kept.planes.buffer, 0, wide * high)
  return {
    width: wide,
    height: high,
    lookBack: 0,
    async change(frame) {
      const source = planesOf(await frame.planes())
      spread(source[0], luma)
      if (skin) skinShare(source, width, skin)
      const prepared = prepare?.(luma, skin) ?? luma
      const edges = findEdges?.(source[0])
      const seed = Math.round(frame.time * 1000)
      const taken = new Int32Array(6).fill(-1)
      for (let y = 0; y < high; y++) {
        const first = Math.floor((y + 0.5) / factor - 0.5) - 2
        const weights = phases[y % factor] ?? []
        const at = [0, 1, 2, 3, 4, 5].map((tap) => Math.min(height - 1, Math.max(0, first + tap)))
        const around = at.map((row) => {
          const slot = row % 6
          const kept = rows[slot] as Float32Array
          if (taken[slot] !== row) {
            widen(prepared, row, width, factor, phases, kept)
            taken[slot] = row
          }
          return kept
        })
        stack(around, weights, line)
        if (edges) harden(line, edges, { y: Math.floor(y / factor), width, factor, hard, skin })
        if (grain > 0) grainRow(line, y, seed, grain / 100)
        for (let x = 0, to = y * wide; x < wide; x++, to++) bytes[to] = line[x] as number
      }
      for (const [at, plane] of differences.entries()) enlargePlain(source[at + 1] ?? shown, factor, plane)
      return kept
    },
  }
}

/** One row of the source, `factor` times as wide. */
function widen(
  source: Float32Array,
  row: number,
  width: number,
  factor: number,
  phases: readonly number[][],
  to: Float32Array,
): void {
  const start = row * (width + 2 * PAD) + PAD
  for (const [phase, weights] of phases.entries()) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = weights
    const first = start + Math.floor((phase + 0.5) / factor - 0.5) - 2
    for (let x = 0; x < width; x++) {
      const at = first + x
      to[x * factor + phase] =
        a * (source[at] as number) +
        b * (source[at + 1] as number) +
        c * (source[at + 2] as number) +
        d * (source[at + 3] as number) +
        e * (source[at + 4] as number) +
        f * (source[at + 5] as number)
    }
  }
}

function stack(rows: readonly Float32Array[], weights: readonly number[], to: Float32Array): void {
  const [one, two, three, four, five, six] = rows as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = weights
  for (let x = 0; x < to.length; x++)
    to[x] =
      a * (one[x] as number) +
      b * (two[x] as number) +
      c * (three[x] as number) +
      d * (four[x] as number) +
      e * (five[x] as number) +
      f * (six[x] as number)
}

/** Makes a plane two or four times as wide and high by blending each pixel from the four around it. */
function enlargePlain(plane: Plane, factor: number, to: Plane): void {
  if (factor === 2) return twice(plane, to)
  const size = { width: plane.width * 2, height: plane.height * 2 }
  const between = { data: new Uint8Array(size.width * size.height), ...size }
  twice(plane, between)
  twice(between, to)
}

function twice({ data, width, height }: Plane, { data: to }: Plane): void {
  for (let y = 0; y < height * 2; y++) {
    const near = (y >> 1) * width
    const far = Math.min(height - 1, Math.max(0, (y >> 1) + (y % 2 === 0 ? -1 : 1))) * width
    let at = y * width * 2
    let left = 3 * (data[near] as number) + (data[far] as number)
    let own = left
    for (let x = 0; x < width; x++) {
      const next = x === width - 1 ? x : x + 1
      const right = 3 * (data[near + next] as number) + (data[far + next] as number)
      to[at++] = (3 * own + left + 8) >> 4
      to[at++] = (3 * own + right + 8) >> 4
      left = own
      own = right
    }
  }
}

/** Adds grain to a row; different in every frame, like film. @param share 0 to 1 */
function grainRow(line: Float32Array, y: number, seed: number, share: number): void {
  const start = hash(y, seed) & (LENGTH - 1)
  for (let x = 0; x < line.length; x++) {
    const value = line[x] as number
    const tone = value < 0 ? 0 : value > 255 ? 255 : value | 0
    line[x] = value + (NOISE[start + (x & (LENGTH - 1))] as number) * (AT[tone] as number) * share
  }
}

function hash(one: number, other: number): number {
  let mixed = Math.imul(one + 1, 374_761_393) + Math.imul(other + 1, 668_265_263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
