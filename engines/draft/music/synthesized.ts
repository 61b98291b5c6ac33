import type { PcmAudio } from '#engines/audio/wav.ts'
import { lengthOfLoop } from './score/form.ts'
import type { Score } from './score/score.ts'
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

/** The synthesized track of a like mood, for those that were never synthesized. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ 'kitchen-table': 'late-bus', 'bright-side': 'open-road', 'clear-view': 'open-road', confetti: 'paper-planes' },
}

/** Seconds in which a loop that is cut to a length fades out. */
const FADE_S = 2

/** The synthesized track of a score; with a length (ms), its loop repeated until then and faded out. */
export function synthesize(score: Score, durationMs?: number): PcmAudio | null {
  const alike = ALIKE[score.id]
  if (alike !== undefined) return fitted(SYNTHESIZED[alike]?.() ?? null, durationMs ?? lengthOfLoop(score))
  return fitted(SYNTHESIZED[score.id]?.() ?? null, durationMs)
}

function fitted(loop: PcmAudio | null, durationMs: number | undefined): PcmAudio | null {
  if (!loop || durationMs === undefined) return loop
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
