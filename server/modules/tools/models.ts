import type { TaskModel } from '#generated/schema.ts'
import type { PricedPart } from '#engines/model-table.ts'
import { type Able, ableOf, isPaidWork, PRICE_UNITS, type PriceTable, unitPrice } from '#engines/prices.ts'
import type { Services } from '#server/platform/context.ts'
import { enginePrice } from '#server/modules/billing/credits/prices.ts'
import { CREDIT_COSTS, type CreditAction } from '#src/domain/credits.ts'
import { type EngineInfo, type Engines, startingWith } from '#engines/ports.ts'

export type { TaskModel }

export interface OfferedModel {
  id:
    | 'draft-image-editing'
    | 'draft-reframe'
    | 'draft-expand'
    | 'draft-upscale'
    | 'draft-upscale-drawing'
    | 'draft-image-to-video'
    | 'draft-lip-sync'
    | 'draft-avatar'
    | 'draft-inpainting'
    | 'draft-modify-video'
    | 'draft-reframe-video'
    | 'draft-expand-video'
    | 'draft-upscale-video'
    | 'draft-upscale-drawing-video'
    | 'compose-music'
    | 'clean-up-recording'
    | 'clean-up-video'
  name: string
  description: string
  taskType: TaskModel['task_type'] & CreditAction
  /** The charged action, where that is not its task type. */
  action?: CreditAction
  tool: TaskModel['tool']
  /** Its source; images by default, none where it is null. */
  source?: 'audio' | 'video' | null
  /** The key of its price in the table of engines; without it built-in engines do it. */
  part?: PricedPart
  /** Its engine; null: not available here, so it is not offered. */
  engineOf: (engines: Engines) => EngineInfo | null
}

/** It needs a mask. */
export const INPAINTING: OfferedModel = {
  id: 'draft-inpainting',
  part: 'EDIT',
  name: 'Draft inpainting',
  description: 'Repaints the masked area and leaves the rest unchanged',
  taskType: 'inpainting',
  tool: 'INPAINTING',
  engineOf: ({ retoucher }) => retoucher.inpaintInfo ?? retoucher.info,
}

/** It extends an image: for new shapes, and beyond its edges. */
export const EXPAND_MODEL = 'draft-expand'

/** Paid by the second, like everything that makes videos. */
const ON_VIDEOS = {
  taskType: 'image_to_video',
  action: 'modify_video',
  source: 'video',
  engineOf: ({ videoRetoucher, retoucher }) => (videoRetoucher ?? retoucher).info,
} as const satisfies Partial<OfferedModel>

/** Offered by models alone: the built-in music has a fixed set of tracks. */
export const MUSIC: OfferedModel = {
  id: 'compose-music',
  part: 'MUSIC',
  name: 'Music',
  description: 'Composes instrumental music from your description, at the length you choose',
  taskType: 'music',
  tool: 'MUSIC',
  source: null,
  engineOf: ({ composer }) => composer?.info ?? null,
}

/** Free: it is done here. */
const CLEAN_UP = { taskType: 'clean_up', tool: 'CLEAN_UP' } as const satisfies Partial<OfferedModel>

