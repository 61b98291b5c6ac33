import { createHash } from 'node:crypto'

/** A field of an input schema; choices stand apart in the document, as Cog writes them. */
type Field = Readonly<Record<string, unknown>> & { enum?: readonly (string | number)[]; default?: unknown }

interface Published {
  /** Of an official model its predictions name no version. */
  isOfficial: boolean
  required: readonly string[]
  fields: Readonly<Record<string, Field>>
  /** Whether it answers a list of files. */
  answersList?: true
}

const TEXT = { type: 'string' }
const FILE = { type: 'string', format: 'uri' }
const SEED = { type: 'integer', nullable: true, description: 'Random seed. Set for reproducible generation' }
const FLAG = (usual: boolean) => ({ type: 'boolean', default: usual })
const NUMBER = (minimum: number, maximum: number, usual: number) => ({
  type: 'number',
  minimum,
  maximum,
  default: usual,
})
const COUNT = (minimum: number, maximum: number, usual: number) => ({
  ...NUMBER(minimum, maximum, usual),
  type: 'integer',
})
const ONE_OF = (values: readonly string[], usual: string): Field => ({ enum: values, type: 'string', default: usual })
const SECONDS = (values: readonly number[]): Field => ({ enum: values, type: 'integer', default: values[0] })
const FLUX_SHAPES = ['1:1', '16:9', '21:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16', '9:21']
const FLUX = {
  num_outputs: COUNT(1, 4, 1),
  seed: SEED,
  output_format: ONE_OF(['webp', 'jpg', 'png'], 'webp'),
  output_quality: COUNT(0, 100, 80),
  disable_safety_checker: FLAG(false),
}

