import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSample, AudioSampleSource, type Output } from 'mediabunny'
import type { PcmAudio } from '#engines/audio/wav.ts'

/** Bits per second. */
const BITRATE = 128_000
/** Seconds encoded at once. */
const BLOCK = 1

let isRegistered = false

/** Adds a sound track to a file that has not begun; the answer writes the sound once it has. */
export function addSound(output: Output, sound: PcmAudio): () => Promise<void> {
  if (!isRegistered) registerAacEncoder()
  isRegistered = true
  const source = new AudioSampleSource({ codec: 'aac', bitrate: BITRATE })
  output.addAudioTrack(source)
  return async () => {
    const { sampleRate, channels } = sound
    const length = channels[0]?.length ?? 0
    const block = BLOCK * sampleRate
    for (let from = 0; from < length; from += block) {
      const count = Math.min(block, length - from)
      const data = new Float32Array(count * channels.length)
      channels.forEach((samples, channel) => data.set(samples.subarray(from, from + count), channel * count))
      const sample = new AudioSample({
        data,
        format: 'f32-planar',
        numberOfChannels: channels.length,
        sampleRate,
        timestamp: from / sampleRate,
      })
      await source.add(sample).finally(() => sample.close())
    }
    source.close()
  }
}