/** The purpose of an engine; nothing else is offered. */
const MODELS: readonly OfferedModel[] = [
  {
    id: 'draft-image-editing',
    part: 'PICTURE',
    name: 'Draft image',
    description:
      'Repaints its own images with your changes. For other images, adjusts light, colours and sharpness, optionally following a reference',
    taskType: 'image_editing',
    tool: 'IMAGE',
    engineOf: ({ illustrator }) => illustrator.info,
  },
  {
    id: 'draft-reframe',
    name: 'Draft crop',
    description: 'Crops to a new aspect ratio around a focal point, or around the subject if none is set',
    taskType: 'image_editing',
    tool: 'REFRAME',
    engineOf: ({ retoucher }) => retoucher.info,
  },
  {
    id: EXPAND_MODEL,
    part: 'EDIT',
    name: 'Draft expand',
    description: 'Extends textures and light beyond the edges. Adds no new objects and may repeat far from the image',
    taskType: 'image_editing',
    tool: 'REFRAME',
    engineOf: ({ retoucher }) => retoucher.inpaintInfo ?? retoucher.info,
  },
  {
    id: 'draft-upscale',
    part: 'UPSCALE',
    name: 'Draft upscale',
    description: 'Enlarges 2× or 4×. Repaints its own images at full size when set to be creative',
    taskType: 'upscale',
    tool: 'UPSCALE',
    engineOf: ({ retoucher }) => retoucher.upscaleInfo ?? retoucher.info,
  },
  {
    id: 'draft-upscale-drawing',
    name: 'Draft upscale for drawings',
    description: 'Enlarges 2× or 4× with crisp edges and flat areas, for line art, type and logos',
    taskType: 'upscale',
    tool: 'UPSCALE',
    engineOf: ({ retoucher }) => retoucher.info,
  },
  {
    id: 'draft-image-to-video',
    part: 'MOTION',
    name: 'Draft camera',
    description: 'Moves a camera over the image. Describe the movement, or leave it automatic',
    taskType: 'image_to_video',
    tool: 'IMAGE_TO_VIDEO',
    engineOf: ({ animator }) => animator.info,
  },
  {
    id: 'draft-lip-sync',
    part: 'LIP_SYNC',
    name: 'Draft lip sync',
    description:
      'Makes the product’s drawn people speak: lips, eyes and brows follow the voice. Moves other portraits gently; their lips won’t move',
    taskType: 'lip_sync',
    tool: 'LIP_SYNC',
    engineOf: ({ animator }) => animator.lipSyncInfo ?? animator.info,
  },
  {
    id: 'draft-avatar',
    part: 'LIP_SYNC',
    name: 'Draft avatar',
    description:
      'Makes the product’s drawn people speak: lips, eyes and brows follow the voice. Moves uploaded portraits gently; their lips won’t move',
    taskType: 'lip_sync',
    tool: 'AVATAR',
    engineOf: ({ animator }) => animator.lipSyncInfo ?? animator.info,
  },
  INPAINTING,
  {
    id: 'draft-modify-video',
    name: 'Draft video retoucher',
    description:
      'Adjusts light, colour and sharpness of every frame, optionally following a reference. Doesn’t recognise content. Length and sound stay the same',
    tool: 'MODIFY_VIDEO',
    ...ON_VIDEOS,
  },
  {
    id: 'draft-reframe-video',
    name: 'Draft video crop',
    description:
      'Crops every frame along a path, or tracks the subject by contrast, colour and position. Length and sound stay the same',
    tool: 'REFRAME',
    ...ON_VIDEOS,
  },
  {
    id: 'draft-expand-video',
    name: 'Draft video expand',
    description:
      'Fills the space around every frame with a soft mirrored copy. Adds no new objects. Length and sound stay the same',
    tool: 'REFRAME',
    ...ON_VIDEOS,
  },
  {
    id: 'draft-upscale-video',
    name: 'Draft video upscale',
    description: 'Enlarges every frame 2× or 4×. Sharpens edges without adding texture. Length and sound stay the same',
    tool: 'UPSCALE',
    ...ON_VIDEOS,
  },
  {
    id: 'draft-upscale-drawing-video',
    name: 'Draft video upscale for drawings',
    description:
      'Enlarges every frame 2× or 4× with crisp edges and flat areas, for animation, type and screens. Length and sound stay the same',
    tool: 'UPSCALE',
    ...ON_VIDEOS,
  },
  MUSIC,
  {
    id: 'clean-up-recording',
    name: 'Recording clean-up',
    description: 'Removes noise and rumble from a recording and matches its level. Its length stays the same',
    ...CLEAN_UP,
    source: 'audio',
    engineOf: ({ soundCleaner }) => soundCleaner.info,
  },
  {
    id: 'clean-up-video',
    name: 'Video sound clean-up',
    description:
      'Removes noise and rumble from a video’s sound and matches its level. Its images and length stay the same',
    ...CLEAN_UP,
    source: 'video',
    engineOf: ({ soundCleaner }) => soundCleaner.info,
  },
]

