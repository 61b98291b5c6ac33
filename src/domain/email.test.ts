import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import {
  isEmailFormat,
  isFromDomain,
  LOGIN_DISPOSABLE_DOMAINS,
  loginEmailError,
  normalizeEmail,
  SIGNUP_DISPOSABLE_DOMAINS,
  signupEmailError,
} from './email.ts'
import { cpuTime } from './testing/cpu-time.ts'

const accepted = ['ada@example.com', 'a.b+tag@sub.example.co.uk', "o'neil@example.io", 'x_1-2@ex-ample.org']
const refused = [
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  '.a@example.com',
  'a..b@example.com',
  'a@-x.com',
]

describe('email format', () => {
  it.each(accepted)('email format accepts %s', (email) => expect(isEmailFormat(email)).toBe(true))
  it.each(refused)('email format refuses %s', (email) => expect(loginEmailError(email)).toBe('Invalid email format'))

  it('email format agrees with the validation of the contract', () => {
    const contract = z.email()
    for (const email of [...accepted, ...refused]) expect(contract.safeParse(email).success).toBe(isEmailFormat(email))
  })

  it('email format refuses an undeliverable address quickly', () => {
    const ms = cpuTime(() => {
      expect(isEmailFormat(`${'a'.repeat(100_000)}@`)).toBe(false)
      expect(isEmailFormat(`${'a'.repeat(250)}@example.com`)).toBe(false)
    })
    expect(ms).toBeLessThan(200)
  })

  it('email format ignores surrounding spaces and accepts an empty field', () => {
    expect(loginEmailError('  ada@example.com ')).toBeNull()
    expect(loginEmailError('   ')).toBeNull()
    expect(signupEmailError('')).toBeNull()
    expect(normalizeEmail(' Ada@Example.COM ')).toBe('ada@example.com')
  })
})

describe('disposable domains', () => {
  it('login refuses 14 disposable domains, and signup 3 of them', () => {
    expect(new Set(LOGIN_DISPOSABLE_DOMAINS).size).toBe(14)
    expect(SIGNUP_DISPOSABLE_DOMAINS).toHaveLength(3)
    for (const domain of SIGNUP_DISPOSABLE_DOMAINS) expect(LOGIN_DISPOSABLE_DOMAINS).toContain(domain)
  })

  it.each(LOGIN_DISPOSABLE_DOMAINS)('login refuses %s', (domain) =>
    expect(loginEmailError(`ada@${domain}`)).toBe('Please provide a valid email'),
  )

  it('signup refuses its three and leaves the rest to the server', () => {
    expect(signupEmailError('ada@Mailinator.com')).toBe('Please provide a valid email')
    expect(signupEmailError('ada@yopmail.com')).toBeNull()
  })

  it('disposable domains cover subdomains, not names that merely end alike', () => {
    expect(isFromDomain('a@mx.mailinator.com', LOGIN_DISPOSABLE_DOMAINS)).toBe(true)
    expect(isFromDomain('a@notmailinator.com', LOGIN_DISPOSABLE_DOMAINS)).toBe(false)
  })
})
