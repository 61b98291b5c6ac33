import type { TaskModel } from '#generated/schema.ts'
import { wholeCredits } from '#src/domain/credits.ts'
import type { TaskRequest } from '../generation/commands/create-task.ts'
import { FIRST_CHOICES, type TaskChoices } from '../core/task-choices.ts'

export type { TaskModel }

export type Tool = 'IMAGE' | 'REFRAME' | 'UPSCALE' | 'IMAGE_TO_VIDEO' | 'LIP_SYNC'

interface Source {
  mediaId: string
  /** The scene's voice-over. */
  voice: { id: string; durationMs: number } | null
}

/** The call's fields for a tool and what was chosen. */
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

/** What it costs, in credits. */
export function priceOf(model: TaskModel, { engine, duration }: TaskChoices, voiceMs: number) {
  const { credit_unit: unit, tool } = model
  const { credits } = model.engines.find((each) => each.engine === engine) ?? model
  if (unit !== 'SECOND') return credits
  return wholeCredits(credits, Math.ceil(tool === 'LIP_SYNC' ? voiceMs / 1000 : duration))
}

/** What is still missing before it can be asked for; null when nothing is. */
export function missingIn({ tool }: TaskModel, { prompt, ratio, reference }: TaskChoices, hasVoice: boolean) {
  if (tool === 'IMAGE' && prompt.trim() === '' && reference === null) return 'Say what you want to see'
  if (tool === 'REFRAME' && ratio === 'auto') return 'Choose an aspect ratio'
  if (tool === 'LIP_SYNC' && !hasVoice)
    return 'Generate the audio of this scene first: the picture moves with its voice-over'
  return null
}
