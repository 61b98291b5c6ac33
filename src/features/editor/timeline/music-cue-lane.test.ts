// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { MusicCue } from '#generated/schema.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { filmOf } from '../core/open-story.ts'
import { setUpCalls } from '../testing/set-up-calls.ts'
import { timesOf } from './music-cue-lane.tsx'

const { begin } = setUpCalls()
const cue: MusicCue = {
  ...{ id: 'one', scene_id: 'two', kind: 'EFFECT', media: null, track: 0, start_ms: 1000, duration_ms: 800 },
  ...{ offset_ms: 200, volume: 1, loops: false, fade_in_ms: 0, fade_out_ms: 0, is_muted: false, ducking_db: null },
}

test('a cue that is moved, or one of its ends, has its times from the start of its scene', () => {
  const { editor, open } = begin()
  const [, two, three] = filmOf(open()).scenes
  const from = (two?.from ?? 0) + 30
  const until = from + 24
  const times = (change: Partial<MusicCue>, span: { from: number; until: number }, part: 'all' | 'start' | 'end') =>
    timesOf(editor, { ...cue, ...change }, span, part)
  expect(times({}, { from: from + 3, until: until + 3 }, 'all')).toEqual({ scene_id: 'two', start_ms: 1100 })
  expect(times({}, { from: (three?.from ?? 0) + 6, until: 9999 }, 'all')).toEqual({ scene_id: 'three', start_ms: 200 })
  const ofFilm = { scene_id: null, start_ms: Math.round(framesToMs(from)) }
  expect(times(ofFilm, { from: 60, until: 84 }, 'all')).toEqual({ start_ms: 2000 })
  expect(times({ duration_ms: null }, { from, until: from + 15 }, 'end')).toEqual({ duration_ms: 500 })
  // Its sound stays where it is in the film.
  expect(times({}, { from: from + 6, until }, 'start')).toEqual({ start_ms: 1200, offset_ms: 400, duration_ms: 600 })
  expect(times({ duration_ms: null }, { from: from - 3, until }, 'start')).toEqual({ start_ms: 900, offset_ms: 100 })
  // Its file begins there, unless it repeats.
  expect(times({}, { from: from - 30, until }, 'start')).toEqual({ start_ms: 800, offset_ms: 0, duration_ms: 1000 })
  expect(times({ loops: true }, { from: from - 30, until }, 'start')).toEqual({
    ...{ start_ms: 0, offset_ms: 0, duration_ms: 1800 },
  })
  // So do its levels.
  const volume_points = [
    { at_ms: 0, db: 0 },
    { at_ms: 400, db: -8 },
  ]
  expect(times({ volume_points }, { from: from + 6, until }, 'start').volume_points).toEqual([
    { at_ms: 0, db: -4 },
    { at_ms: 200, db: -8 },
  ])
  expect(times({ volume_points }, { from: from - 3, until }, 'start').volume_points).toEqual([
    { at_ms: 100, db: 0 },
    { at_ms: 500, db: -8 },
  ])
})
