import { expect, it } from 'vitest'
import { clipSeconds } from './plan-visuals.ts'
import {
  enriched,
  MAX_PROMPT_LENGTH,
  ANGLES,
  FRAMINGS,
  has,
  LIGHTS,
  tidy,
  TIMES,
  without,
  changedPrompt,
} from './image-words.ts'

it.each([
  [0, 1],
  [1, 1],
  [1_000, 1],
  [1_001, 2],
  [9_001, 10],
  [60_000, 10],
])('a clip for %i ms lasts %i s', (durationMs, seconds) => {
  expect(clipSeconds({ durationMs })).toBe(seconds)
})

it.each([
  ['  a  boat ,  , and\na sea . ', 'a boat, and a sea'],
  [', a boat,', 'a boat'],
  ['a boat', 'a boat'],
])('the prompt ‘%s’ is tidied', (prompt, tidied) => {
  expect(tidy(prompt)).toBe(tidied)
})

it('words of a kind are found and taken out of a prompt, on every call', () => {
  expect(without('A boat at dawn, from above', TIMES)).toBe('A boat, from above')
  expect(without('Close-up of a boat', FRAMINGS)).toBe('a boat')
  for (let time = 0; time < 3; time++) expect(has('A boat at dusk', TIMES)).toBe(true)
  expect([has('A boat', ANGLES), has('A glowing boat', LIGHTS), has('A boat', LIGHTS)]).toEqual([false, true, false])
})

it.each([
  ['CLOSER', 'The boat, from afar', 'close-up of the boat, every detail visible'],
  ['WIDER', 'Close-up of Ada', 'wide shot, Ada, seen from afar'],
  ['WIDER', 'A boat', 'wide shot, a boat, seen from afar'],
  ['OTHER_ANGLE', 'A boat', 'A boat, from above'],
  ['OTHER_ANGLE', 'A boat, from above', 'A boat, from below'],
  ['OTHER_ANGLE', 'A boat, from below', 'A boat, from behind'],
  ['OTHER_ANGLE', 'A boat, from behind', 'A boat, from the side'],
  ['OTHER_ANGLE', 'A boat, from the side', 'A boat, from above'],
  ['OTHER_TIME_OF_DAY', 'A boat', 'A boat, at dawn'],
  ['OTHER_TIME_OF_DAY', 'A boat At Dawn', 'A boat, at noon'],
  ['OTHER_TIME_OF_DAY', 'A boat at night', 'A boat, at dawn'],
  ['MORE_DETAIL', 'A boat.', 'A boat, rich in detail, fine textures, small things around it'],
  ['SIMPLER', 'A boat, rich in detail, at night', 'A boat, simple, calm empty background'],
  ['MORE_DRAMATIC', 'A boat', 'A boat, dramatic light, dark storm clouds, long shadows'],
] as const)('%s changes ‘%s’ into another image', (action, prompt, changed) => {
  expect(changedPrompt(prompt, action)).toBe(changed)
})

it('a prompt never exceeds its limit', () => {
  expect(changedPrompt('a'.repeat(3_000), 'MORE_DETAIL')).toHaveLength(MAX_PROMPT_LENGTH)
  expect(enriched('a'.repeat(3_000), () => 0)).toHaveLength(2_000)
})

it('a prompt gets the missing words of each kind', () => {
  expect(enriched('A boat,', () => 0)).toBe(
    'A boat, wide shot, at dawn, soft light from the side, something small in the foreground, calm background',
  )
  expect(enriched('A boat', () => 0.999)).toBe(
    'A boat, seen from afar, at night, backlit, bright edges, quiet background, one thing stands out',
  )
  expect(enriched('A boat', () => 0.5)).toBe(
    'A boat, close-up, at dusk, warm glowing light, clear foreground and a far background',
  )
  expect(enriched('Close-up of a boat at night, long shadows', () => 0)).toBe(
    'Close-up of a boat at night, long shadows, something small in the foreground, calm background',
  )
  expect(enriched('Close-up of a boat at night, long shadows, empty background', () => 0)).toBe(
    'Close-up of a boat at night, long shadows, empty background, fine textures, rich in detail',
  )
})
