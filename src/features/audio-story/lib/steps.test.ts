import { expect, it } from 'vitest'
import { openStep } from './steps.ts'

const none = { hasRecording: false, hasWords: false, hasScenes: false }

it('the audio wizard opens the step that a URL names, or the last one before it that is open', () => {
  expect(openStep('visuals', none)).toBe('recording')
  expect(openStep('scenes', { ...none, hasRecording: true })).toBe('words')
  expect(openStep('visuals', { ...none, hasRecording: true, hasWords: true })).toBe('scenes')
  expect(openStep('visuals', { hasRecording: true, hasWords: true, hasScenes: true })).toBe('visuals')
  expect(openStep('words', { hasRecording: true, hasWords: true, hasScenes: true })).toBe('words')
  expect(openStep('nowhere', { hasRecording: true, hasWords: true, hasScenes: true })).toBe('recording')
})
