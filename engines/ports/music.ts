import type { EngineInfo } from './engine.ts'

export interface MusicTrack {
  id: string
  name: string
  mood: string
  bpm: number
  /** Length of the seamless loop. */
  durationMs: number
}

export interface MusicEngine {
  info: EngineInfo
  tracks: readonly MusicTrack[]
  /** RIFF WAVE, 16-bit PCM; the end continues into the start without a click. */
  render(trackId: string): Promise<Uint8Array>
}
