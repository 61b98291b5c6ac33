import { expect, it } from 'vitest'
import { framesOfSpeech, plannedFrames, plannedScenes } from './planned-length.ts'

it('a scene without speech lasts two seconds and its pause, one with speech never less than one second', () => {
  expect(framesOfSpeech(0, 0)).toBe(60)
  expect(framesOfSpeech(0, 500)).toBe(75)
  expect(framesOfSpeech(100, 0)).toBe(30)
  expect(framesOfSpeech(2_000, 1_000)).toBe(90)
})

it('a planned scene lasts as long as its words take, and its pause', () => {
  const words = 'One two three four five six seven eight nine ten.'
  expect(plannedFrames(words, 'en', 1_000)).toBe(plannedFrames(words, 'en') + 30)
  expect(plannedFrames(words, 'en')).toBeGreaterThan(90)
})

it('a script without a letter or a digit has no scenes', () => {
  expect(plannedScenes(' — … ', 'en', 6)).toEqual([])
  expect(plannedScenes('7', 'en', 6)).toHaveLength(1)
})
