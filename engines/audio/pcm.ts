import { EngineError } from '#engines/ports.ts'
import type { PcmAudio } from './wav.ts'

const LOBES = 12

/**
 * Plays `samples` `factor` times as fast (length shrinks, pitch and timbre rise by the factor) through a windowed-sinc
 * filter, so that neither images nor aliases are audible.
 */
export function resampleBy(samples: Float32Array, factor: number): Float32Array {
  if (factor === 1) return samples.slice()
  const out = new Float32Array(Math.max(0, Math.round(samples.length / factor)))
  const cutoff = Math.min(1, 1 / factor)
  const reach = LOBES / cutoff
  for (let i = 0; i < out.length; i++) {
    const centre = i * factor
    const last = Math.min(samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    for (let n = Math.max(0, Math.ceil(centre - reach)); n <= last; n++) {
      const x = (n - centre) * cutoff
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / LOBES)
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
      sum += (samples[n] ?? 0) * sinc * window
    }
    out[i] = sum * cutoff
  }
  return out
}

/** Joins sounds of one rate and channel count in order, with `gapMs` of silence between them. */
export function concatAudio(parts: readonly PcmAudio[], gapMs = 0): PcmAudio {
  const first = parts[0]
  if (!first) throw new EngineError('There is no audio to join.')
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
