import { expect, test } from 'vitest'
import { type CueSource, toVideoCues } from './to-video-cues.ts'

const cue = (change: Partial<CueSource> = {}): CueSource => ({
  ...{ id: 'one', scene_id: 'b', kind: 'MUSIC', media: { url: '/a.wav', duration_ms: 5000, file_name: 'a.wav' } },
  ...{ track: 0, start_ms: 500, duration_ms: null, offset_ms: 0, volume: 0.5, loops: false, fade_in_ms: 100 },
  ...{ fade_out_ms: 200, is_muted: false, ducking_db: null, ...change },
})
const scenes = [
  { id: 'a', from: 0, durationInFrames: 90 },
  { id: 'b', from: 90, durationInFrames: 60 },
]
const made = (...cues: CueSource[]) => toVideoCues(cues, { scenes, end: 300, duckingDb: -12 })
const lengths = (...cues: CueSource[]) => made(...cues).map(({ from, durationInFrames }) => [from, durationInFrames])

test('a cue has its time in frames of the film, and its sound', () =>
  expect(made(cue({ offset_ms: 40 }))).toEqual([
    {
      ...{ id: 'one', kind: 'MUSIC', url: '/a.wav', name: 'a.wav', from: 105, durationInFrames: 45, offsetMs: 40 },
      volumePoints: [],
      ...{ volume: 0.5, loop: false, fadeInMs: 100, fadeOutMs: 200, isMuted: false, duckingDb: -12 },
    },
  ]))

test('a cue ends with its scene, the film or its file, whichever is first; one that loops outlasts its file', () => {
  const ofFilm = { scene_id: null, start_ms: 0 }
  const short = { url: '/a.wav', duration_ms: 1000 }
  expect(
    lengths(
      cue({ duration_ms: 9000 }),
      cue({ duration_ms: 200 }),
      cue({ ...ofFilm, loops: true }),
      cue({ ...ofFilm, offset_ms: 4000 }),
      cue({ ...ofFilm, media: short }),
      cue({ ...ofFilm, media: { url: '/a.wav' } }),
    ),
  ).toEqual([
    [105, 45],
    [105, 6],
    [0, 300],
    [0, 30],
    [0, 30],
    [0, 300],
  ])
})

test('a cue without a sound, of a scene that is gone, or behind the end is left out', () =>
  expect(made(cue({ media: null }), cue({ scene_id: 'c' }), cue({ start_ms: 2000 }), cue({ offset_ms: 5000 }))).toEqual(
    [],
  ))

test('music is lowered as far as it says, or as the story’s own; effects are not', () =>
  expect(
    made(
      cue({ ducking_db: -6 }),
      cue({ ducking_db: 0 }),
      cue({ kind: 'EFFECT', ducking_db: -6 }),
      cue({ kind: 'EFFECT' }),
    ).map(({ duckingDb }) => duckingDb),
  ).toEqual([-6, null, null, null]))
