import type { components } from '#generated/types/api.ts'
import { CREDIT_COSTS, type CreditAction } from '#src/domain/credits.ts'
import type { Engines } from '#engines/ports.ts'

export type TaskModel = components['schemas']['TaskModel']

export interface OfferedModel {
  id:
    | 'draft-image-editing'
    | 'draft-reframe'
    | 'draft-upscale'
    | 'draft-image-to-video'
    | 'draft-lip-sync'
    | 'draft-avatar'
    | 'draft-inpainting'
  name: string
  description: string
  taskType: TaskModel['task_type'] & CreditAction
  tool: TaskModel['tool']
  engine: Exclude<keyof Engines, 'translator'>
}

/** Not offered by createTask: it needs a mask, which createInpaintingRequest takes. */
export const INPAINTING: OfferedModel = {
  id: 'draft-inpainting',
  name: 'Draft repainting',
  description: 'Paints what you ask for inside the mask and leaves everything else as it is',
  taskType: 'inpainting',
  tool: 'INPAINTING',
  engine: 'retoucher',
}

/** What an engine is there for; nothing else is offered. */
const MODELS: readonly OfferedModel[] = [
  {
    id: 'draft-image-editing',
    name: 'Draft picture',
    description:
      'Paints its own pictures anew with what is added; of any other picture it changes light, colours and sharpness, also after another picture',
    taskType: 'image_editing',
    tool: 'IMAGE',
    engine: 'illustrator',
  },
  {
    id: 'draft-reframe',
    name: 'Draft reframe',
    description: 'Gives a picture another shape; what is missing is filled softly',
    taskType: 'image_editing',
    tool: 'REFRAME',
    engine: 'retoucher',
  },
  {
    id: 'draft-upscale',
    name: 'Draft upscale',
    description: 'Makes each side two or four times as long; its own pictures are painted again at that size',
    taskType: 'upscale',
    tool: 'UPSCALE',
    engine: 'retoucher',
  },
  {
    id: 'draft-image-to-video',
    name: 'Draft camera',
    description: 'Moves a camera over the picture; say where it goes, or let it choose',
    taskType: 'image_to_video',
    tool: 'IMAGE_TO_VIDEO',
    engine: 'animator',
  },
  {
    id: 'draft-lip-sync',
    name: 'Draft lip sync',
    description: 'Moves a portrait with the loudness of a voice; it does not know a mouth',
    taskType: 'lip_sync',
    tool: 'LIP_SYNC',
    engine: 'animator',
  },
  {
    id: 'draft-avatar',
    name: 'Draft avatar',
    description: 'A film of a portrait that moves with the loudness of a voice; it does not know a mouth',
    taskType: 'lip_sync',
    tool: 'AVATAR',
    engine: 'animator',
  },
]

export function findModel(id: string): OfferedModel | undefined {
  return MODELS.find((model) => model.id === id)
}

/** The models as the contract shows them, each naming the engine behind it. */
export function listModels(engines: Engines): TaskModel[] {
  return MODELS.map(({ id, name, description, taskType, tool, engine }) => ({
    model_id: id,
    name,
    description: `${engines[engine].info.label}: ${description}`,
    task_type: taskType,
    tool,
    credits: CREDIT_COSTS[taskType].credits,
    credit_unit: CREDIT_COSTS[taskType].unit,
    is_built_in: engines[engine].info.builtIn,
    source_media_types: ['image'],
  }))
}
