import { type Composer, EngineError, type Engines } from '#engines/ports.ts'
import { MUSIC_LENGTH } from '#src/domain/composed-music.ts'
import type { ComposePlan } from './plan.ts'
import { refuse } from './source.ts'

export interface MusicOptions {
  prompt: string | null
  /** Seconds. */
  duration: number | undefined
}

/** Generated music. */
export function planMusic({ prompt, duration = MUSIC_LENGTH.least }: MusicOptions): ComposePlan {
  const words = prompt?.trim() ?? ''
  if (words === '') throw refuse('prompt', 'Describe the music')
  const { least, most } = MUSIC_LENGTH
  if (duration < least || duration > most) throw refuse('duration', `Music can be ${least} to ${most} seconds long`)
  return { work: 'compose', prompt: words, seconds: duration }
}

/** Rejects with an EngineError where the engine was removed. */
export function requireComposer({ composer }: Pick<Engines, 'composer'>): Composer {
  if (!composer) throw new EngineError('Music generation is no longer available here')
  return composer
}
