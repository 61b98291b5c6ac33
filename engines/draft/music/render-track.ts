import { encodeWav } from '#engines/audio/wav.ts'
import { EngineError } from '#engines/ports.ts'
import { COMPOSED_TRACKS } from './track-list.ts'

/** Plays a track into a WAV file (32 kHz, stereo, 16 bit). Blocks its thread for up to a second. */
export function renderTrack(trackId: string): Uint8Array {
  const track = COMPOSED_TRACKS.find(({ id }) => id === trackId)
  if (!track) throw new EngineError('The built-in music does not include this track. Choose another one.')
  return encodeWav(track.compose())
}
