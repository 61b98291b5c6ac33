import { expect, it } from 'vitest'
import type { Scene } from '#generated/schema.ts'
import { FREE_LIMIT_TEXT } from '#src/domain/length-limits.ts'
import { missingFor, openStep, titleOf, type Avatar } from './steps.ts'

const scene = { is_voiceover_stale: false, duration_in_frames: 150 } as Scene
const nothing: Avatar = {
  scene: undefined,
  arollId: undefined,
  portrait: undefined,
  voice: undefined,
  isSpeaking: false,
}
const faced: Avatar = { ...nothing, scene, arollId: 'a', portrait: { id: 'p', url: '/p' } }
const spoken: Avatar = { ...faced, voice: { id: 'v', url: '/v', durationMs: 5_000 } }

it('the avatar wizard opens the step in the URL, or the last one that is open', () => {
  expect(openStep(null, nothing, false)).toBe('portrait')
  expect(openStep('film', nothing, false)).toBe('portrait')
  expect(openStep(null, faced, false)).toBe('voice')
  expect(openStep('film', faced, false)).toBe('voice')
  expect(openStep(null, spoken, false)).toBe('film')
  expect(openStep('portrait', spoken, false)).toBe('portrait')
})

it('the avatar wizard says what is missing for the video', () => {
  const missing = (change: Partial<Avatar>, isPremium = false) =>
    missingFor('film', { ...spoken, ...change }, isPremium)
  expect(missing({})).toBeNull()
  expect(missing({ portrait: undefined })).toBe('Choose a portrait first')
  expect(missing({ isSpeaking: true })).toBe('Generating the voice')
  expect(missing({ voice: undefined })).toBe('Generate audio, or use a recording')
  expect(missing({ scene: { ...scene, is_voiceover_stale: true } })).toBe(
    'The script has changed. Regenerate the audio',
  )
  const long = { scene: { ...scene, duration_in_frames: 1801 } }
  expect(missing(long)).toBe(FREE_LIMIT_TEXT)
  expect(missing(long, true)).toBeNull()
  expect(missing({ voice: { id: 'v', url: '/v', durationMs: 120_001 } }, true)).toBe(
    'Avatar videos can be up to two minutes long',
  )
})

it('the avatar wizard titles the story with its first words', () => {
  expect(titleOf('  ')).toBe('Avatar video')
  expect(titleOf('Hello there')).toBe('Hello there')
  expect(titleOf('one two three four five six seven eight nine')).toBe('one two three four five six seven eight …')
})
