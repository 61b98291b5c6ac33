import type { TaskModel, Receipt } from '#generated/schema.ts'
import { wholeCredits } from '#src/domain/credits.ts'
import type { TaskRequest } from '../generation/commands/create-task.ts'
import { FIRST_CHOICES, type TaskChoices, type PreviousTask } from '../core/looked-at.ts'
import { IMAGE_MODEL_RATIOS } from '#src/domain/image-model.ts'

/** The tools of the dialog; the tools' own pages have more. */
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

/** The tools whose whole request is in their receipts; that of an edited image has more words in it than the user typed. */
const TOOLS = ['IMAGE_TO_VIDEO', 'LIP_SYNC', 'UPSCALE', 'REFRAME'] as const

export type { TaskModel }

export type Tool = 'IMAGE' | 'REFRAME' | 'UPSCALE' | 'IMAGE_TO_VIDEO' | 'LIP_SYNC'

interface Source {
  mediaId: string
  /** The scene's voice-over. */
  voice: { id: string; durationMs: number } | null
}

/** The call's fields for a tool and its settings. */
export function requestFor(model: TaskModel, choices: TaskChoices, { mediaId, voice }: Source): TaskRequest {
  const { engine, prompt, ratio, duration, factor, hasSound, intensity, movesBody, reference, endFrame } = choices
  const request = { model_id: model.model_id, source_media_id: mediaId, ...(engine !== null && { engine }) }
  const words = prompt.trim() === '' ? {} : { prompt: prompt.trim() }
  const defaults = { duration: FIRST_CHOICES.duration, expression_intensity: FIRST_CHOICES.intensity }
  switch (model.tool) {
    case 'UPSCALE':
      return { ...request, ...defaults, upscale_factor: factor }
    case 'IMAGE_TO_VIDEO':
      return {
        ...request,
        ...defaults,
        ...words,
        duration,
        aspect_ratio: ratio,
        generate_audio: hasSound,
        ...(endFrame !== null && { end_frame_id: endFrame }),
      }
    case 'LIP_SYNC':
      return {
        ...request,
        ...defaults,
        aspect_ratio: ratio,
        body_control: movesBody,
        expression_intensity: intensity,
        ...(voice && { driving_media_id: voice.id }),
      }
    default:
      return {
        ...request,
        ...defaults,
        ...words,
        aspect_ratio: ratio,
        ...(reference !== null && { reference_media_ids: [reference] }),
      }
  }
}

/** Price, credits. */
export function priceOf(model: TaskModel, { engine, duration }: TaskChoices, voiceMs: number) {
  const { credit_unit: unit, tool } = model
  const { credits } = model.engines.find((each) => each.engine === engine) ?? model
  if (unit !== 'SECOND') return credits
  return wholeCredits(credits, Math.ceil(tool === 'LIP_SYNC' ? voiceMs / 1000 : duration))
}

/** The missing input; null when it is complete. */
export function missingIn({ tool }: TaskModel, { prompt, ratio, reference }: TaskChoices, hasVoice: boolean) {
  if (tool === 'IMAGE' && prompt.trim() === '' && reference === null) return 'Describe what you want to see'
  if (tool === 'REFRAME' && ratio === 'auto') return 'Choose an aspect ratio'
  if (tool === 'LIP_SYNC' && !hasVoice) return 'Generate this scene’s audio first. The image moves with it'
  return null
}

/**
 * The settings in a receipt; null for another kind of work, a model that is not offered for images here, or settings of a tool's own page.
 * @param images ids of those that can be chosen: a clip does not end with another one that no user sees
 */
export function taskOfReceipt(
  { prompt, settings, inputs }: Receipt,
  models: readonly TaskModel[],
  images: ReadonlySet<string>,
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
    endFrame: end && images.has(end) ? end : null,
  }
  return { tool, modelId: model.model_id, sourceId, choices }
}
