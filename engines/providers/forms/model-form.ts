import { EngineError } from '#engines/ports.ts'
import { readLengthField } from './length-field.ts'
import type { PublishedField } from './published-fields.ts'
import { type Size, sizeFields } from './size-fields.ts'

/** Kinds of work that a published form can be read for. */
export type FormKind = 'ILLUSTRATOR' | 'ANIMATOR' | 'LIP_SYNC' | 'UPSCALER' | 'INPAINTER' | 'MUSIC'

/** What a model is asked for; files are URLs, for example `data:`. */
export interface FormValues {
  prompt?: string
  /** What an image, a clip's first image, a portrait or an image to change is sent as. */
  image?: string
  endImage?: string
  mask?: string
  audio?: string
  /** Portraits and other images that are followed. */
  references?: readonly string[]
  /** px; a model of clips follows the shape alone. */
  size?: Size
  seed?: number
  seconds?: number
  hasSound?: boolean
  /** Times as wide and high. */
  factor?: number
  /** How much a model may invent, 0 to 1. */
  creativity?: number
}

/** How a model is asked, by its published fields. */
export interface ModelForm {
  /** The model's input; an EngineError where it cannot make what is asked for. */
  fill(values: FormValues): Record<string, unknown>
  /** The size, or a size of the shape, that an image of this size is asked for in. */
  sizeFor(size: Size): Size
  /** Seconds that its clips can have, growing; left out where they are of no matter. */
  lengths?: readonly number[]
  endsWithImage: boolean
  /** Images that it can be shown besides its words. */
  references: number
  hasSound: boolean
}

/** A model that cannot be asked by what is published of it. The message goes on after its name. */
export class UnknownForm extends Error {
  override name = 'UnknownForm'
}

type Role = Exclude<keyof FormValues, 'size'>

/** Names that providers give the same field, the usual one first. */
const NAMES: Readonly<Record<Role, readonly string[]>> = {
  prompt: ['prompt', 'text_prompt', 'tags'],
  image: [
    ...['image_url', 'start_image_url', 'first_frame_url', 'first_image_url', 'source_image_url', 'input_image_url'],
    ...['image', 'start_image', 'first_frame_image', 'first_frame', 'input_image', 'source_image', 'face_image', 'img'],
  ],
  endImage: [
    ...['end_image_url', 'tail_image_url', 'last_frame_url', 'last_image_url', 'end_frame_url'],
    ...['end_image', 'last_frame', 'last_frame_image', 'last_image', 'tail_image', 'end_frame'],
  ],
  mask: ['mask_url', 'mask_image_url', 'mask', 'mask_image'],
  audio: ['audio_url', 'driven_audio_url', 'audio', 'driven_audio', 'audio_file', 'input_audio'],
  references: [
    ...['image_urls', 'input_image_urls', 'reference_image_urls'],
    ...['image_input', 'input_images', 'images', 'reference_images'],
  ],
  seed: ['seed'],
  seconds: [
    ...['duration', 'music_length_ms', 'duration_seconds', 'seconds_total', 'length_seconds', 'seconds', 'duration_ms'],
    ...['audio_length', 'num_frames', 'frames_num'],
  ],
  hasSound: ['generate_audio', 'enable_audio', 'with_audio', 'generate_audio_switch', 'audio'],
  factor: ['upscale_factor', 'scale_factor', 'scale', 'upscaling_factor', 'factor', 'outscale'],
  creativity: ['creativity'],
}

/** JSON types that a role's field has one of; of an array, its items. */
const TYPES: Readonly<Record<Role, readonly string[]>> = {
  ...{ prompt: ['string'], image: ['string'], endImage: ['string'], mask: ['string'], audio: ['string'] },
  ...{ references: ['array'], seed: ['integer', 'number'], seconds: ['integer', 'number', 'string'] },
  ...{ hasSound: ['boolean'], factor: ['integer', 'number', 'string'], creativity: ['integer', 'number'] },
}

