// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { DEFAULT_CHOICES } from './choices.ts'
import { storeWritten, signatureOf, writtenState } from './written.ts'

beforeEach(() => localStorage.clear())
const SCENES = ['One.', 'Two.']
const script = { ...DEFAULT_CHOICES, kind: 'SCRIPT', text: 'One. Two.' } as const

it('scenes belong to the text they were written from, until their inputs change', () => {
  expect(writtenState('a', script, [])).toBe('none')
  storeWritten('a', signatureOf(script))
  expect(writtenState('a', script, SCENES)).toBe('current')
  expect(writtenState('a', { ...script, look: 'noir', voice: 'clara', music: '/x.wav', seconds: 90 }, SCENES)).toBe(
    'current',
  )
  for (const changed of [{ text: 'One. Three.' }, { size: 'LONG' }, { pace: 'FAST' }, { language: 'de-DE' }] as const)
    expect(writtenState('a', { ...script, ...changed }, SCENES)).toBe('stale')
  expect(writtenState('a', { ...script, kind: 'PROMPT', seconds: 90 }, SCENES)).toBe('stale')
  // Only a prompt is written for a company.
  expect(writtenState('a', { ...script, usesBrand: true }, SCENES)).toBe('current')
  storeWritten('p', signatureOf({ ...script, kind: 'PROMPT' }))
  expect(writtenState('p', { ...script, kind: 'PROMPT', usesBrand: true }, SCENES)).toBe('stale')
})

it('another device knows whether a script’s scenes match it, and does not generate a paid prompt again', () => {
  expect(writtenState('b', { ...script, text: 'One.\n\n Two.' }, SCENES)).toBe('current')
  expect(writtenState('b', { ...script, text: 'One. Three.' }, SCENES)).toBe('stale')
  expect(writtenState('b', { ...script, kind: 'PROMPT', text: 'One. Three.' }, SCENES)).toBe('current')
})
