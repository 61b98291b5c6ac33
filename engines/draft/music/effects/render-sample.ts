import { decodeFlac } from '#engines/audio/flac.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { levelAmbience, levelEffect } from './kit.ts'

/** Seconds of a recorded place that are laid over its start, so that it loops. */
const JOIN_S = 0.5

/** A recorded sound effect, as loud as those that are made. */
export function renderSample(bytes: Uint8Array, loops: boolean): PcmAudio {
  const audio = decodeFlac(bytes)
  return loops ? levelAmbience(asLoop(audio)) : levelEffect(audio)
}

/** Its end fades out over its start, which fades in: both are noise, whose powers add up. */
function asLoop({ sampleRate, channels }: PcmAudio): PcmAudio {
  const joined = Math.round(JOIN_S * sampleRate)
  return {
    sampleRate,
    channels: channels.map((samples) => {
      const loop = samples.slice(0, samples.length - joined)
      for (let i = 0; i < joined; i++) {
        const along = (Math.PI / 2) * (i / joined)
        loop[i] = (loop[i] ?? 0) * Math.sin(along) + (samples[loop.length + i] ?? 0) * Math.cos(along)
      }
      return loop
    }),
  }
}
