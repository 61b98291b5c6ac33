/**
 * Rules for e-mail addresses (specification, validation). The server refuses a wider list of disposable domains than the
 * forms do: `server/platform/auth/disposable-domains.ts`.
 */

export const INVALID_EMAIL_FORMAT = 'Invalid email format'
export const EMAIL_NOT_ACCEPTED = 'Please provide a valid email'

/** The disposable domains the login form refuses. */
export const LOGIN_DISPOSABLE_DOMAINS: readonly string[] = [
  'mailinator.com',
  'guerrillamail.com',
  '10minutemail.com',
  'yopmail.com',
  'tempmail.com',
  'temp-mail.org',
  'throwawaymail.com',
  'trashmail.com',
  'getnada.com',
  'sharklasers.com',
  'dispostable.com',
  'maildrop.cc',
  'fakeinbox.com',
  'mailnesia.com',
]

/** The disposable domains the signup form refuses before it calls the server. */
export const SIGNUP_DISPOSABLE_DOMAINS: readonly string[] = ['mailinator.com', 'guerrillamail.com', '10minutemail.com']

// The same pattern as the contract's `format: email` compiles to, so that a form never accepts what the server then refuses.
const ADDRESS = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** RFC 5321: a mailbox is at most 254 octets; a longer one also never reaches the pattern. */
export const MAX_EMAIL_LENGTH = 254

/** The normalized email address for sending, storing and comparing: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function isEmailFormat(email: string): boolean {
  const address = email.trim()
  return address.length <= MAX_EMAIL_LENGTH && ADDRESS.test(address)
}

/** True when the email belongs to one of the domains or to a subdomain of one. */
export function isFromDomain(email: string, domains: Iterable<string>): boolean {
  const host = normalizeEmail(email).split('@').at(-1) ?? ''
  for (const domain of domains) if (host === domain || host.endsWith(`.${domain}`)) return true
  return false
}

/** The text to show under an e-mail field, or null. An empty field is not an error yet: the button waits for it. */
export function loginEmailError(email: string): string | null {
  return emailError(email, LOGIN_DISPOSABLE_DOMAINS)
}

/** As {@link loginEmailError}, with signup's shorter list. */
export function signupEmailError(email: string): string | null {
  return emailError(email, SIGNUP_DISPOSABLE_DOMAINS)
}

function emailError(email: string, disposable: Iterable<string>): string | null {
  if (email.trim() === '') return null
  if (!isEmailFormat(email)) return INVALID_EMAIL_FORMAT
  return isFromDomain(email, disposable) ? EMAIL_NOT_ACCEPTED : null
}
