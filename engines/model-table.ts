import type { Follows } from './ports/illustrator.ts'

/** Day that the table below is of, YYYY-MM-DD: what models take by their providers' packages, and what they cost as published. */
export const MODELS_AS_OF = '2026-11-30'

/**
 * Work that has a price: what is quoted, and what is only ordered separately. EDIT regenerates a part of an image; a REVIEW is part of
 * the price of the image that it looks at.
 */
export type PricedPart =
  | 'PICTURE'
  | 'VOICE'
  | 'MOTION'
  | 'EDIT'
  | 'UPSCALE'
  | 'LIP_SYNC'
  | 'MUSIC'
  | 'TRAINING'
  | 'WRITING'
  | 'TRANSLATION'
  | 'TRANSCRIPTION'
  | 'REVIEW'

/** What an image model takes. */
export interface ImageFacts {
  /** Sizes that it draws, px; with neither these nor ratios it draws any in steps of 16. */
  sizes?: readonly `${number}x${number}`[]
  /** Shapes that it draws. */
  ratios?: readonly `${number}:${number}`[]
  follows: Follows
  hasMask: boolean
  hasSeed: boolean
  /** Whether its provider's batch interface takes it: within a day, at half the price. */
  hasBatch?: boolean
  /** How closely it keeps to faces, where that is set; other models always do. */
  fidelity?: 'high' | 'low'
}

/** What a model takes that makes clips from images. */
export interface ClipFacts {
  /** Seconds that its clips can have, growing. */
  lengths: readonly number[]
  /** Seconds of clips that may end with a given image. */
  endLength: number
}

/** When a model ends, as its provider announced. */
export interface ModelEnd {
  /** YYYY-MM-DD */
  day: string
  /** Whether it was over when this was written: a day that was only announced may be moved. */
  isOver: boolean
  /** What can be named in its place. */
  instead: string
}

export interface ModelRow {
  /** Provider and model as they are chosen, `openai:gpt-image-2`; a `*` at the end stands for the rest. */
  engine: string
  image?: ImageFacts
  clip?: ClipFacts
  end?: ModelEnd
  /** Credits for each unit (`PRICE_UNITS`), at two US cents a credit; may have decimals. */
  credits?: Readonly<Partial<Record<PricedPart, number>>>
}

const THREE_SIZES = ['1024x1024', '1536x1024', '1024x1536'] as const
const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const
/** It takes sixteen images; further people are described in words. */
const GPT_IMAGE: ImageFacts = {
  ...{ follows: { portraits: 6, style: true, earlier: true }, hasMask: true, hasSeed: false, hasBatch: true },
}
/** With the image of a style, as many as the smallest of these models takes with certainty. */
const GEMINI_IMAGE: ImageFacts = {
  ...{ ratios: RATIOS, follows: { portraits: 2, style: true }, hasMask: false, hasSeed: true },
  hasBatch: true,
}

/** End frames are sure to be taken in the longest clips. */
const VEO: ClipFacts = { lengths: [4, 6, 8], endLength: 8 }
/** All models of the provider take this. */
const ANY_CLIP: ClipFacts = { lengths: [8], endLength: 8 }

const SOON_OVER = (day: string, instead: string): ModelEnd => ({ day, isOver: false, instead })
const OVER = (day: string, instead: string): ModelEnd => ({ day, isOver: true, instead })
const ends = (end: ModelEnd, provider: string, models: readonly string[]): ModelRow[] =>
  models.map((model) => ({ engine: `${provider}:${model}`, end }))
const CHAT = 'a newer model'
const NOW = 'anthropic:claude-sonnet-5-5'
const VOICES = 'another provider of voices'

