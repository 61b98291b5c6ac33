import type { CreateTaskRequest, TaskEngine, ToolResult } from '#generated/schema.ts'
import type { FocalKey } from '#src/domain/focal-path.ts'
import type { Place } from '#src/domain/reframe.ts'
import { keysText } from './focal-keys.ts'
import { EXPAND_MODEL, isExpanding } from './framing.ts'
import { type Change, idsIn, placeText, type Settings, USUAL } from './settings.ts'
import type { SettingId, Tool } from './tools.ts'

const INPAINTING_MODEL = 'draft-inpainting'

/** Fields of an image that is generated from words alone. */
const OF_NEW: readonly SettingId[] = ['look', 'lora', 'cast', 'count']
/** Settings that providers' engines choose themselves. */
const OF_BUILT_IN: readonly SettingId[] = ['fidelity', 'grain', 'skin']
/** Tools that place a frame; a tool that also does something else does it only around an image. */
const OF_FRAME: readonly SettingId[] = ['focus', 'frame', 'safe']

interface Chosen {
  modelId: string
  sourceId: string | undefined
  settings: Settings
  /** The first provider. */
  engine?: Pick<TaskEngine, 'is_built_in'> | undefined
  /** Position of the frame; null while it is being detected. */
  focus: Place | readonly FocalKey[] | null
  /** Whether a part of the image is marked. */
  isMarked: boolean
}

/** The part of an image to change: without a source there is nothing to mark and nothing around it. */
export const changeOf = (tool: Pick<Tool, 'settings'>, sourceId: string | undefined, { change }: Settings): Change =>
  tool.settings.includes('part') && sourceId !== undefined ? change : 'whole'

/** The model of a change; undefined where it is the tool's own. */
export const modelOfChange = (change: Change): string | undefined =>
  change === 'part' ? INPAINTING_MODEL : change === 'around' ? EXPAND_MODEL : undefined

/** Whether a setting applies now: an image that is edited keeps its style, a part its shape. */
export function isShown(
  id: SettingId,
  tool: Pick<Tool, 'settings'>,
  sourceId: string | undefined,
  settings: Settings,
  engine?: Pick<TaskEngine, 'is_built_in'>,
): boolean {
  if (OF_BUILT_IN.includes(id)) return engine?.is_built_in !== false
  const hasSource = sourceId !== undefined
  const change = changeOf(tool, sourceId, settings)
  if (id === 'part') return hasSource
  if (OF_NEW.includes(id)) return !hasSource
  if (id === 'prompt') return change !== 'around'
  if (id === 'seed') return !hasSource || change === 'part'
  if (id === 'ratio') return change !== 'part'
  if (id === 'reference') return change === 'whole'
  if (OF_FRAME.includes(id) && tool.settings.includes('part')) return change === 'around'
  return true
}

/** Whether a frame is placed now, around a focal point. */
export const isFramed = (tool: Pick<Tool, 'settings'>, sourceId: string | undefined, settings: Settings): boolean =>
  tool.settings.includes('focus') && isShown('focus', tool, sourceId, settings)

/** The missing input, in words; null when it is complete. */
export function missingIn(
  tool: Tool,
  { sourceId, settings, focus, isMarked }: Omit<Chosen, 'modelId' | 'engine'>,
): string | null {
  if (tool.needsSource && sourceId === undefined)
    return `Choose ${tool.sources.map((kind) => (kind === 'video' ? 'a video' : 'an image')).join(' or ')} first.`
  if (isFramed(tool, sourceId, settings) && focus === null) return 'Finding the subject.'
  if (!tool.settings.includes('prompt') || !isShown('prompt', tool, sourceId, settings)) return null
  if (isForVideos(tool) && settings.prompt.trim() === '' && settings.reference === '')
    return 'Describe the change, or choose a reference.'
  const isPart = changeOf(tool, sourceId, settings) === 'part'
  const followsOnly = sourceId !== undefined && !isPart && settings.reference !== ''
  if (settings.prompt.trim() === '' && !followsOnly)
    return isPart ? 'Describe what should appear there.' : 'Describe what you want to see.'
  return isPart && !isMarked && settings.mask === '' ? 'Mark the area to change.' : null
}

