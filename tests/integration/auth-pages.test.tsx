// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Identity } from '#server/platform/ports/services.ts'
import { setUpApp } from './testing/set-up-app.tsx'

vi.hoisted(() => vi.stubEnv('VITE_GOOGLE_CLIENT_ID', 'the app'))
const identities: Record<string, Identity> = {}
const { test, calls, user, open, press, fill, path } = await setUpApp({
  config: { verifyEmail: true, googleClientId: 'the app' },
  identity: { verify: async (token) => identities[token] ?? null },
})
const PASSWORD = 'correct horse battery'
const isEnabled = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled
/** Errors of the form as a whole. */
const refusal = () => document.querySelector('form [role="alert"]')?.textContent
const refused = (text: string) => waitFor(() => expect(refusal()).toBe(text))
async function lastMail() {
  await test.runJobs()
  return test.mail.at(-1)?.text ?? ''
}

/** Google's own script is not loaded: `answer` returns its answer. */
let answer: (credential: string) => void
const renderButton = vi.fn()
beforeEach(() => {
  renderButton.mockClear()
  const initialize = ({ callback }: { callback: (given: { credential: string }) => void }) => {
    answer = (credential) => callback({ credential })
  }
  window.google = { accounts: { id: { initialize, renderButton } } }
})

it('login, resetPassword: the form rejects a malformed and a disposable email, is enabled by a correction, and shows why login failed', async () => {
  const { email } = await test.user({ password: PASSWORD })
  open('/login')
  const SUBMIT = 'Login with Email'
  const FORGOT = 'Forgot password?'
  await screen.findByRole('button', { name: SUBMIT })
  expect([isEnabled(SUBMIT), isEnabled(FORGOT)]).toEqual([false, false])
  for (const [typed, why] of [
    ['ada@example', 'Invalid email format'],
    ['ada@mailinator.com', 'Please provide a valid email'],
  ] as const) {
    await fill('Email', typed)
    await fill('Password', 'something')
    await screen.findByText(why)
    expect([isEnabled(SUBMIT), isEnabled(FORGOT)]).toEqual([false, false])
  }
  await fill('Email', 'unknown@studio.example')
  await waitFor(() => expect([isEnabled(SUBMIT), isEnabled(FORGOT)]).toEqual([true, true]))
  await press(SUBMIT)
  await refused('User does not exist, Please Click Signup')
  expect(isEnabled(SUBMIT)).toBe(false)
  await fill('Email', email)
  await waitFor(() => expect(isEnabled(SUBMIT)).toBe(true))
  expect(refusal()).toBe('')
  await press(SUBMIT)
  await refused('Invalid credentials')
  await fill('Password', PASSWORD)
  await press(SUBMIT)
  await path('/app')
})

it('resetPassword, changePassword: an emailed password opens only the page that changes it', async () => {
  const { email } = await test.user({ password: PASSWORD })
  open('/login')
  await fill('Email', email)
  await press('Forgot password?')
  await screen.findByText('We have mailed you a new password, check your email!')
  const mailed = /within a day: (\S+)/.exec(await lastMail())?.[1] ?? ''
  await fill('Password', mailed)
  await press('Login with Email')
  await path('/change-password')
  open('/app')
  await path('/change-password')
  await fill('Current password', mailed)
  await fill('New password', 'a longer horse battery')
  await press('Change password')
  await path('/app')
  expect(await screen.findByRole('link', { name: '100.00 credits' })).toBeTruthy()
})

it('register, verifyEmail, submitOnboardingForm: the form reports an invalid email, the emailed link opens the account, and onboarding shows once', async () => {
  const { email: known } = await test.user()
  const SUBMIT = 'Signup with email'
  open('/signup')
  await fill('First name', 'Ada')
  await fill('Last name', 'Byron')
  await fill('Password', PASSWORD)
  await fill('Company', 'Analytical Films')
  await user.click(screen.getByRole('combobox', { name: 'How did you find us?' }))
  await user.click(await screen.findByRole('option', { name: 'Word of Mouth / Referral' }))
  expect(isEnabled(SUBMIT)).toBe(false)
  for (const [typed, why] of [
    ['ada@example', 'Invalid email format'],
    ['ada@guerrillamail.com', 'Please provide a valid email'],
  ] as const) {
    await fill('Email', typed)
    await user.tab()
    await screen.findByText(why)
    expect(isEnabled(SUBMIT)).toBe(false)
  }
  for (const [typed, why] of [
    // Only the server recognizes this one as disposable.
    ['ada@yopmail.com', 'Disposable email not allowed'],
    [known, 'User already exists'],
  ] as const) {
    await fill('Email', typed)
    await waitFor(() => expect(isEnabled(SUBMIT)).toBe(true))
    await press(SUBMIT)
    await screen.findByText(why)
  }
  await fill('Email', 'ada@studio.example')
  const terms = screen.getByRole('checkbox', { name: 'I agree to the Terms of Use and Privacy Policy' })
  await user.click(terms)
  expect(isEnabled(SUBMIT)).toBe(false)
  await user.click(terms)
  await waitFor(() => expect(isEnabled(SUBMIT)).toBe(true))
  await press(SUBMIT)
  await path('/login')
  await screen.findByText('User created successfully, Check Your Email for Verification')

  const logIn = async () => {
    await screen.findByRole('button', { name: 'Login with Email' })
    await fill('Email', 'ada@studio.example')
    await fill('Password', PASSWORD)
    await press('Login with Email')
  }
  await logIn()
  await waitFor(() => expect(refusal()).toContain('Please verify your email first'))
  open(/\/verify-email\?token=\w+/.exec(await lastMail())?.[0] ?? '')
  await screen.findByRole('heading', { name: 'Email verified' })
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await logIn()
  await press('Start creating')
  await path('/app')

  await user.click(await screen.findByRole('link', { name: 'First steps' }))
  await user.click(await screen.findByRole('link', { name: 'Continue' }))
  await press('Send answers')
  await screen.findByText('Answer at least one question, or skip.')
  const NOTE = 'Anything else you’d like us to know?'
  await fill(NOTE, 'Films about boats')
  open(location.pathname + location.search)
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(NOTE).value).toBe('Films about boats'))
  await press('Send answers')
  await screen.findByText('Thank you. Your answers are saved')
  await path('/app')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'First steps' })).toBeNull()
})

it('verifyEmail: a modified link does not work and offers another email', async () => {
  open('/verify-email?token=nothing')
  await screen.findByRole('heading', { name: 'This link doesn’t work' })
})

it('loginWithGoogle: a forged token or an email with a password is refused with a message, another one signs in', async () => {
  const known = await test.user({ password: PASSWORD })
  const gale = { subject: 'gale', isEmailVerified: true, firstName: 'Gale', lastName: 'Guest' }
  identities['the token of known'] = { ...gale, email: known.email }
  identities['the token of new'] = { ...gale, email: 'gale@studio.example' }
  identities['the token of unverified'] = { ...gale, isEmailVerified: false, email: 'uma@studio.example' }
  open('/login')
  await waitFor(() => expect(renderButton).toHaveBeenCalled())
  act(() => answer('the token of known'))
  await screen.findByText(/you might already have an account/)
  renderButton.mockClear()
  open('/signup')
  await waitFor(() => expect(renderButton).toHaveBeenCalled())
  for (const token of ['a forged token', 'the token of unverified']) {
    const asked = calls.length
    act(() => answer(token))
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked))
    await screen.findByText('Login Failed')
  }
  act(() => answer('the token of new'))
  await path('/complete-profile')
})
