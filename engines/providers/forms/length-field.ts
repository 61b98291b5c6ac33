import { clipLength, EngineError } from '#engines/ports.ts'
import type { PublishedField } from './published-fields.ts'

/** How a model takes a length. */
export interface LengthField {
  /** Lengths of clips in whole seconds, growing, as far as the field has them; empty: none are known. */
  clips: readonly number[]
  /** The field's value for a clip of this length or the next longer one. */
  fillClip(seconds: number): string | number
  /** The value for this length; an EngineError where it is too long. */
  fill(seconds: number): string | number
}

/** Longer clips are none. */
const LONGEST = 120
/** Video models count one frame more than a multiple of four or eight. */
const FRAMES = 8
const FRAME_RATES = ['fps', 'frames_per_second', 'frame_rate']

export function readLengthField(field: PublishedField, fields: readonly PublishedField[]): LengthField | null {
  if (/frames/u.test(field.name)) return inFrames(field, fields)
  const unit = field.name.endsWith('_ms') ? 1_000 : 1
  const raw = new Map<number, string | number>()
  for (const value of field.values ?? []) {
    const [, number] = /^(\d+(?:\.\d+)?)\s*(?:s|sec|seconds)?$/u.exec(String(value)) ?? []
    if (number !== undefined) raw.set(Number(number) / unit, value)
  }
  const listed = [...raw.keys()].toSorted((one, other) => one - other)
  if (listed.length > 0) {
    const pick = (seconds: number) => raw.get(clipLength(listed, seconds)) ?? ''
    return { clips: listed, fillClip: pick, fill: (seconds) => pick(requireAtMost(seconds, listed.at(-1))) }
  }
  const isText = field.types.every((type) => type === 'string')
  if (isText && field.values) return null
  const [min, max] = [(field.min ?? unit) / unit, (field.max ?? Infinity) / unit]
  const clips =
    field.max === undefined ? (Number(field.usual) > 0 ? [Number(field.usual) / unit] : []) : wholes(min, max)
  const valueOf = (seconds: number) => {
    const number = Math.max(min, Math.min(max, seconds)) * unit
    const value = field.types.includes('number') ? number : Math.ceil(number)
    return isText ? String(value) : value
  }
  return {
    clips,
    fillClip: (seconds) => valueOf(clipLength(clips, seconds)),
    fill: (seconds) => valueOf(requireAtMost(seconds, max)),
  }
}

function inFrames({ min, max, usual }: PublishedField, fields: readonly PublishedField[]): LengthField | null {
  const rate = fields.find(({ name }) => FRAME_RATES.includes(name))
  const perSecond = Number(rate?.usual)
  if (!(perSecond > 0)) return null
  const known = Number(usual)
  const [least, most] = [min ?? (max === undefined ? known : 1), max ?? known]
  if (!(most > 0)) return null
  const framesOf = (seconds: number) => Math.ceil((seconds * perSecond) / FRAMES) * FRAMES + 1
  const clips = wholes(1, most / perSecond).filter((each) => framesOf(each) <= most && framesOf(each) >= least)
  const fill = (seconds: number) => Math.min(most, framesOf(clipLength(clips, seconds)))
  if (clips.length > 0) return { clips, fillClip: fill, fill }
  return { clips: [most / perSecond], fillClip: () => most, fill: () => most }
}

const wholes = (min: number, max: number): number[] =>
  Array.from({ length: LONGEST }, (_, at) => at + 1).filter((each) => each >= min && each <= max)

function requireAtMost(seconds: number, most = Infinity): number {
  if (seconds > most) throw new EngineError(`The model makes at most ${most} seconds`)
  return seconds
}
