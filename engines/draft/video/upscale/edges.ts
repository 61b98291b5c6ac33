import { PAD } from './luma.ts'

/** Below this difference there is no edge, steps of brightness: a soft shade stays soft. */
const LEAST_EDGE = 10
const STEPS = 1023

/** How steep a way from dark to light becomes, for each place on it. */
const STEEP = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const place = step / STEPS
  return place * place * place * (place * (place * 6 - 15) + 10)
})

export interface Edges {
  /** The darkest and the brightest around each pixel, and `STEPS` over the difference; 0 where there is no edge. */
  least: Float32Array
  most: Float32Array
  per: Float32Array
}

/** Finds edges in rows with room at both ends. The answer of the last frame is written over. */
export function edgeFinder(width: number, height: number): (luma: Float32Array) => Edges {
  const line = width + 2 * PAD
  const [low, high] = [new Float32Array(line * height), new Float32Array(line * height)]
  const found = {
    least: new Float32Array(width * height),
    most: new Float32Array(width * height),
    per: new Float32Array(width * height),
  }
  return (luma) => {
    find(luma, { low, high, width, height, found })
    return found
  }
}

interface Room {
  low: Float32Array
  high: Float32Array
  width: number
  height: number
  found: Edges
}

function find(luma: Float32Array, { low, high, width, height, found: { least, most, per } }: Room): void {
  const line = width + 2 * PAD
  for (let at = 1; at < luma.length - 1; at++) {
    const [left, own, right] = [luma[at - 1] as number, luma[at] as number, luma[at + 1] as number]
    low[at] = left < own ? (left < right ? left : right) : own < right ? own : right
    high[at] = left > own ? (left > right ? left : right) : own > right ? own : right
  }
  for (let y = 0; y < height; y++) {
    const [own, above, below] = [y, Math.max(0, y - 1), Math.min(height - 1, y + 1)].map((row) => row * line + PAD) as [
      number,
      number,
      number,
    ]
    for (let x = 0, to = y * width; x < width; x++, to++) {
      const [a, b, c] = [low[own + x] as number, low[above + x] as number, low[below + x] as number]
      const [d, e, f] = [high[own + x] as number, high[above + x] as number, high[below + x] as number]
      const dark = a < b ? (a < c ? a : c) : b < c ? b : c
      const light = d > e ? (d > f ? d : f) : e > f ? e : f
      least[to] = dark
      most[to] = light
      per[to] = light - dark < LEAST_EDGE ? 0 : STEPS / (light - dark)
    }
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
      const place = (value - dark) * scale
      const step = place <= 0 ? 0 : place >= STEPS ? STEPS : place | 0
      line[to] = value + (dark + (STEEP[step] as number) * range - value) * share
    }
  }
}
