import { EngineError } from '#engines/ports.ts'
import { DRAFT_FORMAT, DRAFT_TENSORS } from '#src/domain/lora-file.ts'
import { readSafetensors, readTensorValues, writeSafetensors } from '#src/domain/safetensors.ts'

/** Places in a distribution of lightness or colour, from its least to its greatest. */
export const QUANTILES = 17
/** Sizes of detail, from grain (1 px of a tile) to shapes (16 px). */
export const BANDS = 5

/** What the built-in trainer learns of images. Every number is a mean over images, so that two styles can be mixed. */
export interface LearnedStyle {
  /** Lightness, then both colour axes, each sorted: tone and palette. */
  quantiles: [number[], number[], number[]]
  mean: number[]
  /** Of lightness and both colour axes, 3 × 3 by rows: which colours go with which light. */
  covariance: number[]
  /** How strong detail of each size is, in steps of lightness: texture first, shapes last. */
  bands: number[]
  /** Share of the image that is dark line, 0 to 1. */
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

/** A learned style as a file that can be taken along. */
export function writeWeights(values: readonly number[], step: number): Uint8Array<ArrayBuffer> {
  const style = fromValues(values)
  const parts = [style.quantiles.flat(), style.mean, style.covariance, style.bands, [style.lines]]
  return writeSafetensors(
    DRAFT_TENSORS.map(({ name, shape }, at) => ({ name, shape, values: parts[at] ?? [] })),
    { format: DRAFT_FORMAT, version: '1', steps: String(step) },
  )
}

export function readWeights(bytes: Uint8Array): LearnedStyle {
  const file = readSafetensors(bytes, bytes.length)
  if (typeof file === 'string') throw new EngineError(`Couldn’t read the trained model: ${file}`)
  const values = DRAFT_TENSORS.flatMap(({ name }) => {
    const tensor = file.tensors.find((each) => each.name === name && each.dtype === 'F32')
    return tensor ? readTensorValues(bytes, file, tensor) : []
  })
  if (file.metadata.format !== DRAFT_FORMAT || values.length !== VALUES || !values.every(Number.isFinite))
    throw new EngineError('The built-in illustrator doesn’t support this model')
  return fromValues(values)
}
