import { expect, test } from 'vitest'
import { ApiError, errorFromBody, errorText, fieldText, withReference } from './api-error.ts'

test('an error shows its message, and one without a message the fallback', () => {
  expect(errorText(new ApiError({ status: 404, message: 'Not found' }))).toBe('Not found')
  expect(errorText(new Error(''))).toBe('An error occurred')
  expect(errorText('thrown words', 'Couldn’t load scenes')).toBe('Couldn’t load scenes')
})

test('an unexpected failure is shown with the reference that the server gave, and no other', () => {
  const error = errorFromBody(500, { message: 'Something Went Wrong', error: 'INTERNAL', reference: '7f3a0c' })
  expect(errorText(error)).toBe('Something Went Wrong (Reference: 7f3a0c)')
  expect(withReference('Couldn’t split', error)).toBe('Couldn’t split (Reference: 7f3a0c)')
  const without = errorFromBody(500, { message: 'Something Went Wrong', reference: 5 })
  expect(errorText(without)).toBe('Something Went Wrong')
})

test('a refused field has its reason, other values none', () => {
  const fields = { first: [], email: ['Write an address', 'Too long'] }
  expect(fieldText(new ApiError({ status: 400, message: 'No', fields }))).toBe('Write an address')
  expect(fieldText(new ApiError({ status: 400, message: 'No' }))).toBeUndefined()
  expect(fieldText(new Error('No'))).toBeUndefined()
})