/** The call's fields for a tool and its settings; only those the tool reads. The mask of a part is added later. */
export function requestOf(
  tool: Pick<Tool, 'settings' | 'sources'>,
  { modelId, sourceId, settings, focus, engine: asked }: Omit<Chosen, 'isMarked'>,
): CreateTaskRequest {
  const has = (id: SettingId) => tool.settings.includes(id) && isShown(id, tool, sourceId, settings, asked)
  const { engine, factor, fidelity, grain, skin, look, style, lora, weight, ratio, frame, seed, strength, start, end } =
    settings
  const prompt = settings.prompt.trim()
  const [references, cast] = [idsIn(settings.reference), idsIn(settings.cast)]
  return {
    model_id: modelOfChange(changeOf(tool, sourceId, settings)) ?? modelId,
    duration: 5,
    expression_intensity: 3,
    ...(engine !== '' && { engine }),
    ...(sourceId !== undefined && { source_media_id: sourceId }),
    ...(has('factor') && { upscale_factor: factor }),
    ...(has('fidelity') && { fidelity }),
    ...(has('grain') && { grain }),
    ...(has('skin') && { keep_skin: skin }),
    ...(has('prompt') && prompt !== '' && { prompt }),
    ...(has('reference') && references.length > 0 && { reference_media_ids: references }),
    ...(has('look') && style === '' && look !== '' && { look }),
    ...(has('look') && style !== '' && { image_style_id: style }),
    ...(has('lora') && lora !== '' && { lora_id: lora, lora_weight: weight / 100 }),
    ...(has('cast') && cast.length > 0 && { character_ids: cast }),
    ...(has('ratio') && { aspect_ratio: ratio }),
    ...(has('focus') && focus !== null && placed(focus)),
    ...(has('frame') && { frame_size: frame }),
    ...(has('strength') && { strength }),
    ...(isForVideos(tool) && start !== null && { range_start_ms: start }),
    ...(isForVideos(tool) && end !== null && { range_end_ms: end }),
    ...(has('seed') && seed !== null && { seed }),
  }
}

const isForVideos = ({ sources }: Pick<Tool, 'sources'>) => sources[0] === 'video'

const placed = (focus: Place | readonly FocalKey[]) =>
  'x' in focus ? { focal_point: focus } : { focal_path: focus.map(({ atMs, x, y }) => ({ at_ms: atMs, x, y })) }

/** The request of a result; sent again, it requests the same. */
export const requestOfResult = ({
  model_id,
  prompt,
  settings,
}: Pick<ToolResult, 'model_id' | 'prompt' | 'settings'>): CreateTaskRequest => ({
  ...{ model_id, duration: 5, expression_intensity: 3 },
  ...settings,
  ...(prompt !== null && prompt !== '' && { prompt }),
})

/** The settings of a result, to be used again. */
export function settingsOfResult(
  result: Pick<ToolResult, 'tool' | 'model_id' | 'settings' | 'prompt' | 'seed'>,
): Settings {
  const { settings } = result
  const isPart = result.tool === 'INPAINTING'
  const change = isPart ? 'part' : isExpanding(result.model_id) ? 'around' : USUAL.change
  return {
    ...USUAL,
    model: isPart ? '' : result.model_id,
    engine: settings.engine ?? '',
    factor: settings.upscale_factor ?? USUAL.factor,
    fidelity: settings.fidelity ?? USUAL.fidelity,
    grain: settings.grain ?? USUAL.grain,
    skin: settings.keep_skin ?? USUAL.skin,
    prompt: result.prompt ?? '',
    change,
    mask: settings.mask_media_id ?? '',
    reference: settings.reference_media_ids?.join(',') ?? '',
    look: settings.image_style_id === undefined ? (settings.look ?? '') : '',
    style: settings.image_style_id ?? '',
    lora: settings.lora_id ?? '',
    weight: settings.lora_weight === undefined ? USUAL.weight : Math.round(settings.lora_weight * 100),
    cast: settings.character_ids?.join(',') ?? '',
    ratio: settings.aspect_ratio ?? USUAL.ratio,
    focus: settings.focal_point ? placeText(settings.focal_point) : USUAL.focus,
    path: keysText((settings.focal_path ?? []).map(({ at_ms: atMs, x, y }) => ({ atMs, x, y }))),
    frame: settings.frame_size ?? USUAL.frame,
    strength: settings.strength ?? USUAL.strength,
    start: settings.range_start_ms ?? null,
    end: settings.range_end_ms ?? null,
    seed: isPart || settings.source_media_id === undefined ? result.seed : null,
  }
}