/** Inputs of some models, as their pages at Replicate publish them. */
export const REPLICATE_MODELS: Readonly<Record<string, Published>> = {
  'black-forest-labs/flux-schnell': {
    isOfficial: true,
    required: ['prompt'],
    fields: {
      prompt: TEXT,
      aspect_ratio: ONE_OF(FLUX_SHAPES, '1:1'),
      ...FLUX,
      num_inference_steps: COUNT(1, 4, 4),
      go_fast: FLAG(true),
      megapixels: ONE_OF(['1', '0.25'], '1'),
    },
    answersList: true,
  },
  'black-forest-labs/flux-dev': {
    isOfficial: true,
    required: ['prompt'],
    fields: {
      prompt: TEXT,
      aspect_ratio: ONE_OF(FLUX_SHAPES, '1:1'),
      ...FLUX,
      num_inference_steps: COUNT(1, 50, 28),
      go_fast: FLAG(true),
      megapixels: ONE_OF(['1', '0.25'], '1'),
    },
    answersList: true,
  },
  'google/nano-banana-2': {
    isOfficial: true,
    required: ['prompt'],
    fields: {
      prompt: TEXT,
      image_input: {
        ...{ type: 'array', items: FILE, default: [] },
        description: 'Input images to transform or use as reference (supports up to 14 images)',
      },
      aspect_ratio: ONE_OF(
        ['match_input_image', '1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'],
        'match_input_image',
      ),
      output_format: ONE_OF(['jpg', 'png'], 'jpg'),
    },
  },
  'bytedance/seedance-1-pro': {
    isOfficial: true,
    required: ['prompt'],
    fields: {
      fps: SECONDS([24]),
      seed: SEED,
      image: { ...FILE, nullable: true, description: 'Input image for image-to-video generation' },
      prompt: TEXT,
      duration: COUNT(2, 12, 5),
      resolution: ONE_OF(['480p', '720p', '1080p'], '1080p'),
      aspect_ratio: ONE_OF(['16:9', '4:3', '1:1', '3:4', '9:16', '21:9', '9:21'], '16:9'),
      camera_fixed: FLAG(false),
      last_frame_image: {
        ...{ ...FILE, nullable: true },
        description: 'Input image for last frame generation. This only works if an image start frame is given too.',
      },
    },
  },
  'kwaivgi/kling-v2.5-turbo-pro': {
    isOfficial: true,
    required: ['prompt'],
    fields: {
      image: { ...FILE, nullable: true, description: 'Deprecated: Use start_image instead.' },
      prompt: TEXT,
      duration: SECONDS([5, 10]),
      start_image: { ...FILE, nullable: true, description: 'First frame of the video' },
      aspect_ratio: ONE_OF(['16:9', '9:16', '1:1'], '16:9'),
      negative_prompt: { ...TEXT, nullable: true, default: '' },
    },
  },
  'bytedance/omni-human': {
    isOfficial: true,
    required: ['image', 'audio'],
    fields: {
      audio: { ...FILE, description: 'Input audio file (MP3, WAV, etc.).' },
      image: { ...FILE, description: 'Input image containing a human subject, face or character.' },
    },
  },
  // Moves the lips of a video: no request here has one.
  'sync/lipsync-2': {
    isOfficial: true,
    required: ['video', 'audio'],
    fields: { video: FILE, audio: FILE, temperature: NUMBER(0, 1, 0.5), active_speaker: FLAG(false) },
  },
  'nightmareai/real-esrgan': {
    isOfficial: false,
    required: ['image'],
    fields: { image: { ...FILE, description: 'Input image' }, scale: NUMBER(0, 10, 4), face_enhance: FLAG(false) },
  },
  'black-forest-labs/flux-fill-dev': {
    isOfficial: true,
    required: ['prompt', 'image'],
    fields: {
      prompt: TEXT,
      image: { ...FILE, description: 'The image to inpaint. Can contain alpha mask.' },
      mask: {
        ...{ ...FILE, nullable: true },
        description:
          'A black-and-white image that describes the part of the image to inpaint. Black areas will be preserved while white areas will be inpainted.',
      },
      ...FLUX,
      num_inference_steps: COUNT(1, 50, 28),
      guidance: NUMBER(0, 100, 30),
      megapixels: ONE_OF(['1', '0.25', 'match_input'], '1'),
    },
    answersList: true,
  },
  'elevenlabs/music': {
    isOfficial: true,
    required: ['prompt'],
    fields: {
      prompt: TEXT,
      music_length_ms: { ...COUNT(5_000, 300_000, 10_000), nullable: true },
      force_instrumental: FLAG(true),
      output_format: ONE_OF(
        ['mp3_standard', 'mp3_high_quality', 'wav_16khz', 'wav_22khz', 'wav_24khz', 'wav_cd_quality'],
        'mp3_standard',
      ),
    },
  },
}

/** The id of a model's version. */
export const versionOf = (name: string): string => createHash('sha256').update(name).digest('hex')

/** The document that a model publishes of itself. */
export function openApiOf({ fields, required, answersList }: Published) {
  const choices = Object.entries(fields).flatMap(([name, { enum: values, type }]) =>
    values ? [[name, { enum: values, type, title: name, description: 'An enumeration.' }] as const] : [],
  )
  const properties = Object.entries(fields).map(([name, { enum: values, ...field }], at) => [
    name,
    values
      ? { allOf: [{ $ref: `#/components/schemas/${name}` }], default: field.default, 'x-order': at }
      : { ...field, title: name, 'x-order': at },
  ])
  const schemas = {
    ...Object.fromEntries(choices),
    Input: { type: 'object', title: 'Input', required, properties: Object.fromEntries(properties) as object },
    Output: answersList ? { type: 'array', items: FILE, title: 'Output' } : { ...FILE, title: 'Output' },
  }
  return { openapi: '3.0.2', info: { title: 'Cog', version: '0.1.0' }, paths: {}, components: { schemas } }
}

/** The same without references, for checking what is sent; a field that it does not have is refused. */
export const inputOf = ({ fields, required }: Published) => ({
  ...{ type: 'object', required, additionalProperties: false },
  properties: Object.fromEntries(Object.entries(fields).map(([name, { nullable: _, ...field }]) => [name, field])),
})
