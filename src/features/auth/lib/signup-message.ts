import { ApiError } from '#src/shared/api/api-error.ts'

const texts: Partial<Record<string, string>> = {
  USER_ALREADY_EXISTS: 'User already exists',
  DOMAIN_NOT_ALLOWED: 'Disposable email not allowed',
}

/** The catalogue's text for a sign-up refused for its email; undefined for every other failure. */
export function signupEmailRefusal(error: unknown): string | undefined {
  return error instanceof ApiError ? texts[error.code ?? ''] : undefined
}
