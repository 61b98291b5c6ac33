import type { PublishedField } from './published-fields.ts'

/** px */
export interface Size {
  width: number
  height: number
}

/** How a model takes a size. */
export interface SizeFields {
  /** The fields that `fill` fills. */
  names: readonly string[]
  fill(size: Size): Record<string, unknown>
  /** The size, or a size of the shape, that is asked for in place of this one. */
  sizeFor(size: Size): Size
}

const SIZES = ['image_size', 'size', 'video_size']
const RATIOS = ['aspect_ratio', 'image_aspect_ratio', 'ratio']
/** Values by which the shape is that of the given image. */
const AS_GIVEN = ['auto', 'match_input_image', 'adaptive', 'keep_ratio', 'original', 'default']
const NUMBERS = ['integer', 'number']

/**
 * How a model takes a size or a shape; null: not at all.
 * @param isOfImage whether the result has the shape of a given image by itself, so that only a fixed shape is in the way
 */
export function sizeFields(fields: readonly PublishedField[], isOfImage: boolean): SizeFields | null {
  const find = (names: readonly string[], isFit: (field: PublishedField) => boolean) =>
    fields.find((field) => names.includes(field.name) && isFit(field))
  const ratio = find(RATIOS, ({ types }) => types.includes('string'))
  if (isOfImage) return ratio?.values ? shapeOfImage(ratio, ratio.values) : null
  const pair = (of: readonly PublishedField[] = []) => {
    const [width, height] = ['width', 'height'].map((name) => of.find((each) => each.name === name && isNumber(each)))
    return width && height && ([width, height] as const)
  }
  const object = find(SIZES, (field) => field.types.includes('object') && pair(field.fields) !== undefined)
  const sides = pair(object?.fields)
  if (object && sides) return exactly([object.name], sides, (size) => ({ [object.name]: size }))
  const own = pair(fields)
  if (own) {
    // Models that also take shapes draw a size only where the shape is set to it.
    const custom = find([...RATIOS, ...SIZES], ({ values }) => values?.includes('custom') ?? false)
    const names = [...own.map(({ name }) => name), ...(custom ? [custom.name] : [])]
    if (custom || !ratio)
      return exactly(names, own, (size) => ({ ...size, ...(custom && { [custom.name]: 'custom' }) }))
  }
  const named = find(SIZES, ({ values = [] }) => values.some((value) => shapeOf(value) !== null))
  const listed = named ?? ratio
  if (listed?.values) return nearest(listed.name, listed.values)
  if (!ratio) return null
  return { names: [ratio.name], fill: (size) => ({ [ratio.name]: inWords(size) }), sizeFor: (size) => size }
}

const isNumber = ({ types }: PublishedField) => types.some((type) => NUMBERS.includes(type))

function exactly(
  names: readonly string[],
  [width, height]: readonly [PublishedField, PublishedField],
  fill: (size: Size) => Record<string, unknown>,
): SizeFields {
  const sizeFor = (size: Size): Size => {
    const most = Math.min(1, (width.max ?? Infinity) / size.width, (height.max ?? Infinity) / size.height)
    const least = Math.max(1, (width.min ?? 0) / size.width, (height.min ?? 0) / size.height)
    const side = (field: PublishedField, px: number) => nearestNumber(field, px * (least > 1 ? least : most))
    return { width: side(width, size.width), height: side(height, size.height) }
  }
  return { names, sizeFor, fill: (size) => fill(sizeFor(size)) }
}

function nearestNumber({ values = [], step = 1, min = 1, max = Infinity }: PublishedField, px: number): number {
  const listed = values.map(Number).filter((each) => Number.isFinite(each))
  if (listed.length > 0) return listed.reduce((best, each) => (Math.abs(each - px) < Math.abs(best - px) ? each : best))
  const rounded = Math.round(px / step) * step
  if (rounded > max) return rounded - step
  return rounded < min ? rounded + step : rounded
}

/** By the value whose shape is nearest, and of these by the nearest size. */
function nearest(name: string, values: readonly (string | number)[]): SizeFields | null {
  const shapes = values.flatMap((value) => {
    const shape = shapeOf(value)
    return shape ? [{ value, ...shape }] : []
  })
  const [first, ...rest] = shapes
  if (!first) return null
  const pick = (size: Size) => {
    const distance = ({ width, height }: Size) => Math.abs(Math.log((width / height / size.width) * size.height))
    const area = (of: Size) => Math.abs(Math.log((of.width * of.height) / (size.width * size.height)))
    const isBetter = (one: Size, other: Size) => {
      const nearer = distance(one) - distance(other)
      return nearer < -0.001 || (nearer < 0.001 && area(one) < area(other) - 0.001)
    }
    return rest.reduce((best, each) => (isBetter(each, best) ? each : best), first)
  }
  return {
    names: [name],
    fill: (size) => ({ [name]: pick(size).value }),
    sizeFor(size) {
      const { width, height } = pick(size)
      if (width >= 64) return { width, height }
      const scale = Math.sqrt((size.width * size.height) / (width * height))
      return { width: Math.round(width * scale), height: Math.round(height * scale) }
    },
  }
}

/** `16:9`, `1024x1536`, `landscape_16_9`, `portrait_16_9` (which is upright), `square`; null: no shape. */
function shapeOf(value: string | number): Size | null {
  const text = String(value).toLowerCase()
  if (text.startsWith('square')) return { width: 1, height: 1 }
  const [, name, one, other] = /^(landscape_|portrait_)?(\d+(?:\.\d+)?)\s*[:x×*/_]\s*(\d+(?:\.\d+)?)$/u.exec(text) ?? []
  const [width, height] = [Number(one), Number(other)]
  if (!(width > 0) || !(height > 0)) return null
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (name === 'portrait_') return { width: short, height: long }
  return name === 'landscape_' ? { width: long, height: short } : { width, height }
}

function shapeOfImage({ name, usual }: PublishedField, values: readonly (string | number)[]): SizeFields | null {
  const asGiven = values.find((value) => AS_GIVEN.includes(String(value)))
  if (asGiven === undefined) return nearest(name, values)
  const fill = asGiven === usual ? {} : { [name]: asGiven }
  return { names: [name], fill: () => fill, sizeFor: (size) => size }
}

const inWords = ({ width, height }: Size): string => {
  const divisor = greatest(Math.round(width), Math.round(height))
  return `${Math.round(width) / divisor}:${Math.round(height) / divisor}`
}

const greatest = (one: number, other: number): number => (other === 0 ? one : greatest(other, one % other))
