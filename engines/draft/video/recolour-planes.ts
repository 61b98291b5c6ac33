import { type Plane, type Planes, planesOf } from './planes.ts'
import type { Rgb, Statistics } from '../animator/filters.ts'

/** Three rows: the factors of the old red, green and blue for each new one, and an offset. */
export type ColourMatrix = readonly number[]

const UNCHANGED: ColourMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const
const [LUMA, SWING] = [219 / 255, 224 / 255] as const
const [OF_BLUE, OF_RED] = [SWING / (2 * (1 - BLUE)), SWING / (2 * (1 - RED))] as const

/** Colours (0 to 255) as brightness and differences of limited range … */
const TO_PLANES: ColourMatrix = [
  ...[RED * LUMA, GREEN * LUMA, BLUE * LUMA, 16],
  ...[-RED * OF_BLUE, -GREEN * OF_BLUE, (1 - BLUE) * OF_BLUE, 128],
  ...[(1 - RED) * OF_RED, -GREEN * OF_RED, -BLUE * OF_RED, 128],
]

const [PER_LUMA, PER_BLUE, PER_RED] = [1 / LUMA, 1 / OF_BLUE, 1 / OF_RED] as const
const [GREEN_BLUE, GREEN_RED] = [(-BLUE / GREEN) * PER_BLUE, (-RED / GREEN) * PER_RED] as const
/** … and back. */
const FROM_PLANES: ColourMatrix = [
  ...[PER_LUMA, 0, PER_RED, -16 * PER_LUMA - 128 * PER_RED],
  ...[PER_LUMA, GREEN_BLUE, GREEN_RED, -16 * PER_LUMA - 128 * (GREEN_BLUE + GREEN_RED)],
  ...[PER_LUMA, PER_BLUE, 0, -16 * PER_LUMA - 128 * PER_BLUE],
]

/** The colour at a place of an image, 0 to 255 and a little beyond. */
export function colourAt(luma: number, blue: number, red: number): [red: number, green: number, blue: number] {
  const row = (at: number) =>
    (FROM_PLANES[at] ?? 0) * luma +
    (FROM_PLANES[at + 1] ?? 0) * blue +
    (FROM_PLANES[at + 2] ?? 0) * red +
    (FROM_PLANES[at + 3] ?? 0)
  return [row(0), row(4), row(8)]
}

/** 16 bits after the point; bytes times all of a matrix still fit into 32 bits. */
const ONE = 65_536
const NEARLY = 1e-4
const fixed = (value: number) => Math.round(value * ONE)

/** A change of colours in an image as encoders take it: plain arithmetic on bytes. */
export function recolourPlanes(image: Planes, change: ColourMatrix): void {
  const matrix = after(after(FROM_PLANES, change), TO_PLANES)
  const [luma, blue, red] = planesOf(image)
  const [, b = 0, c = 0] = matrix
  const means = Math.abs(matrix[4] ?? 0) + Math.abs(matrix[8] ?? 0) > NEARLY ? halved(luma) : null
  if (Math.abs(b) + Math.abs(c) > NEARLY) tinted(luma, blue, red, matrix)
  else shaded(luma.data, matrix)
  differences(blue.data, red.data, means, matrix)
}

/** Brightness that hangs on brightness alone. */
function shaded(data: Uint8Array, [a = 0, , , d = 0]: ColourMatrix): void {
  const shades = Uint8ClampedArray.from({ length: 256 }, (_, value) => a * value + d)
  for (let at = 0; at < data.length; at++) data[at] = shades[data[at] as number] as number
}

function tinted(
  { data, width }: Plane,
  { data: blue, width: across, height: down }: Plane,
  { data: red }: Plane,
  [a = 0, b = 0, c = 0, d = 0]: ColourMatrix,
): void {
  const [light, ofBlue, ofRed, base] = [fixed(a), fixed(b), fixed(c), fixed(d) + ONE / 2]
  for (let y = 0; y < down; y++) {
    const row = y * across
    for (let x = 0, top = 2 * y * width, low = top + width; x < across; x++, top += 2, low += 2) {
      const tint = base + ofBlue * (blue[row + x] as number) + ofRed * (red[row + x] as number)
      data[top] = clamped((light * (data[top] as number) + tint) >> 16)
      data[top + 1] = clamped((light * (data[top + 1] as number) + tint) >> 16)
      data[low] = clamped((light * (data[low] as number) + tint) >> 16)
      data[low + 1] = clamped((light * (data[low + 1] as number) + tint) >> 16)
    }
  }
}

/** The mean of every two by two. */
function halved({ data, width, height }: Plane): Uint8Array {
  const across = width / 2
  const means = new Uint8Array(across * (height / 2))
  for (let y = 0, at = 0; y < height; y += 2)
    for (let x = 0, top = y * width, low = top + width; x < across; x++, at++, top += 2, low += 2)
      means[at] =
        ((data[top] as number) + (data[top + 1] as number) + (data[low] as number) + (data[low + 1] as number) + 2) >> 2
  return means
}

function differences(blue: Uint8Array, red: Uint8Array, means: Uint8Array | null, matrix: ColourMatrix): void {
  const [e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = matrix.slice(4)
  const [be, bf, bg, bh] = [fixed(e), fixed(f), fixed(g), fixed(h) + ONE / 2]
  const [ri, rj, rk, rl] = [fixed(i), fixed(j), fixed(k), fixed(l) + ONE / 2]
  for (let at = 0; at < blue.length; at++) {
    const u = blue[at] as number
    const v = red[at] as number
    const light = means ? (means[at] as number) : 0
    blue[at] = clamped((be * light + bf * u + bg * v + bh) >> 16)
    red[at] = clamped((ri * light + rj * u + rk * v + rl) >> 16)
  }
}

const clamped = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)

/** A change of colours as a matrix. All that the retoucher knows are such: a test holds them to it. */
export function matrixOf(change: (colour: Rgb) => Rgb): ColourMatrix {
  const zero = change([0, 0, 0])
  const [red, green, blue] = [change([255, 0, 0]), change([0, 255, 0]), change([0, 0, 255])]
  return zero.flatMap((base, row) => [...[red, green, blue].map((full) => ((full[row] ?? 0) - base) / 255), base])
}

/** A change at part strength. @param share 0 to 1 */
export const partOf = (matrix: ColourMatrix, share: number): ColourMatrix =>
  UNCHANGED.map((value, at) => value + ((matrix[at] ?? 0) - value) * share)

/** First one change, then the other. */
export function after(first: ColourMatrix, second: ColourMatrix): ColourMatrix {
  const value = (of: ColourMatrix, row: number, column: number) => of[row * 4 + column] ?? 0
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map(
      (column) =>
        value(second, row, 0) * value(first, 0, column) +
        value(second, row, 1) * value(first, 1, column) +
        value(second, row, 2) * value(first, 2, column) +
        (column === 3 ? value(second, row, 3) : 0),
    ),
  )
}

/** Gives colours of one kind those of another. @param share how far it goes, 0 to 1 */
export function matching(own: Statistics, wanted: Statistics, share: number): ColourMatrix {
  const rows = own.map(({ mean, spread }, row) => {
    const aim = wanted[row] ?? { mean, spread }
    const gain = Math.min(1.8, Math.max(0.5, aim.spread / Math.max(1, spread)))
    return [row === 0 ? gain : 0, row === 1 ? gain : 0, row === 2 ? gain : 0, aim.mean - mean * gain]
  })
  return partOf(rows.flat(), share)
}
