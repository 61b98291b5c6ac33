import type { PublishedField } from '../forms/published-fields.ts'

/** What a provider publishes of a model. Values survive JSON. */
export interface PublishedModel {
  /** Of its input. */
  fields: readonly PublishedField[]
  /** Names of the fields of its result. */
  results: readonly string[]
  /** Of Replicate's: the version that these are of; null where predictions name none. */
  version?: string | null
}

/** null: nothing is published of it; undefined: it could not be read yet. */
export type FindModel = (model: string) => PublishedModel | null | undefined

const field = (name: string, type: string, more: Partial<PublishedField> = {}): PublishedField => ({
  ...{ name, isRequired: false, types: [type] },
  ...more,
})
const required = (name: string) => field(name, 'string', { isRequired: true })
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const SIDES = [field('width', 'integer'), field('height', 'integer')]
const DRAWN = [
  ...[required('prompt'), field('seed', 'integer'), field('output_format', 'string', { values: ['jpeg', 'png'] })],
  field('image_size', 'object', { fields: SIDES }),
]
const IMAGES: PublishedModel = { fields: DRAWN, results: ['images'] }
const SHOWN: PublishedModel = {
  ...IMAGES,
  fields: [...DRAWN, field('image_urls', 'array', { isRequired: true, itemTypes: ['string'] })],
}

/** @param files the first image, and the last one where it has a field; @param seconds `5s`: with its unit */
const clips = (files: readonly string[], seconds: readonly (number | string)[], hasSound = false): PublishedModel => ({
  fields: [
    ...files.map((name, at) => (at === 0 ? required(name) : field(name, 'string'))),
    ...[field('prompt', 'string'), field('duration', 'string', { values: seconds.map(String) })],
    ...(hasSound ? [field('generate_audio', 'boolean')] : []),
  ],
  results: ['video'],
})
const ONE = ['image_url']
const BOTH = ['image_url', 'end_image_url']
const KLING_3 = clips(['start_image_url', 'end_image_url'], from(3, 15), true)
const KLING_O3 = clips(BOTH, from(3, 15), true)
const VEO = clips(ONE, ['4s', '6s', '8s'], true)
const WAN = clips(ONE, [5, 10, 15])
const VEO_BETWEEN: PublishedModel = {
  ...VEO,
  fields: [required('first_frame_url'), required('last_frame_url'), ...VEO.fields.slice(1)],
}
const TALK: PublishedModel = { fields: [required('image_url'), required('audio_url')], results: ['video'] }
const ENLARGED = [required('image_url'), field('upscale_factor', 'number')]
const INVENTED: PublishedModel = { fields: [...ENLARGED, field('creativity', 'number')], results: ['image'] }
const REPAINTED: PublishedModel = {
  fields: [required('image_url'), required('mask_url'), ...DRAWN.filter(({ name }) => name !== 'image_size')],
  results: ['images'],
}

const all = (model: PublishedModel, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, model] as const))
const KLING = 'fal-ai/kling-video'
const SEEDANCE = 'fal-ai/bytedance/seedance'

