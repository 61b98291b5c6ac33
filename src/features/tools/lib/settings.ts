import { IMAGE_MODEL_RATIOS, type ImageModelRatio } from '#src/domain/image-model.ts'
import { CROP_SIZES, EXPAND_SIZES, type Place } from '#src/domain/reframe.ts'
import { keysIn, keysText } from './focal-keys.ts'

/** The chosen settings, as in the URL. */
export interface Settings {
  /** '' is the tool's default model. */
  model: string
  /** Name of one of its engines; '' is the default. */
  engine: string
  factor: 2 | 4
  /** 0 (may invent) to 100 (only sharper). */
  fidelity: number
  /** 0 to 100. */
  grain: number
  skin: boolean
  prompt: string
  /** The part of an image to change: all of it, a marked part, or the area around it. */
  change: Change
  /** Media whose marks are used until others are drawn; '' for none. */
  mask: string
  /** Media used as colour references, with commas between; '' for none. */
  reference: string
  /** Id of a built-in style; '' is the first. */
  look: string
  /** Id of a user's image style; '' for none. */
  style: string
  /** Id of a trained model; '' for none. */
  lora: string
  /** Strength of the model, percent. */
  weight: number
  /** Characters who are in the image, with commas between; '' for none. */
  cast: string
  ratio: ImageModelRatio
  /** Images at once, 1 to 4. */
  count: number
  /** Focal point as 'x,y', 0 to 1 from the top left corner; '' where the subject was found. */
  focus: string
  /** The same for a video: its keys (see focal-keys.ts); '' where the frame follows the subject. */
  path: string
  /** Size of a new frame, percent. */
  frame: number
  /** Id of the platform whose buttons are shown; '' for none. */
  safe: string
  /** How far a video is changed, 1 to 100. */
  strength: number
  /** Part of a video that changes, ms; null for its beginning and its end. */
  start: number | null
  end: number | null
  /** Locked seed; null uses another one each time. */
  seed: number | null
}

export const CHANGES = ['whole', 'part', 'around'] as const
export type Change = (typeof CHANGES)[number]

export const MAX_IMAGES = 4
/** Images that are followed, and characters, at once. */
export const MAX_LISTED = 4
const MAX_SEED = 2_147_483_647

export const USUAL: Settings = {
  ...{ model: '', engine: '', factor: 2, fidelity: 80, grain: 0, skin: false },
  ...{ prompt: '', change: 'whole', mask: '', reference: '', look: '', ratio: 'auto', count: 1, seed: null },
  ...{ style: '', lora: '', weight: 80, cast: '' },
  ...{ focus: '', path: '', frame: 100, safe: '' },
  ...{ strength: 100, start: null, end: null },
}

/** Reads them from a URL; missing or invalid values are the defaults. */
export function readSettings(search: URLSearchParams): Settings {
  const text = (name: keyof Settings) => search.get(name) ?? ''
  return {
    model: text('model'),
    engine: text('engine'),
    factor: text('factor') === '4' ? 4 : 2,
    fidelity: wholeIn(text('fidelity'), 0, 100) ?? USUAL.fidelity,
    grain: wholeIn(text('grain'), 0, 100) ?? USUAL.grain,
    skin: text('skin') === 'true',
    prompt: text('prompt'),
    change: CHANGES.find((change) => change === text('change')) ?? USUAL.change,
    mask: text('mask'),
    reference: text('reference'),
    look: text('look'),
    style: text('style'),
    lora: text('lora'),
    weight: wholeIn(text('weight'), 0, 100) ?? USUAL.weight,
    cast: text('cast'),
    ratio: IMAGE_MODEL_RATIOS.find(({ value }) => value === text('ratio'))?.value ?? USUAL.ratio,
    focus: placeIn(text('focus')) === null ? '' : text('focus'),
    path: keysText(keysIn(text('path'))),
    frame: wholeIn(text('frame'), CROP_SIZES.least, EXPAND_SIZES.most) ?? USUAL.frame,
    safe: text('safe'),
    count: wholeIn(text('count'), 1, MAX_IMAGES) ?? USUAL.count,
    strength: wholeIn(text('strength'), 1, 100) ?? USUAL.strength,
    start: wholeIn(text('start'), 0, MAX_SEED),
    end: wholeIn(text('end'), 1, MAX_SEED),
    seed: wholeIn(text('seed'), 0, MAX_SEED),
  }
}

/** Removes choices that are specific to one source: marks, places, and parts of its time. */
export const NOTHING_OF_SOURCE = {
  mask: undefined,
  focus: undefined,
  path: undefined,
  start: undefined,
  end: undefined,
} as const satisfies Partial<Record<keyof Settings, undefined>>

/** Ids of a list in the URL, each once. */
export const idsIn = (text: string): string[] => [...new Set(text.split(',').filter((id) => id !== ''))]

/** A focal point as in the URL; null where it is invalid. */
export function placeIn(text: string): Place | null {
  const [x = Number.NaN, y = Number.NaN, ...more] = text
    .split(',')
    .map((part) => (part === '' ? Number.NaN : Number(part)))
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 && more.length === 0 ? { x, y } : null
}

export const placeText = ({ x, y }: Place): string => `${Number(x.toFixed(3))},${Number(y.toFixed(3))}`

function wholeIn(text: string, least: number, most: number): number | null {
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : null
}

/** The same for the URL: undefined for a default, so that the URL stays short. */
export function settingsInAddress(settings: Partial<Settings>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value === USUAL[name as keyof Settings] ? undefined : String(value),
    ]),
  )
}

/** How true the result stays, in words. */
export function fidelityText(fidelity: number): string {
  if (fidelity >= 75) return 'Sharpen only'
  return fidelity > 50 ? 'Some detail' : 'Creative'
}