/** The ids of the models that a tool offers. */
export const modelIdsOf = (tools: readonly TaskModel['tool'][]): string[] =>
  MODELS.filter(({ tool }) => tools.includes(tool)).map(({ id }) => id)

/** The page of a model's results: its own tool, the image editor for a removed one. */
export const toolOf = (id: string): TaskModel['tool'] => findModel(id)?.tool ?? 'IMAGE'

export const modelNameOf = (id: string): string => findModel(id)?.name ?? id

export function findModel(id: string): OfferedModel | undefined {
  return MODELS.find((model) => model.id === id)
}

/** The charged action of a task: an image from words alone is a new one, not an edit. */
export function actionOf(
  { tool, action, taskType }: OfferedModel,
  { sourceMediaId }: { sourceMediaId: string | null },
): CreditAction {
  return tool === 'IMAGE' && sourceMediaId === null ? 'regenerate_image' : (action ?? taskType)
}

/** The description of a provider's model, without the limits of the built-in one. */
const BY_PROVIDER: Readonly<
  Record<Exclude<TaskModel['tool'], 'MUSIC' | 'CLEAN_UP'>, { name: string; description: string }>
> = {
  IMAGE: {
    name: 'Image',
    description: 'Generates an image from your prompt, or edits an existing one',
  },
  REFRAME: { name: 'Expand', description: 'Extends the image beyond its edges' },
  UPSCALE: { name: 'Upscale', description: 'Enlarges 2× or 4×' },
  IMAGE_TO_VIDEO: {
    name: 'Clip',
    description: 'Animates the image from your description. You can set an end frame',
  },
  LIP_SYNC: { name: 'Lip sync', description: 'Makes a portrait speak' },
  AVATAR: { name: 'Avatar', description: 'Turns a portrait into a talking video' },
  MODIFY_VIDEO: { name: 'Video', description: 'Changes every frame of a video. Length and sound stay the same' },
  INPAINTING: { name: 'Inpainting', description: 'Repaints the masked area' },
}

/** The models in the contract's form, each naming its engine. */
export function listModels({ engines, prices }: Pick<Services, 'engines' | 'prices'>): TaskModel[] {
  return MODELS.flatMap(({ id, taskType, action = taskType, tool, engineOf, source, part, ...draft }): TaskModel[] => {
    const info = engineOf(engines)
    if (!info) return []
    const { label, builtIn } = info
    const credits = (asked: EngineInfo) =>
      (part && creditsOf(prices, ableOf(asked), part)) ?? CREDIT_COSTS[action].credits
    const { name, description } = builtIn || tool === 'MUSIC' || tool === 'CLEAN_UP' ? draft : BY_PROVIDER[tool]
    const model: TaskModel = {
      model_id: id,
      name,
      description: `${label}: ${description}`,
      task_type: taskType,
      tool,
      credits: credits(info),
      credit_unit: CREDIT_COSTS[action].unit,
      is_built_in: builtIn,
      engines: ableOf(info).map((each) => ({
        engine: each.label,
        is_built_in: each.builtIn,
        credits: credits(startingWith(info, each.label) ?? each),
      })),
      source_media_types: source === null ? [] : [source ?? 'image'],
    }
    return [model]
  })
}

/** Maximum credits for one unit; a second has its exact price, the total is rounded to whole credits. */
function creditsOf(prices: PriceTable, able: Able, part: PricedPart): number | undefined {
  if (!isPaidWork(able)) return undefined
  if (PRICE_UNITS[part] !== 'SECOND') return enginePrice({ prices }, able, part)?.most
  return Math.max(...able.map((info) => unitPrice(prices, info, part)))
}
