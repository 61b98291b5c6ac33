import type { Plane } from '../planes.ts'

/** Below this difference there is no edge, steps of brightness: a soft shade stays soft. */
const MIN_EDGE = 10
const STEPS = 1023
/** Enlarging shoots beyond both sides of an edge: places there are in the table too, and nearly none lies outside of it. */
const BEYOND = 2 * STEPS
const LAST = STEPS + 2 * BEYOND

/** How steep a transition from dark to light becomes, for each place on it and `BEYOND` both ends. */
const STEEP = Float32Array.from({ length: LAST + 1 }, (_, step) => {
  const place = Math.min(1, Math.max(0, (step - BEYOND) / STEPS))
  return place * place * place * (place * (place * 6 - 15) + 10)
})

/** `STEPS` over a difference of brightness; 0 where it is no edge. */
const PER = Float32Array.from({ length: 256 }, (_, range) => (range < MIN_EDGE ? 0 : STEPS / range))

export interface Edges {
  /** The darkest and the brightest around each pixel, and `STEPS` over the difference; 0 where there is no edge. */
  least: Uint8Array
  most: Uint8Array
  per: Float32Array
}

/** Finds edges of brightness. The answer of the last frame is written over. */
export function edgeFinder(width: number, height: number): (luma: Plane) => Edges {
  const found = {
    least: new Uint8Array(width * height),
    most: new Uint8Array(width * height),
    per: new Float32Array(width * height),
  }
  const lines = { low: new Int32Array(width + 2), high: new Int32Array(width + 2) }
  return (luma) => {
    for (let y = 0; y < height; y++) findRow(luma, y, lines, found)
    return found
  }
}

/**
 * The smaller of two whole numbers is `b + (d & (d >> 31))` with `d = a - b`, the larger one `a - (d & (d >> 31))`: no branch, which
 * textures would make the processor guess wrong half of the time.
 */
function findRow(
  { data, width, height }: Plane,
  y: number,
  { low, high }: { low: Int32Array; high: Int32Array },
  { least, most, per }: Edges,
): void {
  const own = y * width
  const above = Math.max(0, y - 1) * width
  const below = Math.min(height - 1, y + 1) * width
  // No array destructuring here: it allocates per pixel, and garbage collection took half of the time.
  for (let x = 0; x < width; x++) {
    const a = data[own + x] as number
    const b = data[above + x] as number
    const c = data[below + x] as number
    const ab = (a - b) & ((a - b) >> 31)
    const small = b + ab
    const large = a - ab
    low[x + 1] = c + ((small - c) & ((small - c) >> 31))
    high[x + 1] = large - ((large - c) & ((large - c) >> 31))
  }
  low[0] = low[1] as number
  high[0] = high[1] as number
  low[width + 1] = low[width] as number
  high[width + 1] = high[width] as number
  let a = low[0]
  let b = low[1] as number
  let d = high[0]
  let e = high[1] as number
  for (let x = 0, to = own; x < width; x++, to++) {
    const c = low[x + 2] as number
    const f = high[x + 2] as number
    const small = b + ((a - b) & ((a - b) >> 31))
    const large = d - ((d - e) & ((d - e) >> 31))
    const dark = c + ((small - c) & ((small - c) >> 31))
    const light = large - ((large - f) & ((large - f) >> 31))
    least[to] = dark
    most[to] = light
    per[to] = PER[light - dark] as number
    a = b
    b = c
    d = e
    e = f
  }
}

interface Where {
  /** Row of the source. */
  y: number
  width: number
  factor: number
  /** 0 to 1. */
  hard: number
  /** Where nothing is hardened; null: everywhere. */
  skin: Float32Array | null
}

/** Draws each pixel of a row to the darker or the lighter side of what its place in the source has around it. */
export function harden(line: Float32Array, { least, most, per }: Edges, where: Where): void {
  const { y, width, factor, hard, skin } = where
  for (let x = 0, at = y * width, to = 0; x < width; x++, at++) {
    const scale = per[at] as number
    const share = skin ? hard * (1 - (skin[at] as number)) : hard
    const end = to + factor
    if (scale === 0 || share === 0) {
      to = end
      continue
    }
    const dark = least[at] as number
    const range = (most[at] as number) - dark
    for (; to < end; to++) {
      const value = line[to] as number
      const place = (((value - dark) * scale) | 0) + BEYOND
      const step = place < 0 ? 0 : place > LAST ? LAST : place
      line[to] = value + (dark + (STEEP[step] as number) * range - value) * share
    }
  }
}
