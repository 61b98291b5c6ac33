import { expect, test } from 'vitest'
import { ApiError } from '#src/shared/api/api-error.ts'
import { loginMessage } from './login-message.ts'
import { signupEmailRefusal } from './signup-message.ts'

const refused = (nonFieldErrors: string[]) => new ApiError({ status: 400, message: 'ignored', nonFieldErrors })

test.each([
  ['USER_DOESNT_EXIST', 'User does not exist, Please Click Signup'],
  ['Invalid credentials', 'Invalid credentials'],
  ['EMAIl_NOT_VERIFIED_EMAIL_SENT', 'Please verify your email first (a verification email was sent)'],
  ['SOMETHING_ELSE', 'Invalid credentials'],
])('a login refused with %s says %s', (code, text) => {
  expect(loginMessage(refused([code]))).toBe(text)
})

test('a login that failed for another reason shows that reason', () => {
  expect(loginMessage(new ApiError({ status: 429, message: 'Too many attempts. Please wait a moment' }))).toBe(
    'Too many attempts. Please wait a moment',
  )
})

test.each([
  ['USER_ALREADY_EXISTS', 'User already exists'],
  ['DOMAIN_NOT_ALLOWED', 'Disposable email not allowed'],
  ['VALIDATION_FAILED', undefined],
])('a sign-up refused with %s says %s at the email', (code, text) => {
  expect(signupEmailRefusal(new ApiError({ status: 400, message: 'ignored', code }))).toBe(text)
})
