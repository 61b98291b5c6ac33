import { expect, it } from 'vitest'
import { rejectionSchema } from './rejection-schema.ts'
import { REJECTION_CAUSES, rejectionText } from './rejection.ts'

const [first] = REJECTION_CAUSES
const other = REJECTION_CAUSES.at(-1) ?? first

it('a rejection is its cause with the reviewer’s comment, or the comment alone', () => {
  expect(rejectionText({ cause: first, details: '' })).toBe(first)
  expect(rejectionText({ cause: first, details: ' The first scene.' })).toBe(`${first} The first scene.`)
  expect(rejectionText({ cause: other, details: ' It is a test card ' })).toBe('It is a test card')
})

it('a custom reason needs words', () => {
  const value = { cause: other, details: 'no', isHere: true }
  expect(rejectionSchema.safeParse(value).success).toBe(false)
  expect(rejectionSchema.safeParse({ ...value, details: 'It is a test card' }).success).toBe(true)
  expect(rejectionSchema.safeParse({ ...value, cause: first, details: '' }).success).toBe(true)
})
