import type { components } from '#generated/types/api.ts'
import { CREDIT_COSTS, type CreditAction } from '#src/domain/credits.ts'
import type { Engines } from '#server/engines/ports.ts'

export type TaskModel = components['schemas']['TaskModel']

interface OfferedModel {
  id: 'draft-upscale' | 'draft-image-editing'
  name: string
  description: string
  taskType: TaskModel['task_type'] & CreditAction
  tool: TaskModel['tool']
}

/** What an engine is there for; nothing else is offered. */
const MODELS: readonly OfferedModel[] = [
  {
    id: 'draft-image-editing',
    name: 'Draft picture',
    description: 'Paints a picture from words, or paints one of its own pictures anew with what is added',
    taskType: 'image_editing',
    tool: 'IMAGE',
  },
  {
    id: 'draft-upscale',
    name: 'Draft upscale',
    description: 'Paints one of its own pictures again, each side twice as long',
    taskType: 'upscale',
    tool: 'UPSCALE',
  },
]

export function findModel(id: string): OfferedModel | undefined {
  return MODELS.find((model) => model.id === id)
}

/** The models as the contract shows them, each naming the engine behind it. */
export function listModels({ illustrator }: Engines): TaskModel[] {
  return MODELS.map(({ id, name, description, taskType, tool }) => ({
    model_id: id,
    name,
    description: `${illustrator.info.label}: ${description}`,
    task_type: taskType,
    tool,
    credits: CREDIT_COSTS[taskType].credits,
    credit_unit: CREDIT_COSTS[taskType].unit,
    is_built_in: illustrator.info.builtIn,
    source_media_types: ['image'],
  }))
}