interface KindOfWork {
  /** Without these a model cannot do it. */
  needs: readonly Role[]
  /** Filled where the model has them. */
  takes: readonly Role[]
  /** Filled only where the model does not work without. */
  ifRequired?: readonly Role[]
  /** How it follows a size: images of it, or only of its shape. */
  size?: 'NEEDED' | 'SHAPE'
  /** The format of the result, the best first. */
  formats?: readonly string[]
}

const KINDS: Readonly<Record<FormKind, KindOfWork>> = {
  ILLUSTRATOR: { needs: ['prompt'], takes: ['seed', 'references'], size: 'NEEDED', formats: ['jpeg', 'jpg', 'png'] },
  ANIMATOR: { needs: ['image', 'seconds'], takes: ['prompt', 'endImage', 'hasSound'], size: 'SHAPE' },
  LIP_SYNC: { needs: ['image', 'audio'], takes: [], ifRequired: ['prompt'], size: 'SHAPE' },
  UPSCALER: {
    needs: ['image', 'factor'],
    takes: ['creativity'],
    ifRequired: ['prompt'],
    formats: ['png', 'jpeg', 'jpg'],
  },
  INPAINTER: { needs: ['image', 'mask', 'prompt'], takes: [], formats: ['png', 'jpeg', 'jpg'] },
  MUSIC: { needs: ['prompt', 'seconds'], takes: [] },
}

/** Roles of which a request may have no value. */
const OPTIONAL: readonly Role[] = ['endImage', 'references']

const WORDS: Readonly<Record<Role, string>> = {
  ...{ prompt: 'a prompt', image: 'an image', endImage: 'a last image', mask: 'a mask', audio: 'a sound' },
  ...{ references: 'reference images', seed: 'a seed', seconds: 'a length in known steps', hasSound: 'sound' },
  ...{ factor: 'how many times to enlarge', creativity: 'creativity' },
}

const FORMAT_NAMES = ['output_format', 'image_format', 'format']
/** Said of masks that mark what stays. */
const KEEPS_WHITE = /black(?!-and-white)(?:(?!white)[^.])*(?:inpaint|edit|repaint|fill|replace|change)/iu
/** Switches that keep singing out of music. */
const INSTRUMENTAL = ['force_instrumental', 'is_instrumental', 'make_instrumental', 'instrumental']

/**
 * How a model does a kind of work. Throws an UnknownForm in words.
 * @param needs roles beyond those of the kind: a last image, references
 */
export function readModelForm(
  kind: FormKind,
  fields: readonly PublishedField[],
  needs: readonly Role[] = [],
): ModelForm {
  const work = KINDS[kind]
  const needed = [...work.needs, ...needs]
  const found = new Map<Role, PublishedField>()
  for (const role of new Set([...needed, ...work.takes, ...(work.ifRequired ?? [])])) {
    const field = findField(role, fields)
    if (field && (!work.ifRequired?.includes(role) || field.isRequired)) found.set(role, field)
  }
  const lengthField = found.get('seconds')
  const length = lengthField && readLengthField(lengthField, fields)
  const hasLength = kind === 'ANIMATOR' ? (length?.clips.length ?? 0) > 0 : length !== null
  const missing = needed.find((role) => !found.has(role) || (role === 'seconds' && !hasLength))
  if (missing !== undefined) throw new UnknownForm(`has no field for ${WORDS[missing]}`)
  if (KEEPS_WHITE.test(found.get('mask')?.description ?? ''))
    throw new UnknownForm('repaints what is black in a mask, not what is white')
  const size = work.size === undefined ? null : sizeFields(fields, work.size === 'SHAPE')
  if (work.size === 'NEEDED' && size === null) throw new UnknownForm('has no field for a size or a shape')
  const fixed = { ...formatOf(work, fields), ...(kind === 'MUSIC' && instrumental(fields)) }
  const given = [...found].flatMap(([role, { name }]) =>
    OPTIONAL.includes(role) && !needs.includes(role) ? [] : [name],
  )
  Object.assign(fixed, requiredBesides([...given, ...Object.keys(fixed), ...(size?.names ?? [])], fields))

  const put = (role: Role, field: PublishedField, values: FormValues): unknown => {
    const value = values[role]
    if (Array.isArray(value)) return value.slice(0, field.maxItems)
    if (typeof value !== 'number') return value
    if (role === 'seconds') return kind === 'ANIMATOR' ? length?.fillClip(value) : length?.fill(value)
    if (role === 'factor') return factorOf(field, value)
    return role === 'seed' ? seedOf(field, value) : shareOf(field, value)
  }
  const references = found.get('references')
  return {
    ...(kind === 'ANIMATOR' && length && { lengths: length.clips }),
    endsWithImage: found.has('endImage'),
    references: references ? (references.maxItems ?? Infinity) : 0,
    hasSound: found.has('hasSound'),
    sizeFor: (asked) => size?.sizeFor(asked) ?? asked,
    fill(values) {
      const input: Record<string, unknown> = { ...fixed, ...(values.size && size?.fill(values.size)) }
      for (const [role, field] of found) {
        const value = put(role, field, values)
        if (value !== undefined) input[field.name] = value
      }
      return input
    },
  }
}

