// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { DEFAULT_CHOICES } from './choices.ts'
import { storeWritten, signatureOf, writtenState } from './written.ts'

beforeEach(() => localStorage.clear())
const script = { ...DEFAULT_CHOICES, kind: 'SCRIPT', text: 'One. Two.' } as const

it('scenes are those of the text they were written from, until what they depend on changes', () => {
  expect(writtenState('a', script, 0)).toBe('none')
  storeWritten('a', signatureOf(script))
  expect(writtenState('a', script, 2)).toBe('current')
  expect(writtenState('a', { ...script, look: 'noir', voice: 'clara', music: '/x.wav', seconds: 90 }, 2)).toBe(
    'current',
  )
  for (const changed of [{ text: 'One. Three.' }, { size: 'LONG' }, { pace: 'FAST' }, { language: 'de-DE' }] as const)
    expect(writtenState('a', { ...script, ...changed }, 2)).toBe('stale')
  expect(writtenState('a', { ...script, kind: 'PROMPT', seconds: 90 }, 2)).toBe('stale')
  // Only a prompt is told for a company.
  expect(writtenState('a', { ...script, usesBrand: true }, 2)).toBe('current')
  storeWritten('p', signatureOf({ ...script, kind: 'PROMPT' }))
  expect(writtenState('p', { ...script, kind: 'PROMPT', usesBrand: true }, 2)).toBe('stale')
})

it('on another device a script is cut once more, and a prompt is not written again for its price', () => {
  expect(writtenState('b', script, 2)).toBe('stale')
  expect(writtenState('b', { ...script, kind: 'PROMPT' }, 2)).toBe('current')
})