/** What counts while fal's own documents cannot be read: the fields that are filled, by the types of `@fal-ai/client` of 2026-11-30. */
export const KNOWN_MODELS: Readonly<Record<string, PublishedModel>> = {
  ...all(IMAGES, 'fal-ai/flux/dev', 'fal-ai/flux/schnell', 'fal-ai/flux/krea', 'fal-ai/flux/srpo', 'fal-ai/flux-lora'),
  ...all(IMAGES, 'fal-ai/flux-1/dev', 'fal-ai/flux-1/schnell', 'fal-ai/flux-1/krea', 'fal-ai/flux-1/srpo'),
  ...all(IMAGES, 'fal-ai/flux-pro/v1.1', 'fal-ai/flux-pro/new', 'fal-ai/flux-2-pro', 'fal-ai/flux-2/turbo'),
  ...all(IMAGES, 'fal-ai/flux-2', 'fal-ai/flux-2/flash', 'fal-ai/flux-2-flex', 'fal-ai/flux-2-max'),
  ...all(SHOWN, 'fal-ai/flux-2/edit', 'fal-ai/flux-2/flash/edit', 'fal-ai/flux-2-flex/edit', 'fal-ai/flux-2-max/edit'),
  ...all(IMAGES, 'fal-ai/flux-2/klein/4b/base', 'fal-ai/flux-2/klein/9b', 'fal-ai/flux-2/klein/9b/base'),
  ...all(IMAGES, 'fal-ai/qwen-image', 'fal-ai/qwen-image-2512', 'fal-ai/qwen-image-2/text-to-image'),
  ...all(IMAGES, 'fal-ai/qwen-image-2/pro/text-to-image', 'fal-ai/qwen-image-max/text-to-image'),
  ...all(IMAGES, 'fal-ai/z-image/base', 'fal-ai/z-image/turbo', 'fal-ai/hunyuan-image/v3/text-to-image'),
  ...all(IMAGES, 'fal-ai/glm-image', 'fal-ai/hidream-i1-full', 'fal-ai/hidream-i1-dev', 'fal-ai/hidream-i1-fast'),
  ...all(IMAGES, 'fal-ai/stable-diffusion-v35-large', 'fal-ai/stable-diffusion-v35-medium'),
  [`${KLING}/v2.5-turbo/pro/image-to-video`]: clips(['image_url', 'tail_image_url'], [5, 10]),
  [`${KLING}/v2.5-turbo/standard/image-to-video`]: clips(ONE, [5, 10]),
  [`${KLING}/v2.6/pro/image-to-video`]: clips(['start_image_url', 'end_image_url'], [5, 10], true),
  ...all(KLING_3, `${KLING}/v3/pro/image-to-video`, `${KLING}/v3/standard/image-to-video`),
  ...all(KLING_O3, `${KLING}/o3/pro/image-to-video`, `${KLING}/o3/standard/image-to-video`),
  ...all(VEO, ...['', '/fast', '/lite'].map((tier) => `fal-ai/veo3.1${tier}/image-to-video`)),
  ...all(VEO_BETWEEN, ...['', '/fast', '/lite'].map((tier) => `fal-ai/veo3.1${tier}/first-last-frame-to-video`)),
  ...all(clips(BOTH, from(2, 12)), `${SEEDANCE}/v1/lite/image-to-video`, `${SEEDANCE}/v1/pro/image-to-video`),
  [`${SEEDANCE}/v1/pro/fast/image-to-video`]: clips(ONE, from(2, 12)),
  [`${SEEDANCE}/v1.5/pro/image-to-video`]: clips(BOTH, from(4, 12), true),
  'fal-ai/wan-25-preview/image-to-video': clips(ONE, [5, 10]),
  ...all(WAN, 'wan/v2.6/image-to-video', 'wan/v2.6/image-to-video/flash'),
  'fal-ai/wan/v2.7/image-to-video': clips(BOTH, from(2, 15)),
  ...all(TALK, 'fal-ai/bytedance/omnihuman', 'fal-ai/bytedance/omnihuman/v1.5', 'fal-ai/creatify/aurora'),
  ...all(TALK, `${KLING}/ai-avatar/v2/pro`, `${KLING}/ai-avatar/v2/standard`, 'fal-ai/hunyuan-avatar'),
  ...all(INVENTED, 'fal-ai/clarity-upscaler', 'fal-ai/flux-vision-upscaler'),
  'fal-ai/seedvr/upscale/image': { fields: ENLARGED, results: ['image'] },
  ...all(REPAINTED, 'fal-ai/flux-pro/v1/fill', 'fal-ai/flux-lora-fill', 'fal-ai/qwen-image-edit/inpaint'),
  ...all(REPAINTED, 'fal-ai/onereward', 'fal-ai/flux-krea-lora/inpainting', 'fal-ai/flux-general/inpainting'),
  'fal-ai/elevenlabs/music': {
    fields: [
      ...[required('prompt'), field('music_length_ms', 'integer', { min: 3_000, max: 600_000 })],
      field('force_instrumental', 'boolean'),
    ],
    results: ['audio'],
  },
}

export const findKnown: FindModel = (model) => (Object.hasOwn(KNOWN_MODELS, model) ? KNOWN_MODELS[model] : undefined)
