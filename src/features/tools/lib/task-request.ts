import type { CreateTaskRequest } from '#generated/client/model/createTaskRequest.ts'
import type { ToolResult } from '#generated/client/model/toolResult.ts'
import type { Place } from '#src/domain/reframe.ts'
import { placeText, type Settings, USUAL } from './settings.ts'
import type { SettingId, Tool } from './tools.ts'

export const INPAINTING_MODEL = 'draft-inpainting'

interface Chosen {
  modelId: string
  sourceId: string | undefined
  settings: Settings
  /** Where the frame is laid; null while it is looked for. */
  focus: Place | null
  /** Whether a part of the picture is marked. */
  isMarked: boolean
}

/** Whether a setting means something now: a picture that is edited keeps its style, a part its shape. */
export function isShown(id: SettingId, sourceId: string | undefined, { part }: Settings): boolean {
  const hasSource = sourceId !== undefined
  if (id === 'part') return hasSource
  if (id === 'look' || id === 'count') return !hasSource
  if (id === 'seed') return !hasSource || part
  if (id === 'ratio' || id === 'reference') return !(hasSource && part)
  return true
}

/** What is still missing before it can be asked for, in words; null when nothing is. */
export function missingIn(tool: Tool, { sourceId, settings, focus, isMarked }: Omit<Chosen, 'modelId'>): string | null {
  if (tool.needsSource && sourceId === undefined)
    return tool.source === 'video' ? 'Choose a video first.' : 'Choose a picture first.'
  if (tool.settings.includes('focus') && focus === null) return 'Looking for the subject.'
  if (!tool.settings.includes('prompt')) return null
  if (tool.source === 'video' && settings.prompt.trim() === '' && settings.reference === '')
    return 'Say what is to become of it, or choose a reference.'
  const isPart = settings.part && sourceId !== undefined
  const followsOnly = sourceId !== undefined && !isPart && settings.reference !== ''
  if (settings.prompt.trim() === '' && !followsOnly)
    return isPart ? 'Say what comes there.' : 'Say what you want to see.'
  return isPart && !isMarked && settings.mask === '' ? 'Mark the part to change.' : null
}

/** The call's fields for a tool and what was chosen; only those the tool looks at. The mask of a part comes later. */
export function requestOf(
  tool: Pick<Tool, 'settings' | 'source'>,
  { modelId, sourceId, settings, focus }: Omit<Chosen, 'isMarked'>,
): CreateTaskRequest {
  const has = (id: SettingId) => tool.settings.includes(id) && isShown(id, sourceId, settings)
  const { factor, fidelity, grain, skin, part, reference, look, ratio, frame, seed, strength, start, end } = settings
  const prompt = settings.prompt.trim()
  return {
    model_id: has('part') && part ? INPAINTING_MODEL : modelId,
    duration: 5,
    expression_intensity: 3,
    ...(sourceId !== undefined && { source_media_id: sourceId }),
    ...(has('factor') && { upscale_factor: factor }),
    ...(has('fidelity') && { fidelity }),
    ...(has('grain') && { grain }),
    ...(has('skin') && { keep_skin: skin }),
    ...(has('prompt') && prompt !== '' && { prompt }),
    ...(has('reference') && reference !== '' && { reference_media_ids: [reference] }),
    ...(has('look') && look !== '' && { look }),
    ...(has('ratio') && { aspect_ratio: ratio }),
    ...(has('focus') && focus !== null && { focal_point: focus }),
    ...(has('frame') && { frame_size: frame }),
    ...(has('strength') && { strength }),
    ...(tool.source === 'video' && start !== null && { range_start_ms: start }),
    ...(tool.source === 'video' && end !== null && { range_end_ms: end }),
    ...(has('seed') && seed !== null && { seed }),
  }
}

/** What was chosen for a result, so that it can be chosen again. */
export function settingsOfResult(
  result: Pick<ToolResult, 'tool' | 'model_id' | 'settings' | 'prompt' | 'seed'>,
): Settings {
  const { settings } = result
  const isPart = result.tool === 'INPAINTING'
  return {
    ...USUAL,
    model: isPart ? '' : result.model_id,
    factor: settings.upscale_factor ?? USUAL.factor,
    fidelity: settings.fidelity ?? USUAL.fidelity,
    grain: settings.grain ?? USUAL.grain,
    skin: settings.keep_skin ?? USUAL.skin,
    prompt: result.prompt ?? '',
    part: isPart,
    mask: settings.mask_media_id ?? '',
    reference: settings.reference_media_ids?.[0] ?? '',
    look: settings.look ?? '',
    ratio: settings.aspect_ratio ?? USUAL.ratio,
    focus: settings.focal_point ? placeText(settings.focal_point) : USUAL.focus,
    frame: settings.frame_size ?? USUAL.frame,
    strength: settings.strength ?? USUAL.strength,
    start: settings.range_start_ms ?? null,
    end: settings.range_end_ms ?? null,
    seed: isPart || settings.source_media_id === undefined ? result.seed : null,
  }
}
