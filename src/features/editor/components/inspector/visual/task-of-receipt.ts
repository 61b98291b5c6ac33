import type { Receipt } from '#generated/schema.ts'
import { IMAGE_MODEL_RATIOS } from '#src/domain/image-model.ts'
import type { PreviousTask } from '../../../stores/visual-dialog.ts'
import { FIRST_CHOICES, type TaskChoices } from '../../../lib/task-choices.ts'
import type { TaskModel } from './task-form.ts'

/** What the dialog can ask for; the tools' own pages have more. */
const ASKED: ReadonlySet<string> = new Set([
  'aspect_ratio',
  'body_control',
  'duration',
  'engine',
  'expression_intensity',
  'generate_audio',
  'task_model',
  'upscale_factor',
])

/** The tools whose whole request is in their receipts; that of an edited picture has more words in it than were typed. */
const TOOLS = ['IMAGE_TO_VIDEO', 'LIP_SYNC', 'UPSCALE', 'REFRAME'] as const

/**
 * What a receipt says a model was asked for; null where it was made in another way, by a model that is not offered for pictures here, or with what only a tool's own page asks for.
 * @param pictures ids of those that can be chosen: a clip does not end with another one that nobody sees
 */
export function taskOfReceipt(
  { prompt, settings, inputs }: Receipt,
  models: readonly TaskModel[],
  pictures: ReadonlySet<string>,
): PreviousTask | null {
  const { task_model: modelId, ...asked } = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
  const idOf = (wanted: Receipt['inputs'][number]['name']) => inputs.find(({ name }) => name === wanted)?.media_id
  const model = models.find(({ model_id: id }) => id === modelId)
  if (settings.some(({ name }) => !ASKED.has(name))) return null
  const tool = TOOLS.find((each) => each === model?.tool)
  const [sourceId, end] = [idOf('SOURCE'), idOf('END')]
  if (!model || !tool || !sourceId || !model.source_media_types.includes('image')) return null
  const { engine, aspect_ratio: ratio } = asked
  const choices: TaskChoices = {
    engine: model.engines.find((each, at) => at > 0 && each.engine === engine)?.engine ?? null,
    prompt: prompt ?? '',
    ratio: IMAGE_MODEL_RATIOS.find(({ value }) => value === ratio)?.value ?? FIRST_CHOICES.ratio,
    duration: Number(asked['duration'] ?? FIRST_CHOICES.duration),
    factor: asked['upscale_factor'] === '4' ? 4 : 2,
    hasSound: asked['generate_audio'] === 'true',
    intensity: Number(asked['expression_intensity'] ?? FIRST_CHOICES.intensity),
    movesBody: asked['body_control'] === 'true',
    reference: null,
    endFrame: end && pictures.has(end) ? end : null,
  }
  return { tool, modelId: model.model_id, sourceId, choices }
}
