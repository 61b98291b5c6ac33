import { ApiError } from '#src/shared/api/api-error.ts'

const texts: Partial<Record<string, string>> = {
  USER_DOESNT_EXIST: 'User does not exist, Please Click Signup',
  'Invalid credentials': 'Invalid credentials',
  EMAIl_NOT_VERIFIED_EMAIL_SENT: 'Please verify your email first (a verification email was sent)',
}

/** The login form's text for a refused login (specification, error catalogue: Login). */
export function loginMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An error occurred'
  const [code] = error.nonFieldErrors
  if (code === undefined) return error.message
  return texts[code] ?? 'Invalid credentials'
}
