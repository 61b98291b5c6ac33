import type { PcmAudio } from '#engines/audio/wav.ts'
import type { MusicTrack } from '#engines/ports.ts'
import { loopMs, type Tempo } from './song.ts'
import { closingIn, TEMPO as CLOSING_IN } from './tracks/closing-in.ts'
import { deepField, TEMPO as DEEP_FIELD } from './tracks/deep-field.ts'
import { firstLight, TEMPO as FIRST_LIGHT } from './tracks/first-light.ts'
import { lateBus, TEMPO as LATE_BUS } from './tracks/late-bus.ts'
import { neonRun, TEMPO as NEON_RUN } from './tracks/neon-run.ts'
import { openRoad, TEMPO as OPEN_ROAD } from './tracks/open-road.ts'
import { paperPlanes, TEMPO as PAPER_PLANES } from './tracks/paper-planes.ts'
import { risingTide, TEMPO as RISING_TIDE } from './tracks/rising-tide.ts'

export interface ComposedTrack extends MusicTrack {
  compose(): PcmAudio
}

export const COMPOSED_TRACKS: readonly ComposedTrack[] = [
  track('first-light', 'First Light', 'Calm', FIRST_LIGHT, firstLight),
  track('open-road', 'Open Road', 'Hopeful', OPEN_ROAD, openRoad),
  track('closing-in', 'Closing In', 'Tense', CLOSING_IN, closingIn),
  track('paper-planes', 'Paper Planes', 'Playful', PAPER_PLANES, paperPlanes),
  track('deep-field', 'Deep Field', 'Documentary', DEEP_FIELD, deepField),
  track('late-bus', 'Late Bus', 'Lo-fi', LATE_BUS, lateBus),
  track('rising-tide', 'Rising Tide', 'Epic', RISING_TIDE, risingTide),
  track('neon-run', 'Neon Run', 'Driving', NEON_RUN, neonRun),
]

function track(id: string, name: string, mood: string, tempo: Tempo, compose: () => PcmAudio): ComposedTrack {
  return { id, name, mood, bpm: tempo.bpm, durationMs: loopMs(tempo), compose }
}
