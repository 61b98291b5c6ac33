import type { PcmAudio } from '#engines/audio/wav.ts'
import type { SoundPart } from '#engines/ports.ts'
import { createCleaning } from './clean-sound.ts'

/** Cleans a part of a sound; the model learns the noise from what is around it. */
export function cleanPart({ sound, from, length, ...settings }: SoundPart): PcmAudio {
  const cleaning = createCleaning(sound.sampleRate, sound.channels.length, settings)
  try {
    const [first, rest] = [cleaning.push(sound.channels), cleaning.finish()]
    const channels = first.map((samples, at) => {
      const part = new Float32Array(length)
      part.set(samples.subarray(from, from + length))
      const known = samples.length - from
      if (known < length) part.set(rest[at]?.subarray(Math.max(0, -known), length - known) ?? [], Math.max(0, known))
      return part
    })
    return { sampleRate: sound.sampleRate, channels }
  } finally {
    cleaning.close()
  }
}
