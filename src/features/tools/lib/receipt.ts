import type { ToolResult } from '#generated/schema.ts'
import { ratioLabel } from '#src/domain/image-model.ts'
import type { Place } from '#src/domain/reframe.ts'
import { durationText, secondsText, sizeText } from './result-state.ts'
import { fidelityText } from './settings.ts'

interface ReceiptLine {
  name: string
  value: string
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** Generation details of a result, line by line, without those that do not apply. */
export function receiptOf(result: ToolResult): ReceiptLine[] {
  const { settings, source_media: source, result_media: made } = result
  const { upscale_factor: factor, fidelity, grain, keep_skin: skin } = settings
  const { focal_point: focus, frame_size: frame, focal_path: path } = settings
  const lines: readonly [name: string, value: string | null | undefined][] = [
    ['Model', [result.model_name, result.engine].filter(Boolean).join(' · ')],
    ['Prompt', result.prompt],
    ['Seed', result.seed?.toString()],
    [
      'Source',
      source ? [source.prompt ?? source.file_name, sizeText(source)].filter(Boolean).join(' · ') : goneOf(result),
    ],
    ['Result', made && sizeText(made)],
    ['Style', settingOf(result, 'style') ?? settings.look],
    ['Trained model', settingOf(result, 'trained_model')],
    ['Characters', settingOf(result, 'characters')],
    ['Aspect ratio', settings.aspect_ratio && ratioLabel(settings.aspect_ratio)],
    ['Focal point', focus && pointText(focus)],
    ['Path', path && `${path.length} ${path.length === 1 ? 'key' : 'keys'}`],
    ['Frame', frame === undefined ? null : `${frame}%`],
    ['Colours', coloursOf(settings.reference_media_ids?.length ?? 0)],
    ['Part', settings.mask_media_id ? 'Marked area only' : null],
    ['Size', factor && `${factor}×`],
    ['Fidelity', fidelity === undefined ? null : `${fidelity} · ${fidelityText(fidelity)}`],
    ['Strength', settings.strength?.toString()],
    ['Time range', partOf(result)],
    ['Grain', grain?.toString()],
    ['Faces protected', skin === undefined ? null : skin ? 'Yes' : 'No'],
    ['Price', result.credits_charged === 1 ? '1 credit' : `${result.credits_charged} credits`],
    ['Failed attempts', result.receipt?.failures.map(({ engine, problem }) => `${engine}: ${problem}`).join(' · ')],
    ['Time', result.work_ms === null ? null : durationText(result.work_ms)],
    ['Made', moment.format(new Date(result.created_at))],
  ]
  return lines.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

const settingOf = ({ receipt }: ToolResult, wanted: string) =>
  receipt?.settings.find(({ name }) => name === wanted)?.value

const coloursOf = (references: number) =>
  references === 0 ? null : references === 1 ? 'From another image' : `From ${references} other images`

/** Label of a point of an image. */
export const pointText = ({ x, y }: Place): string =>
  `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`

/** A prompt alone has no source; any other missing one was deleted. */
const goneOf = ({ tool }: ToolResult) => (tool === 'IMAGE' ? null : 'Deleted')

/** Which part of a video changed; null for all of it. */
function partOf({ settings, source_media: source }: ToolResult): string | null {
  const { range_start_ms: start, range_end_ms: end } = settings
  if (start === undefined && end === undefined) return null
  return `${secondsText(start ?? 0)} to ${secondsText(end ?? source?.duration_ms ?? 0)}`
}
