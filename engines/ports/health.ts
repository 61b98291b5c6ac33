import type { EngineFailure } from './engine.ts'

/** A connected engine as this process has seen it since it started. */
export interface EngineHealth {
  /** The work that it does, as it is chosen: ILLUSTRATOR, LIP_SYNC, … */
  kind:
    | 'WRITER'
    | 'ILLUSTRATOR'
    | 'VOICE'
    | 'ANIMATOR'
    | 'LIP_SYNC'
    | 'UPSCALER'
    | 'INPAINTER'
    | 'STOCK'
    | 'TRANSLATOR'
    | 'TRANSCRIBER'
    | 'MUSIC'
    | 'TRAINER'
  label: string
  /** Whose it is. */
  provider: string
  /** Requests that go to the provider at once. */
  limit: number
  /** Who is asked when it fails, in that order, by their labels. */
  standIns: string[]
  failures: number
  lastFailure: (Pick<EngineFailure, 'problem'> & { at: Date }) | null
}
