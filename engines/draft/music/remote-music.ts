import { draftModel } from '#engines/draft/version.ts'
import { type MusicEngine, EngineError, type MusicTrack } from '#engines/ports.ts'
import type { RemoteCalls } from '#engines/worker/remote-calls.ts'
import { encodeWav, type PcmAudio } from '#engines/audio/wav.ts'
import { renderEffect } from './effects/render-effect.ts'
import { renderSample } from './effects/render-sample.ts'
import { SAMPLED_EFFECTS } from './effects/sampled-effects.ts'
import { SOUND_EFFECTS } from './effects/sound-effects.ts'
import { loopMs, type Tempo } from './song.ts'
import { closingIn, TEMPO as CLOSING_IN } from './tracks/closing-in.ts'
import { deepField, TEMPO as DEEP_FIELD } from './tracks/deep-field.ts'
import { firstLight, TEMPO as FIRST_LIGHT } from './tracks/first-light.ts'
import { lateBus, TEMPO as LATE_BUS } from './tracks/late-bus.ts'
import { neonRun, TEMPO as NEON_RUN } from './tracks/neon-run.ts'
import { openRoad, TEMPO as OPEN_ROAD } from './tracks/open-road.ts'
import { paperPlanes, TEMPO as PAPER_PLANES } from './tracks/paper-planes.ts'
import { risingTide, TEMPO as RISING_TIDE } from './tracks/rising-tide.ts'

interface ComposedTrack extends MusicTrack {
  compose(): PcmAudio
}

export const COMPOSED_TRACKS: readonly ComposedTrack[] = [
  composed('first-light', 'First Light', 'Calm', FIRST_LIGHT, firstLight),
  composed('open-road', 'Open Road', 'Hopeful', OPEN_ROAD, openRoad),
  composed('closing-in', 'Closing In', 'Tense', CLOSING_IN, closingIn),
  composed('paper-planes', 'Paper Planes', 'Playful', PAPER_PLANES, paperPlanes),
  composed('deep-field', 'Deep Field', 'Documentary', DEEP_FIELD, deepField),
  composed('late-bus', 'Late Bus', 'Lo-fi', LATE_BUS, lateBus),
  composed('rising-tide', 'Rising Tide', 'Epic', RISING_TIDE, risingTide),
  composed('neon-run', 'Neon Run', 'Driving', NEON_RUN, neonRun),
]

export interface RemoteMusic extends MusicEngine {
  /** Ends the worker; tracks under way reject. The next one starts it again. */
  close(): void
}

/** The music engine whose rendering runs in a worker. */
export function remoteMusic({ call, close }: RemoteCalls<string, Uint8Array>): RemoteMusic {
  return {
    info: { label: 'Built-in draft music', model: draftModel('music'), builtIn: true },
    tracks: COMPOSED_TRACKS.map(({ id, name, mood, bpm, durationMs }) => ({ id, name, mood, bpm, durationMs })),
    effects: [...SOUND_EFFECTS, ...SAMPLED_EFFECTS.map(({ file: _file, sha256: _sha256, ...effect }) => effect)],
    render: call,
    close,
  }
}

/** The file of a recorded sound effect; undefined for all other sounds. */
export const sampleFileOf = (id: string): string | undefined => SAMPLED_EFFECTS.find((each) => each.id === id)?.file

/**
 * Any sound as a WAV file (16 bit). Blocks its thread for up to a second.
 * @param readSample the bytes of a recording, by its file's name
 */
export function playSound(id: string, readSample: (file: string) => Uint8Array): Uint8Array {
  const sampled = SAMPLED_EFFECTS.find((each) => each.id === id)
  return sampled ? encodeWav(renderSample(readSample(sampled.file), sampled.loops)) : renderSound(id)
}

/** A track or a sound effect that is made, as stereo. */
export function renderSound(id: string): Uint8Array {
  const sound = COMPOSED_TRACKS.find((track) => track.id === id)?.compose() ?? renderEffect(id)
  if (!sound) throw new EngineError('This sound isn’t available. Choose another one.')
  return encodeWav(sound)
}

function composed(id: string, name: string, mood: string, tempo: Tempo, compose: () => PcmAudio): ComposedTrack {
  return { id, name, mood, bpm: tempo.bpm, durationMs: loopMs(tempo), compose }
}
