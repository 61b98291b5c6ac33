import type { EngineCall, EngineInfo, Made } from './engine.ts'
import type { StockCredit } from './stock.ts'

export interface MusicTrack {
  id: string
  name: string
  mood: string
  bpm: number
  /** Length of the seamless loop. */
  durationMs: number
  /** Where the recorded instruments that play it are from. */
  credit?: StockCredit
}

export interface SoundEffect {
  /** Unique among tracks and sound effects. */
  id: string
  name: string
  /** Other words that a search finds it by, in lower case. */
  words: readonly string[]
  /** One short sound, or the sound of a place. */
  kind: 'EFFECT' | 'AMBIENCE'
  durationMs: number
  /** Whether its end continues into its start without a click. */
  loops: boolean
  /** Where a recorded one is from. */
  credit?: StockCredit
}

export interface MusicEngine {
  info: EngineInfo
  tracks: readonly MusicTrack[]
  effects: readonly SoundEffect[]
  /**
   * A track or a sound effect as RIFF WAVE, 16-bit PCM; the end of a track continues into the start without a click.
   * @param durationMs of a track that is not to loop: how long it becomes, with an ending
   */
  render(id: string, durationMs?: number): Promise<Uint8Array>
}

export interface ComposeRequest {
  /** The requested sound, in words. */
  prompt: string
  /** How long it is to be; models come close to it. */
  seconds: number
}

/** Types of sound that are stored and played here. */
export type SoundType =
  'audio/mpeg' | 'audio/wav' | 'audio/mp4' | 'audio/aac' | 'audio/ogg' | 'audio/webm' | 'audio/flac'

export interface EncodedSound extends Made {
  bytes: Uint8Array
  contentType: SoundType
  /** As long as it really became. */
  durationMs: number
}

/** Composes music to order, where a model that does so is connected. */
export interface Composer {
  info: EngineInfo
  /** Music without singing. Rejects with an EngineError on refused requests. */
  compose(request: ComposeRequest, call?: EngineCall): Promise<EncodedSound>
}
