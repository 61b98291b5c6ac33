import { expect, it } from 'vitest'
import { missingOf } from './text-check.ts'

it('wants three words of a prompt, or a sentence where words are not spaced', () => {
  expect(missingOf({ kind: 'PROMPT', text: ' a boat ' })).toBe('Write at least three words')
  expect(missingOf({ kind: 'PROMPT', text: 'a boat returns' })).toBeNull()
  expect(missingOf({ kind: 'PROMPT', text: '嵐の夜に船が帰る船が帰る' })).toBeNull()
})

it('takes a script of one word, not of none', () => {
  expect(missingOf({ kind: 'SCRIPT', text: ' … ' })).toBe('Write or paste a script first')
  expect(missingOf({ kind: 'SCRIPT', text: 'Listen.' })).toBeNull()
})
