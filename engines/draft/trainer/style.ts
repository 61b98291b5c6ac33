/** Places in a distribution of lightness or colour, from its least to its greatest. */
export const QUANTILES = 17
/** Sizes of detail, from grain (1 px of a tile) to shapes (16 px). */
export const BANDS = 5

/** What the built-in trainer learns of pictures. Every number is a mean over pictures, so that two styles can be mixed. */
export interface LearnedStyle {
  /** Lightness, then both colour axes, each sorted: tone and palette. */
  quantiles: [number[], number[], number[]]
  mean: number[]
  /** Of lightness and both colour axes, 3 × 3 by rows: which colours go with which light. */
  covariance: number[]
  /** How strong detail of each size is, in steps of lightness: texture first, shapes last. */
  bands: number[]
  /** Share of the picture that is dark line, 0 to 1. */
  lines: number
}

export const VALUES = 3 * QUANTILES + 3 + 9 + BANDS + 1

/** As a training keeps it. */
export function toValues({ quantiles, mean, covariance, bands, lines }: LearnedStyle): number[] {
  return [...quantiles.flat(), ...mean, ...covariance, ...bands, lines]
}

export function fromValues(values: readonly number[]): LearnedStyle {
  let at = 0
  const take = (count: number) => values.slice(at, (at += count))
  const quantiles: LearnedStyle['quantiles'] = [take(QUANTILES), take(QUANTILES), take(QUANTILES)]
  return { quantiles, mean: take(3), covariance: take(9), bands: take(BANDS), lines: take(1)[0] ?? 0 }
}

/** Values in between: 0 is `from`, 1 is `to`. */
export function mix(from: readonly number[], to: readonly number[], share: number): number[] {
  return from.map((value, at) => value + share * ((to[at] ?? value) - value))
}

export function meanOf(all: readonly number[][]): number[] {
  const [first = []] = all
  return first.map((_, at) => all.reduce((sum, values) => sum + (values[at] ?? 0), 0) / all.length)
}

/** A step of lightness or colour that is as much as a factor of e in detail. */
const COLOUR_STEP = 12
/** Below it detail is not seen, in steps of lightness. */
const UNSEEN = 0.3

/**
 * How far two styles are from each other: how much of lightness and colour has to be moved (the distributions' earth mover's distance),
 * and by which factor detail of each size differs. 0: the same.
 */
export function distanceBetween(one: LearnedStyle, other: LearnedStyle): number {
  const apart = one.quantiles.map((sorted, axis) =>
    average(sorted.map((value, at) => Math.abs(value - (other.quantiles[axis]?.[at] ?? 0)))),
  )
  const detail = one.bands.map((band, at) => Math.abs(Math.log((band + UNSEEN) / ((other.bands[at] ?? 0) + UNSEEN))))
  return average(apart) / COLOUR_STEP + average(detail)
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