const hasType = ({ types }: PublishedField, wanted: readonly string[]) => types.some((type) => wanted.includes(type))

function findField(role: Role, fields: readonly PublishedField[]): PublishedField | undefined {
  const able = fields.filter(
    (field) =>
      hasType(field, TYPES[role]) &&
      !/^deprecated/iu.test(field.description ?? '') &&
      // Files are no choices, and some lists of images are followed for their style alone.
      !(TYPES[role].includes('string') && !TYPES[role].includes('integer') && field.values) &&
      !(role === 'references' && (!field.itemTypes?.includes('string') || /style/iu.test(field.description ?? ''))),
  )
  return NAMES[role].flatMap((name) => able.find((each) => each.name === name) ?? [])[0]
}

/** Values of other required fields, which have one value or a usual one. */
function requiredBesides(filled: readonly string[], fields: readonly PublishedField[]): Record<string, unknown> {
  const others = fields.filter(({ name, isRequired }) => isRequired && !filled.includes(name))
  return Object.fromEntries(
    others.map(({ name, values = [], usual }) => {
      const value = usual ?? (values.length === 1 ? values[0] : undefined)
      if (value === undefined) throw new UnknownForm(`requires the field “${name}”, which can’t be filled here`)
      return [name, value]
    }),
  )
}

function formatOf({ formats = [] }: KindOfWork, fields: readonly PublishedField[]): Record<string, unknown> {
  const field = fields.find(({ name, values }) => FORMAT_NAMES.includes(name) && values !== undefined)
  const format = formats.find((each) => field?.values?.includes(each))
  return field && format !== undefined ? { [field.name]: format } : {}
}

const instrumental = (fields: readonly PublishedField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, types }) =>
      INSTRUMENTAL.includes(name) && types.includes('boolean') ? [[name, true]] : [],
    ),
  )

/** Seeds beyond the largest one begin again. */
function seedOf({ min = 0, max = Infinity }: PublishedField, seed: number): number {
  return Math.max(min, max === Infinity ? seed : seed % (max + 1))
}

/** The same or the next larger factor: `2`, `2x` or `x2`. */
function factorOf({ values, types, min = 1, max = Infinity }: PublishedField, factor: number): string | number {
  const listed = (values ?? [])
    .map((value) => ({ value, times: Number(String(value).replace(/^x|x$/giu, '')) }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => one.times - other.times)
  const most = values ? (listed.at(-1)?.times ?? 0) : max
  if (factor > most) throw new EngineError(`The model enlarges at most ${most} times`)
  const found = listed.find(({ times }) => times >= factor)?.value ?? Math.max(min, factor)
  return types.includes('integer') || types.includes('number') || values ? found : String(found)
}

/** A share from 0 to 1 between the bounds of a field. */
function shareOf({ types, min = 0, max = 1 }: PublishedField, share: number): number {
  const value = min + share * (max - min)
  return types.includes('number') ? Math.round(value * 1_000) / 1_000 : Math.round(value)
}
