import type { PcmAudio } from '#engines/audio/wav.ts'
import type { EngineCall, EngineInfo } from './engine.ts'

export interface CleanUpSettings {
  /** Everything but speech becomes quieter. */
  noise: boolean
  /** Everything below speech is removed. */
  rumble: boolean
}

/** A part of a sound. */
export interface SoundPart extends CleanUpSettings {
  /** The part with some sound around it, which is only listened to. */
  sound: PcmAudio
  /** Samples. */
  from: number
  length: number
}

/** A sound whose file is written while it is read. */
export interface CleanedSound {
  contentType: 'audio/wav'
  durationMs: number
  /** The file, front to back; read to its end or cancelled, its maker lets go of it. */
  body: ReadableStream<Uint8Array>
}

/** Cleans up the sound of speech. */
export interface SoundCleaner {
  info: EngineInfo
  /** Exactly `length` samples, at the same times. */
  clean(part: SoundPart, call?: EngineCall): Promise<PcmAudio>
}