/** The first row that fits and has what is looked for counts. */
export const MODEL_TABLE: readonly ModelRow[] = [
  // By the lists of deprecated models of the `openai` package …
  ...ends(OVER('2026-10-23', 'openai:gpt-image-2.5-flare'), 'openai', ['gpt-image-1']),
  ...ends(OVER('2026-05-12', 'openai:gpt-image-2.5-flare'), 'openai', ['dall-e-2', 'dall-e-3']),
  ...ends(SOON_OVER('2026-12-11', CHAT), 'openai', ['gpt-5', 'gpt-5-mini', 'gpt-5-nano']),
  ...ends(SOON_OVER('2027-01-06', VOICES), 'openai', [
    ...['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts', 'gpt-4o-mini-tts-2025-03-20', 'gpt-4o-mini-tts-2025-12-15'],
  ]),
  ...ends(SOON_OVER('2027-01-14', CHAT), 'openai', ['gpt-4.1', 'gpt-4.1-mini', 'gpt-4o', 'gpt-4o-mini']),
  ...ends(SOON_OVER('2027-02-26', 'WHISPER_URL or another model with word times'), 'openai', ['whisper-1']),
  // … and of the `@anthropic-ai/sdk` package.
  ...ends(OVER('2024-11-06', NOW), 'anthropic', ['claude-1.3', 'claude-1.3-100k', 'claude-instant-1.1']),
  ...ends(OVER('2024-11-06', NOW), 'anthropic', ['claude-instant-1.1-100k', 'claude-instant-1.2']),
  ...ends(OVER('2025-07-21', NOW), 'anthropic', ['claude-3-sonnet-20240229', 'claude-2.0', 'claude-2.1']),
  ...ends(OVER('2026-01-05', NOW), 'anthropic', ['claude-3-opus-20240229']),
  ...ends(OVER('2026-02-19', NOW), 'anthropic', ['claude-3-7-sonnet-latest', 'claude-3-7-sonnet-20250219']),
  ...ends(OVER('2026-02-19', NOW), 'anthropic', ['claude-3-5-haiku-latest', 'claude-3-5-haiku-20241022']),
  ...ends(OVER('2026-06-15', NOW), 'anthropic', ['claude-opus-4-0', 'claude-opus-4-20250514']),
  ...ends(OVER('2026-06-15', NOW), 'anthropic', ['claude-sonnet-4-0', 'claude-sonnet-4-20250514']),
  ...ends(OVER('2026-06-30', NOW), 'anthropic', ['claude-mythos-preview']),
  ...ends(SOON_OVER('2026-11-30', CHAT), 'anthropic', ['claude-sonnet-4-5', 'claude-sonnet-4-5-20250929']),
  ...ends(SOON_OVER('2027-01-22', CHAT), 'anthropic', ['claude-opus-4-5', 'claude-opus-4-5-20251101']),

  // In medium quality, with room for some portraits that are shown.
  {
    engine: 'openai:gpt-image-1.5*',
    image: { ...GPT_IMAGE, sizes: THREE_SIZES, fidelity: 'high' },
    credits: { PICTURE: 3, EDIT: 4 },
  },
  {
    engine: 'openai:gpt-image-1-mini*',
    image: { ...GPT_IMAGE, sizes: THREE_SIZES, fidelity: 'low' },
    credits: { PICTURE: 1, EDIT: 4 },
  },
  { engine: 'openai:chatgpt-image*', image: { ...GPT_IMAGE, sizes: THREE_SIZES }, credits: { PICTURE: 3, EDIT: 4 } },
  { engine: 'openai:gpt-image-2.*', credits: { PICTURE: 1.5, EDIT: 1.5 } },
  { engine: 'openai:gpt-image*', image: GPT_IMAGE, credits: { PICTURE: 3, EDIT: 4 } },
  { engine: 'openai:gpt-4o-mini-tts*', credits: { VOICE: 0.8 } },
  { engine: 'openai:tts-1-hd', credits: { VOICE: 1.5 } },
  { engine: 'openai:tts-1', credits: { VOICE: 0.8 } },
  { engine: 'openai:whisper-1', credits: { TRANSCRIPTION: 0.3 } },
  { engine: 'openai:gpt-5*', credits: { WRITING: 0.6, TRANSLATION: 0.3 } },
  { engine: 'openai:gpt-4o-mini-transcribe*', credits: { TRANSCRIPTION: 0.15 } },
  { engine: 'openai:gpt-4o-mini*', credits: { WRITING: 0.05, TRANSLATION: 0.03, REVIEW: 0.1 } },
  { engine: 'openai:gpt-4.1-mini*', credits: { WRITING: 0.1, TRANSLATION: 0.05, REVIEW: 0.1 } },
  { engine: 'openai:gpt-4*', credits: { WRITING: 0.6, TRANSLATION: 0.3 } },
  {
    engine: 'openai:*',
    credits: { PICTURE: 3, EDIT: 4, VOICE: 0.8, WRITING: 0.6, TRANSLATION: 0.3, TRANSCRIPTION: 0.3, REVIEW: 0.2 },
  },
  { engine: 'azure:*', credits: { WRITING: 0.6, TRANSLATION: 0.3, REVIEW: 0.2 } },

  // In the size of about a megapixel that these models draw by default.
  { engine: 'google:gemini-2.5-flash-image', image: GEMINI_IMAGE, credits: { PICTURE: 2.5 } },
  {
    engine: 'google:gemini-3-pro-image*',
    image: { ...GEMINI_IMAGE, follows: { portraits: 5, style: true } },
    credits: { PICTURE: 7.5 },
  },
  { engine: 'google:gemini-3.1-flash-image*', image: GEMINI_IMAGE, credits: { PICTURE: 4 } },
  { engine: 'google:gemini-nano-banana-2.1', image: GEMINI_IMAGE, credits: { PICTURE: 4 } },
  { engine: 'google:gemini-2.5-flash*', credits: { WRITING: 0.15, TRANSLATION: 0.08, REVIEW: 0.05 } },
  { engine: 'google:gemini-3.8-flash*', credits: { WRITING: 0.2, TRANSLATION: 0.1, REVIEW: 0.05 } },
  // Per second, with sound, which their clips always have.
  { engine: 'google:veo-3.1-lite*', clip: VEO, credits: { MOTION: 4 } },
  { engine: 'google:veo-3.1-fast*', clip: VEO, credits: { MOTION: 7.5 } },
  { engine: 'google:veo-3.1*', clip: VEO, credits: { MOTION: 20 } },
  // Google bills a piece; this is that of twenty seconds, for each of them.
  { engine: 'google:lyria-3*', credits: { MUSIC: 0.2 } },
  {
    engine: 'google:*',
    credits: { MUSIC: 0.7, PICTURE: 7.5, MOTION: 20, WRITING: 0.6, TRANSLATION: 0.3, REVIEW: 0.2 },
  },

  { engine: 'anthropic:claude-haiku*', credits: { WRITING: 0.3, TRANSLATION: 0.15, REVIEW: 0.15 } },
  { engine: 'anthropic:claude-sonnet*', credits: { WRITING: 0.7, TRANSLATION: 0.35, REVIEW: 0.4 } },
  { engine: 'anthropic:claude-opus*', credits: { WRITING: 1.2, TRANSLATION: 0.6, REVIEW: 0.7 } },
  { engine: 'anthropic:*', credits: { WRITING: 1.2, TRANSLATION: 0.6, REVIEW: 0.7 } },

  { engine: 'deepgram:*', credits: { TRANSCRIPTION: 0.4 } },

  { engine: 'elevenlabs:eleven_flash*', credits: { VOICE: 7.5 } },
  { engine: 'elevenlabs:*', credits: { VOICE: 15 } },

  { engine: 'fal:fal-ai/flux/schnell', credits: { PICTURE: 0.4 } },
  { engine: 'fal:fal-ai/flux/dev', credits: { PICTURE: 2.5 } },
  { engine: 'fal:fal-ai/flux-lora', credits: { PICTURE: 3.5 } },
  // Per second, without sound, in the model's default resolution.
  { engine: 'fal:fal-ai/kling-video/v2.5-turbo/standard/*', credits: { MOTION: 2.1 } },
  { engine: 'fal:fal-ai/kling-video/v2.*', credits: { MOTION: 3.5 } },
  { engine: 'fal:fal-ai/kling-video/v3/standard/*', credits: { MOTION: 4.2 } },
  { engine: 'fal:fal-ai/kling-video/o3/standard/*', credits: { MOTION: 4.2 } },
  { engine: 'fal:fal-ai/kling-video/*', credits: { MOTION: 5.6 } },
  { engine: 'fal:fal-ai/veo3.1/lite/*', credits: { MOTION: 2.5 } },
  { engine: 'fal:fal-ai/veo3.1/fast/*', credits: { MOTION: 5 } },
  { engine: 'fal:fal-ai/veo3.1/*', credits: { MOTION: 10 } },
  { engine: 'fal:fal-ai/bytedance/seedance/v1/lite/*', credits: { MOTION: 1.8 } },
  { engine: 'fal:fal-ai/bytedance/seedance/v1/pro/fast/*', credits: { MOTION: 2.5 } },
  { engine: 'fal:fal-ai/bytedance/seedance/v1/pro/*', credits: { MOTION: 6.2 } },
  { engine: 'fal:fal-ai/bytedance/seedance/v1.5/pro/*', credits: { MOTION: 1.3 } },
  { engine: 'fal:wan/v2.6/image-to-video/flash', credits: { MOTION: 3.8 } },
  ...['fal:fal-ai/wan*', 'fal:wan/*'].map((engine) => ({ engine, credits: { MOTION: 7.5 } })),
  ...[
    'flux*',
    'qwen-image*',
    'z-image/*',
    'hunyuan-image/*',
    'glm-image',
    'hidream-i1-*',
    'stable-diffusion-v35-*',
  ].map((name) => ({ engine: `fal:fal-ai/${name}`, credits: { PICTURE: 3, EDIT: 3, UPSCALE: 4, TRAINING: 100 } })),
  ...['bytedance/omnihuman*', 'kling-video/ai-avatar/*', 'creatify/aurora', 'hunyuan-avatar'].map((name) => ({
    engine: `fal:fal-ai/${name}`,
    credits: { LIP_SYNC: 8 },
  })),
  ...['clarity-upscaler', 'seedvr/upscale/*'].map((name) => ({
    engine: `fal:fal-ai/${name}`,
    credits: { UPSCALE: 4 },
  })),
  { engine: 'fal:fal-ai/onereward', credits: { EDIT: 3 } },
  { engine: 'fal:fal-ai/elevenlabs/music', credits: { MUSIC: 0.7 } },
  {
    engine: 'fal:*',
    credits: { PICTURE: 7.5, MOTION: 10, LIP_SYNC: 8, UPSCALE: 4, EDIT: 4, TRAINING: 100, MUSIC: 0.7 },
  },

  { engine: 'replicate:black-forest-labs/flux-schnell', credits: { PICTURE: 0.15 } },
  { engine: 'replicate:black-forest-labs/flux-dev', credits: { PICTURE: 1.25 } },
  { engine: 'replicate:black-forest-labs/flux-1.1-pro', credits: { PICTURE: 2 } },
  { engine: 'replicate:black-forest-labs/flux-1.1-pro-ultra', credits: { PICTURE: 3 } },
  { engine: 'replicate:black-forest-labs/flux-fill-dev', credits: { EDIT: 2 } },
  { engine: 'replicate:black-forest-labs/flux-fill-pro', credits: { EDIT: 2.5 } },
  { engine: 'replicate:bytedance/seedream-4', credits: { PICTURE: 1.5 } },
  { engine: 'replicate:google/nano-banana', credits: { PICTURE: 2 } },
  // Per second, without sound, in the model's default resolution.
  { engine: 'replicate:kwaivgi/kling-v2.*', credits: { MOTION: 3.5 } },
  { engine: 'replicate:bytedance/seedance-1-lite', credits: { MOTION: 1.8 } },
  { engine: 'replicate:bytedance/seedance-1-pro', credits: { MOTION: 7.5 } },
  { engine: 'replicate:bytedance/omni-human', credits: { LIP_SYNC: 7 } },
  { engine: 'replicate:elevenlabs/music', credits: { MUSIC: 0.5 } },
  { engine: 'replicate:*', credits: { PICTURE: 7.5, MOTION: 7.5, LIP_SYNC: 8, UPSCALE: 4, EDIT: 3, MUSIC: 0.7 } },

  // Models on the server's own machine.
  { engine: 'local:*', credits: { VOICE: 0, TRANSCRIPTION: 0, TRANSLATION: 0 } },

  // Default: the price of the same work with the built-in engines.
  {
    engine: '*',
    credits: {
      ...{ PICTURE: 1, VOICE: 1, MOTION: 2, EDIT: 2, UPSCALE: 2, LIP_SYNC: 3, MUSIC: 1, TRAINING: 50 },
      ...{ WRITING: 1, TRANSLATION: 1, TRANSCRIPTION: 1, REVIEW: 0.2 },
    },
  },
]

/** Whether a row or price for `pattern` is about this engine, `provider:model`. */
export const isFor = (pattern: string, engine: string): boolean =>
  pattern.endsWith('*') ? engine.startsWith(pattern.slice(0, -1)) : engine === pattern

const find = <Key extends 'image' | 'clip' | 'end'>(engine: string, key: Key): ModelRow[Key] =>
  MODEL_TABLE.find((row) => row[key] !== undefined && isFor(row.engine, engine))?.[key]

/** Of an image model, `provider:model`; undefined where nothing is known of it. */
export const imageFactsOf = (engine: string): ImageFacts | undefined => find(engine, 'image')

/** Of a model that makes clips, `provider:model`. */
export const clipFactsOf = (engine: string): ClipFacts => find(engine, 'clip') ?? ANY_CLIP

/** When a model, `provider:model`, ends; undefined where nothing is announced. */
export const endOf = (engine: string): ModelEnd | undefined => find(engine, 'end')
