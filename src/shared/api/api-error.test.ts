import { expect, test } from 'vitest'
import { ApiError, errorText, fieldText } from './api-error.ts'

test('an error shows its message, and one without a message the fallback', () => {
  expect(errorText(new ApiError({ status: 404, message: 'Not found' }))).toBe('Not found')
  expect(errorText(new Error(''))).toBe('An error occurred')
  expect(errorText('thrown words', 'Couldn’t load scenes')).toBe('Couldn’t load scenes')
})

test('a refused field has its reason, other values none', () => {
  const fields = { first: [], email: ['Write an address', 'Too long'] }
  expect(fieldText(new ApiError({ status: 400, message: 'No', fields }))).toBe('Write an address')
  expect(fieldText(new ApiError({ status: 400, message: 'No' }))).toBeUndefined()
  expect(fieldText(new Error('No'))).toBeUndefined()
})
