import type { PcmAudio } from '#engines/audio/wav.ts'
import { closingIn } from './tracks/closing-in.ts'
import { deepField } from './tracks/deep-field.ts'
import { firstLight } from './tracks/first-light.ts'
import { lateBus } from './tracks/late-bus.ts'
import { neonRun } from './tracks/neon-run.ts'
import { openRoad } from './tracks/open-road.ts'
import { paperPlanes } from './tracks/paper-planes.ts'
import { risingTide } from './tracks/rising-tide.ts'

/** The tracks without recorded instruments, as loops: they replace the sampled ones where the sound font can't be loaded. */
export const SYNTHESIZED: Readonly<Record<string, () => PcmAudio>> = {
  'first-light': firstLight,
  'open-road': openRoad,
  'closing-in': closingIn,
  'paper-planes': paperPlanes,
  'deep-field': deepField,
  'late-bus': lateBus,
  'rising-tide': risingTide,
  'neon-run': neonRun,
}

/** Seconds in which a loop that is cut to a length fades out. */
const FADE_S = 2

/** A synthesized track; with a length (ms), the loop repeated until then and faded out. null for an unknown one. */
export function synthesize(id: string, durationMs?: number): PcmAudio | null {
  const loop = SYNTHESIZED[id]?.()
  if (!loop || durationMs === undefined) return loop ?? null
  const { sampleRate, channels } = loop
  const length = Math.round((durationMs / 1000) * sampleRate)
  const fade = Math.min(length, FADE_S * sampleRate)
  return {
    sampleRate,
    channels: channels.map((samples) =>
      Float32Array.from({ length }, (_, at) => {
        const left = Math.min(1, (length - 1 - at) / fade)
        return (samples[at % samples.length] ?? 0) * Math.sin((Math.PI / 2) * left)
      }),
    ),
  }
}
