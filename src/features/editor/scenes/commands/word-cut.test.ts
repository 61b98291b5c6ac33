import { expect, it } from 'vitest'
import type { VideoDocument } from '#src/video/document.ts'
import { cutNear } from './word-cut.ts'

const scene = (id: string, from: number, captions: { word: string; start: number; end: number }[]) => ({
  id,
  from,
  durationInFrames: 60,
  voice: null,
  captions,
  showCaptions: true,
  arolls: [],
  brolls: [],
})
const words = [
  { word: 'One', start: 0, end: 400 },
  { word: 'two', start: 600, end: 1000 },
  { word: 'three', start: 1000, end: 1600 },
]
const film = {
  durationInFrames: 120,
  scenes: [scene('a', 0, words), scene('b', 60, [])],
} as unknown as VideoDocument

it('a cut is between the two words nearest to the playhead, in the scene under it', () => {
  const cut = (frame: number) => cutNear(film, frame, () => 'four five')
  expect(cut(1)).toEqual({ sceneId: 'a', index: 1 })
  expect(cut(21)).toEqual({ sceneId: 'a', index: 1 })
  expect(cut(24)).toEqual({ sceneId: 'a', index: 2 })
  expect(cut(59)).toEqual({ sceneId: 'a', index: 2 })
  expect(cut(61)).toEqual({ sceneId: 'b', index: 1 })
})

it('a playhead at the start of a scene cuts nothing, regardless of the words that follow', () => {
  expect(cutNear(film, 0, () => 'four five')).toBeNull()
  expect(cutNear(film, 60, () => 'four five')).toBeNull()
})

it('a scene with one word or none is cut at the playhead, unless that is its edge', () => {
  expect(cutNear(film, 70, () => 'alone')).toEqual({ sceneId: 'b', frame: 10 })
  expect(cutNear(film, 119, () => ' ')).toEqual({ sceneId: 'b', frame: 59 })
  expect(cutNear(film, 60, () => ' ')).toBeNull()
})
