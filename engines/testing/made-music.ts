import { encodeWav, type PcmAudio } from '../audio/wav.ts'
import { firstLight } from '../draft/music/tracks/first-light.ts'

let played: PcmAudio | undefined

/** A track of the built-in music, again and again until it is this long, as RIFF WAVE. */
export function makeMusic(ms: number): Uint8Array {
  played ??= firstLight()
  const { sampleRate, channels } = played
  const frames = Math.round((ms / 1_000) * sampleRate)
  const lengthen = (loop: Float32Array) => Float32Array.from({ length: frames }, (_, at) => loop[at % loop.length] ?? 0)
  return encodeWav({ sampleRate, channels: channels.map(lengthen) })
}
