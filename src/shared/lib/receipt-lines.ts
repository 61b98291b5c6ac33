import type { FilmEngine, Receipt } from '#generated/schema.ts'
import { ratioLabel } from '#src/domain/image-model.ts'

type Work = Receipt['work']

/** One of a kind, and several. */
const WORKS: Readonly<Record<Work, readonly [one: string, several: string]>> = {
  TEXT: ['text', 'texts'],
  VOICE: ['voice-over', 'voice-overs'],
  PICTURE: ['image', 'images'],
  PORTRAIT: ['portrait', 'portraits'],
  CLIP: ['clip', 'clips'],
  LIP_SYNC: ['lip sync', 'lip syncs'],
  EDIT: ['edited image', 'edited images'],
  UPSCALE: ['upscaled image', 'upscaled images'],
  REPAINT: ['inpainted image', 'inpainted images'],
  STOCK: ['stock image or clip', 'stock images and clips'],
  MUSIC: ['music track', 'music tracks'],
  SOUND_EFFECT: ['sound effect', 'sound effects'],
  CLEAN_UP: ['cleaned-up sound', 'cleaned-up sounds'],
  FILM: ['video', 'videos'],
  UPLOAD: ['upload', 'uploads'],
  CUT: ['recording segment', 'recording segments'],
  OTHER: ['file', 'files'],
}

/** 'Voice-over', as a heading. */
export function workName(work: Work): string {
  const [name] = WORKS[work]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The provider, as text. */
export function makerName(work: Work, engine: string | null): string {
  return engine ?? (work === 'UPLOAD' || work === 'CUT' ? 'your upload' : 'unknown')
}

/** '12 images: gpt-image-2', line by line. */
export function engineLines(engines: readonly FilmEngine[]): string[] {
  return engines.map(
    ({ work, engine, count }) => `${count} ${WORKS[work][count === 1 ? 0 : 1]}: ${makerName(work, engine)}`,
  )
}

interface ReceiptLine {
  name: string
  value: string
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** Settings by the names they have on screen; others are internal. */
const SETTINGS: Readonly<Record<string, string>> = {
  words: 'Prompt',
  look: 'Style',
  size: 'Size',
  voice_name: 'Voice',
  speaking_rate: 'Speed',
  pitch: 'Pitch',
  emotions: 'Emotions',
  duration: 'Seconds',
  upscale_factor: 'Scale',
  fidelity: 'Fidelity',
  grain: 'Grain',
  aspect_ratio: 'Aspect ratio',
  expression_intensity: 'Expressiveness',
  language: 'Language',
  seconds: 'Target length in seconds',
  title: 'Title',
  sources: 'Facts from',
  checked_by: 'Checked by',
  ignored: 'Not supported by the model',
  input_tokens: 'Input tokens',
  output_tokens: 'Output tokens',
}

/** A receipt, line by line, without lines that do not apply. */
export function receiptLines(receipt: Receipt): ReceiptLine[] {
  const { work, engine, model, prompt, seed, settings, inputs, credits, shared_by: scenes } = receipt
  const isNamed = model !== null && model !== engine
  const words = settings.find(({ name }) => name === 'words')?.value
  const lines: readonly [name: string, value: string | null][] = [
    ['Source', makerName(work, engine)],
    ['Model', isNamed ? model : null],
    ['Prompt', prompt],
    ['Seed', seed === null ? null : String(seed)],
    ...settings.flatMap(({ name, value }): [string, string][] => {
      const title = SETTINGS[name]
      if (title === undefined || (name === 'words' && words === prompt)) return []
      return [[title, name === 'aspect_ratio' ? ratioLabel(value) : value]]
    }),
    [
      'Failed attempts',
      receipt.failures.map(({ engine: asked, problem }) => `${asked}: ${problem}`).join(' · ') || null,
    ],
    ['Checks', receipt.notes?.join(' · ') || null],
    ['Licence', receipt.licence],
    ['Author', receipt.author],
    ['From', receipt.source_url],
    ['Cost', priceText(credits, scenes)],
    ['Duration', receipt.work_ms === null ? null : `${(receipt.work_ms / 1000).toFixed(1)} s`],
    ['Created', moment.format(new Date(receipt.made_at))],
    [
      'Inputs',
      inputs.length === 0
        ? null
        : inputs.map(({ name, content }) => `${inWords(name)} ${content.slice(0, 8)}`).join(', '),
    ],
  ]
  return lines.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}

/** `LAST_FRAME` as shown to users. */
const inWords = (name: string) => name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ')

function priceText(credits: number, scenes: number): string {
  if (credits === 0) return 'Free'
  const price = credits === 1 ? '1 credit' : `${credits} credits`
  return scenes === 1 ? price : `Part of ${price} for ${scenes} scenes`
}
