import type { EngineHealth, EngineKind, EngineSetting, PriceUnit } from '#generated/schema.ts'

const WORK: Readonly<Record<EngineKind, string>> = {
  WRITER: 'Texts',
  TRANSLATOR: 'Translations',
  TRANSCRIBER: 'Transcripts',
  ILLUSTRATOR: 'Images',
  VOICE: 'Voices',
  ANIMATOR: 'Clips',
  LIP_SYNC: 'Lip sync',
  UPSCALER: 'Upscaling',
  INPAINTER: 'Inpainting',
  STOCK: 'Stock',
  MUSIC: 'Music',
  TRAINER: 'Trained models',
  REVIEWER: 'Image checks',
}

/** What engines of a kind make. */
export const workName = (kind: EngineKind): string => WORK[kind]

const FIELDS = {
  ...{ KEY: 'Key', URL: 'URL', LIMIT: 'Requests at once', TIMEOUT: 'Time-out, seconds' },
  ...{ PERSON: 'Requests at once per user', LANGUAGES: 'Languages of voices that speak all' },
  MODELS: 'Models of unknown price',
} as const

/** The label of a setting of providers, by the last word of its name. */
export const fieldName = ({ name }: EngineSetting): string =>
  FIELDS[name.slice(name.lastIndexOf('_') + 1) as keyof typeof FIELDS] ?? name

const SOURCES = { ENVIRONMENT: 'From the environment', STORED: 'Set here', NONE: 'Not set' } as const

/** Where a setting is from. */
export const sourceName = ({ source }: EngineSetting): string => SOURCES[source]

const UNITS: Readonly<Record<PriceUnit, string>> = {
  PICTURE: 'an image',
  SECOND: 'a second',
  TEXT: '1,000 characters',
  MINUTE: 'a minute of sound',
  STEPS: '1,000 training steps',
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** US dollars. Estimates, so that parts of a cent need no exactness. */
export function dollarsText(usd: number): string {
  if (usd === 0) return 'Free'
  return usd < 0.01 ? 'less than $0.01' : `$${usd.toFixed(2)}`
}

/** What an engine costs users and its operator. */
export function priceText(price: EngineHealth['price']): string {
  if (price === null) return 'Free'
  const credits = `${plain.format(price.credits)} ${price.credits === 1 ? 'credit' : 'credits'}`
  if (!price.is_known) return `Price unknown: up to ${credits} for ${UNITS[price.unit]}`
  return `${credits}${price.usd === null ? '' : ` (about ${dollarsText(price.usd)})`} for ${UNITS[price.unit]}`
}

const HELP: Readonly<Record<string, string>> = {
  ENGINE_LIMIT: 'Empty for no limit',
  ENGINE_LIMIT_PER_PERSON: 'Empty for no limit',
  ENGINE_VOICE_LANGUAGES: 'For example en-US,de-DE',
  ENGINE_UNKNOWN_MODELS: 'allow or refuse',
}

export const limitHelp = ({ name }: EngineSetting): string => HELP[name] ?? ''
