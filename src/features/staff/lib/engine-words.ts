import type { EngineKind, EngineSetting } from '#generated/schema.ts'

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

const FIELDS = { KEY: 'Key', URL: 'URL', LIMIT: 'Requests at once', TIMEOUT: 'Time-out, seconds' } as const

/** The label of a provider's setting, by the last word of its name. */
export const fieldName = ({ name }: EngineSetting): string =>
  FIELDS[name.slice(name.lastIndexOf('_') + 1) as keyof typeof FIELDS] ?? name

const SOURCES = { ENVIRONMENT: 'From the environment', STORED: 'Set here', NONE: 'Not set' } as const

/** Where a setting is from. */
export const sourceName = ({ source }: EngineSetting): string => SOURCES[source]
