/** How a model takes an image that is to move, as its input type of `@fal-ai/client` says. */
export interface ClipForm {
  start: 'image_url' | 'start_image_url'
  /** Where the image goes that a clip ends with, … */
  end?: 'end_image_url' | 'tail_image_url'
  /** … or the model beside it that takes a first and a last frame; with neither, clips end as the model likes. */
  between?: string
  /** Seconds that its clips can have. */
  lengths: readonly number[]
  /** Suffix of a duration in seconds. */
  unit?: 's'
  /** Whether it can generate sound. */
  hasSound?: true
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const KLING_2_5: ClipForm = { start: 'image_url', lengths: [5, 10] }
const KLING_3: ClipForm = { start: 'start_image_url', end: 'end_image_url', lengths: from(3, 15), hasSound: true }
const KLING_O3: ClipForm = { ...KLING_3, start: 'image_url' }
const VEO: ClipForm = { start: 'image_url', lengths: [4, 6, 8], unit: 's', hasSound: true }
const SEEDANCE: ClipForm = { start: 'image_url', end: 'end_image_url', lengths: from(2, 12) }
const WAN: ClipForm = { start: 'image_url', lengths: [5, 10, 15] }

const CLIPS: Readonly<Record<string, ClipForm>> = {
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': { ...KLING_2_5, end: 'tail_image_url' },
  'fal-ai/kling-video/v2.5-turbo/standard/image-to-video': KLING_2_5,
  'fal-ai/kling-video/v2.6/pro/image-to-video': { ...KLING_3, lengths: [5, 10] },
  'fal-ai/kling-video/v3/pro/image-to-video': KLING_3,
  'fal-ai/kling-video/v3/standard/image-to-video': KLING_3,
  'fal-ai/kling-video/o3/pro/image-to-video': KLING_O3,
  'fal-ai/kling-video/o3/standard/image-to-video': KLING_O3,
  'fal-ai/veo3.1/image-to-video': { ...VEO, between: 'fal-ai/veo3.1/first-last-frame-to-video' },
  'fal-ai/veo3.1/fast/image-to-video': { ...VEO, between: 'fal-ai/veo3.1/fast/first-last-frame-to-video' },
  'fal-ai/veo3.1/lite/image-to-video': { ...VEO, between: 'fal-ai/veo3.1/lite/first-last-frame-to-video' },
  'fal-ai/bytedance/seedance/v1/lite/image-to-video': SEEDANCE,
  'fal-ai/bytedance/seedance/v1/pro/image-to-video': SEEDANCE,
  'fal-ai/bytedance/seedance/v1/pro/fast/image-to-video': { start: 'image_url', lengths: from(2, 12) },
  'fal-ai/bytedance/seedance/v1.5/pro/image-to-video': { ...SEEDANCE, lengths: from(4, 12), hasSound: true },
  'fal-ai/wan-25-preview/image-to-video': { ...WAN, lengths: [5, 10] },
  'wan/v2.6/image-to-video': WAN,
  'wan/v2.6/image-to-video/flash': WAN,
  'fal-ai/wan/v2.7/image-to-video': { ...WAN, end: 'end_image_url', lengths: from(2, 15) },
}

/** Request form of a model of `ENGINE_ANIMATOR`. */
export function clipFormOf(model: string): ClipForm {
  const form = CLIPS[model]
  if (!form) throw new Error(`Nothing is known of how ${model} takes an image`)
  return form
}

/** Models that draw by words, each with the one that is shown images too and takes the same form otherwise. */
export const SHOWN_IMAGES: Readonly<Record<string, string>> = {
  'fal-ai/flux-2': 'fal-ai/flux-2/edit',
  'fal-ai/flux-2/flash': 'fal-ai/flux-2/flash/edit',
  'fal-ai/flux-2-flex': 'fal-ai/flux-2-flex/edit',
  'fal-ai/flux-2-max': 'fal-ai/flux-2-max/edit',
}

/** Models that take Clarity's form, and whether they take how much they may invent. */
export const UPSCALERS: Readonly<Record<string, { invents: boolean }>> = {
  'fal-ai/clarity-upscaler': { invents: true },
  'fal-ai/flux-vision-upscaler': { invents: true },
  'fal-ai/seedvr/upscale/image': { invents: false },
}

/** Models whose form is known here, by the kind of work; the trainers are in trainer.ts. */
export const FAL_MODELS = {
  ILLUSTRATOR: [
    ...['fal-ai/flux/dev', 'fal-ai/flux/schnell', 'fal-ai/flux/krea', 'fal-ai/flux/srpo', 'fal-ai/flux-lora'],
    ...['fal-ai/flux-1/dev', 'fal-ai/flux-1/schnell', 'fal-ai/flux-1/krea', 'fal-ai/flux-1/srpo'],
    ...['fal-ai/flux-pro/v1.1', 'fal-ai/flux-pro/new', 'fal-ai/flux-2-pro', 'fal-ai/flux-2/turbo'],
    ...['fal-ai/flux-2/klein/4b/base', 'fal-ai/flux-2/klein/9b', 'fal-ai/flux-2/klein/9b/base'],
    ...Object.keys(SHOWN_IMAGES),
    ...['fal-ai/qwen-image', 'fal-ai/qwen-image-2512', 'fal-ai/qwen-image-2/text-to-image'],
    ...['fal-ai/qwen-image-2/pro/text-to-image', 'fal-ai/qwen-image-max/text-to-image'],
    ...['fal-ai/z-image/base', 'fal-ai/z-image/turbo', 'fal-ai/glm-image', 'fal-ai/hunyuan-image/v3/text-to-image'],
    ...['fal-ai/hidream-i1-full', 'fal-ai/hidream-i1-dev', 'fal-ai/hidream-i1-fast'],
    ...['fal-ai/stable-diffusion-v35-large', 'fal-ai/stable-diffusion-v35-medium'],
  ],
  ANIMATOR: Object.keys(CLIPS),
  LIP_SYNC: [
    ...['fal-ai/bytedance/omnihuman', 'fal-ai/bytedance/omnihuman/v1.5', 'fal-ai/creatify/aurora'],
    ...['fal-ai/kling-video/ai-avatar/v2/pro', 'fal-ai/kling-video/ai-avatar/v2/standard', 'fal-ai/hunyuan-avatar'],
  ],
  UPSCALER: Object.keys(UPSCALERS),
  INPAINTER: [
    ...['fal-ai/flux-pro/v1/fill', 'fal-ai/flux-lora-fill', 'fal-ai/qwen-image-edit/inpaint', 'fal-ai/onereward'],
    ...['fal-ai/flux-krea-lora/inpainting', 'fal-ai/flux-general/inpainting'],
  ],
  MUSIC: ['fal-ai/elevenlabs/music'],
} as const satisfies Record<string, readonly string[]>
