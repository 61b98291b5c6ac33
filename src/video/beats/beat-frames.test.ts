import { expect, test } from 'vitest'
import { beatFrames, musicIn, type PlacedMusic } from './beat-frames.ts'
import { sampleFilm } from '../testing/sample-film.ts'

/** A beat each half second of a file of 2.2 s. */
const FOUND = { beats: [0.1, 0.6, 1.1, 1.6, 2.1], duration: 2.2 }
const piece: PlacedMusic = { id: 'cue', url: 'a', from: 30, durationInFrames: 120, offsetMs: 0, loop: false }
const frames = (change: Partial<PlacedMusic>) => beatFrames({ ...piece, ...change }, FOUND)

test('beats lie in the film from the start of their piece on, up to its end or the end of its file', () => {
  expect(frames({})).toEqual([33, 48, 63, 78, 93])
  expect(frames({ durationInFrames: 40 })).toEqual([33, 48, 63])
})

test('a piece that begins later in its file has its beats earlier', () => {
  expect(frames({ offsetMs: 500 })).toEqual([33, 48, 63, 78])
  expect(frames({ offsetMs: 2200, loop: true })).toEqual([])
})

test('a piece that repeats has its beats again from where it begins in its file', () => {
  expect(frames({ loop: true })).toEqual([33, 48, 63, 78, 93, 99, 114, 129, 144])
  // Rounds of 1.2 s.
  expect(frames({ offsetMs: 1000, loop: true, durationInFrames: 90 })).toEqual([33, 48, 63, 69, 84, 99, 105])
})

test('the background music and cues of music have beats, effects have none', () => {
  const cue = {
    ...{ ...piece, name: null, volume: 1, volumePoints: [], fadeInMs: 0, fadeOutMs: 0, isMuted: false },
    ...{ duckingDb: null, id: 'cue' },
  }
  const film = sampleFilm({ width: 320, height: 180 })
  const cues = [
    { ...cue, kind: 'MUSIC' as const },
    { ...cue, id: 'hit', kind: 'EFFECT' as const },
  ]
  const music = { url: 'b', volume: 1, loop: true, duckingDb: null }
  expect(musicIn({ ...film, music, cues }).map(({ id, from }) => [id, from])).toEqual([
    [null, 0],
    ['cue', 30],
  ])
})
