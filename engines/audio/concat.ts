import { EngineError } from '#engines/ports.ts'
import type { PcmAudio } from './wav.ts'

/** Joins sounds of one rate and channel count in order, with `gapMs` of silence between them. */
export function concatAudio(parts: readonly PcmAudio[], gapMs = 0): PcmAudio {
  const first = parts[0]
  if (!first) throw new EngineError('There is no sound to join.')
  const { sampleRate } = first
  if (parts.some((part) => part.sampleRate !== sampleRate || part.channels.length !== first.channels.length))
    throw new EngineError('Only sounds of one sample rate and channel count can be joined.')
  const gap = Math.round((gapMs / 1000) * sampleRate)
  const total = parts.reduce((sum, part) => sum + (part.channels[0]?.length ?? 0), gap * (parts.length - 1))
  const channels = first.channels.map((_, channel) => {
    const joined = new Float32Array(total)
    let at = 0
    for (const part of parts) {
      const samples = part.channels[channel] ?? new Float32Array(0)
      joined.set(samples, at)
      at += samples.length + gap
    }
    return joined
  })
  return { sampleRate, channels }
}
