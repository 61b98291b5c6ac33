import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createCaller } from '#server/testing/caller.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createBackend } from '#server/app.ts'
import { changeAccount } from '#server/modules/account/change-account.ts'
import { unavailable } from '#server/platform/http/http-error.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const password = 'loom-weaves-9'
const MINUTE = 60_000

describe('login', () => {
  const logIn = (username: string, secret: string, clientAddress = '198.51.100.1') =>
    test.call('login', { body: { username, password: secret }, clientAddress })

  it('login answers 429 to a network address after 20 refused attempts at one account, until the window ends', async () => {
    const { email } = await test.user({ password })
    for (let attempt = 0; attempt < 20; attempt++) expect((await logIn(email, 'wrong-one')).status).toBe(400)
    const refusal = await logIn(email.toUpperCase(), password)
    expect(refusal).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } })
    expect(Number(refusal.headers.get('retry-after'))).toBe(15 * 60)
    test.clock.advance(15 * MINUTE)
    expect((await logIn(email, password)).status).toBe(200)
  })

  /** Wrong guesses from as many network addresses as they need. */
  const attack = async (email: string, guesses: number) => {
    for (let at = 0; at < guesses; at++) await logIn(email, 'wrong-one', `192.0.2.${Math.floor(at / 15)}`)
  }

  it('login lets the right user in from a familiar and from a new network address, however often strangers guessed', async () => {
    const { email } = await test.user({ password })
    await logIn(email, password, '203.0.113.5')
    await attack(email, 150)
    expect((await logIn(email, password, '203.0.113.5')).status).toBe(200)
    for (const mistyped of ['loom-weaves-8', 'loom-weaves-0'])
      expect((await logIn(email, mistyped, '203.0.113.6')).status).toBe(400)
    expect((await logIn(email, password, '203.0.113.6')).status).toBe(200)
  })

  it('login allows new network addresses three wrong guesses an hour once strangers have tried an account a hundred times', async () => {
    const { email } = await test.user({ password })
    await attack(email, 100)
    const guesses: number[] = []
    for (let guess = 0; guess < 5; guess++) guesses.push((await logIn(email, 'wrong-one', '203.0.113.6')).status)
    expect(guesses).toEqual([400, 400, 400, 429, 429])
    test.clock.advance(60 * MINUTE)
    expect((await logIn(email, password, '203.0.113.6')).status).toBe(200)
    test.clock.advance(24 * 60 * MINUTE)
    for (let guess = 0; guess < 4; guess++) expect((await logIn(email, 'wrong-one', '203.0.113.7')).status).toBe(400)
  })

  it('login lets the right user in from a familiar network address whose other users guess at other accounts', async () => {
    const { email } = await test.user({ password })
    expect((await logIn(email, password)).status).toBe(200)
    for (let attempt = 0; attempt < 21; attempt++) await logIn(`unknown-${attempt}@example.com`, 'wrong-one')
    expect((await logIn(email, password)).status).toBe(200)
    test.clock.advance(31 * 24 * 60 * MINUTE)
    for (let attempt = 0; attempt < 21; attempt++) await logIn(`unknown-${attempt}@example.com`, 'wrong-one')
    expect((await logIn(email, password)).status).toBe(429)
  })

  it('login answers 429 after 20 refused attempts from one network address, for any accounts', async () => {
    const { email } = await test.user({ password })
    for (let attempt = 0; attempt < 20; attempt++) await logIn(`unknown-${attempt}@example.com`, 'wrong-one')
    expect((await logIn(email, password)).status).toBe(429)
    expect((await logIn(email, password, '203.0.113.99')).status).toBe(200)
  })

  it('login keeps the counts after a restart', async () => {
    const { email } = await test.user({ password })
    for (let attempt = 0; attempt < 20; attempt++) await logIn(email, 'wrong-one')
    const restarted = createBackend({ ...test.app })
    const { call } = createCaller(restarted, test.logged)
    const body = { username: email, password }
    expect((await call('login', { body, clientAddress: '198.51.100.1' })).status).toBe(429)
  })

  it('login does not count correct attempts, and lets no parallel attempts bypass the limit', async () => {
    const { email } = await test.user({ password })
    for (let attempt = 0; attempt < 30; attempt++) expect((await logIn(email, password)).status).toBe(200)
    const crowd = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'wrong-one')))
    expect(crowd.filter((answer) => answer.status === 400)).toHaveLength(20)
  })

  it('login answers the three refusals of the catalogue', async () => {
    const { email } = await test.user({ password })
    expect((await logIn('unknown@example.com', password)).body).toEqual({
      message: 'User does not exist, Please Click Signup',
      error: 'LOGIN_REFUSED',
      non_field_errors: ['USER_DOESNT_EXIST'],
    })
    expect((await logIn(email, 'wrong-one')).body).toMatchObject({ non_field_errors: ['Invalid credentials'] })
    expect((await logIn((await test.user()).email, password)).body).toMatchObject({
      non_field_errors: ['Invalid credentials'],
    })
  })
})

describe('register and reset', () => {
  const account = (username: string) => ({
    username,
    password,
    first_name: 'Ada',
    last_name: 'Byron',
    company_name: 'Studio',
    how_did_you_hear_about_us: 'YouTube',
    agree_to_tnc: true,
  })

  it('register and reset create an account that can log in, one per email', async () => {
    const made = await test.ok('register', { body: account('Ada@Example.com') })
    expect(made).toMatchObject({ access: null, is_profile_complete: false, is_email_verified: true })
    const twice = await test.call('register', { body: account('ada@example.com') })
    expect(twice).toMatchObject({ status: 400, body: { error: 'USER_ALREADY_EXISTS' } })
    const session = await test.ok('login', { body: { username: 'ada@example.com', password } })
    expect(session.is_profile_complete).toBe(false)
  })

  it('login, register, resetPassword and changePassword: attempts whose password could not be hashed are answered with 503 and not counted', async () => {
    const ada = await test.user({ password })
    const { passwordHasher } = test.app
    const isBusy = () => Promise.reject(unavailable())
    test.app.passwordHasher = { hash: isBusy, verify: isBusy }
    const calls = () => [
      test.call('login', { body: { username: ada.email, password } }),
      test.call('register', { body: account('eve@example.com') }),
      test.call('resetPassword', { body: { email: ada.email } }),
      test.call('changePassword', { as: ada, body: { current_password: password, new_password: 'weaves-a-loom-8' } }),
    ]
    for (let attempt = 0; attempt < 25; attempt++)
      for (const { status, headers } of await Promise.all(calls()))
        expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    test.app.passwordHasher = passwordHasher
    expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([200, 201, 200, 200])
  })

  it('ten parallel registrations with one email create one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => test.call('register', { body: account('ada@example.com') })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(9).fill(400)])
  })

  it('register and reset refuse passwords that are common or the own address, in words at the field, and count no attempt', async () => {
    const common = 'This password is too easy to guess. Choose another one'
    const own = 'Choose a password that isn’t your email'
    for (let attempt = 0; attempt < 21; attempt++) {
      const refusal = await test.call('register', { body: { ...account('ada@example.com'), password: '12345678' } })
      expect(refusal).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION_FAILED', fields: { password: [common] } },
      })
    }
    const refusal = await test.call('register', {
      body: { ...account('ada@example.com'), password: 'Ada@Example.com' },
    })
    expect(refusal).toMatchObject({ status: 400, body: { fields: { password: [own] } } })
    await test.ok('register', { body: account('ada@example.com') })
    const { access } = await test.ok('login', { body: { username: 'ada@example.com', password } })
    const change = (new_password: string) =>
      test.call('changePassword', { as: { token: access }, body: { current_password: password, new_password } })
    expect(await change('qwertyuiop')).toMatchObject({ status: 400, body: { fields: { new_password: [common] } } })
    expect(await change('ada@example.com')).toMatchObject({ status: 400, body: { fields: { new_password: [own] } } })
    await test.ok('login', { body: { username: 'ada@example.com', password } })
  })

  it('an operator cannot create an account with a common password', async () => {
    const make = (password: string) =>
      test.scope((scope) => changeAccount(scope, { email: 'eve@example.com', password }))
    await expect(make('maverick')).rejects.toMatchObject({
      status: 400,
      body: { fields: { password: [expect.stringContaining('too easy')] } },
    })
    expect(await make('loom-weaves-10')).toMatchObject({ isNew: true })
  })

  it('register and reset refuse disposable mailboxes and do not reveal who is staff', async () => {
    const disposable = await test.call('register', { body: account('ada@mailinator.com') })
    expect(disposable).toMatchObject({ status: 400, body: { error: 'DOMAIN_NOT_ALLOWED' } })
    for (const extra of ['is_staff', 'is_premium', 'credit_summary', 'user_id'])
      expect((await test.call('register', { body: { ...account('eve@example.com'), [extra]: true } })).status).toBe(400)
  })

  it('register and reset are throttled per network address when refused', async () => {
    const { email } = await test.user({ password })
    const register = () => test.call('register', { body: account(email) })
    for (let attempt = 0; attempt < 20; attempt++) expect((await register()).status).toBe(400)
    expect((await register()).status).toBe(429)
    const reset = () => test.call('resetPassword', { body: { email: 'unknown@example.com' } })
    for (let attempt = 0; attempt < 20; attempt++) expect((await reset()).status).toBe(400)
    expect((await reset()).status).toBe(429)
  })

  it('register and reset send one user at most five emails an hour', async () => {
    const { email } = await test.user({ password })
    const reset = (clientAddress: string) => test.call('resetPassword', { body: { email }, clientAddress })
    for (let attempt = 0; attempt < 5; attempt++) expect((await reset(`198.51.100.${attempt}`)).status).toBe(200)
    expect((await reset('203.0.113.99')).status).toBe(429)
  })
})

describe('verification', async () => {
  const strict = await createTestApp({ config: { verifyEmail: true } })
  afterAll(() => strict.close())

  const linkToken = () => /verify-email\?token=(\w+)/.exec(strict.mail.at(-1)?.text ?? '')?.[1] ?? ''
  const body = { username: 'ada@example.com', password }
  beforeEach(async () => {
    await strict.reset()
    const rest = { first_name: 'A', last_name: 'B', company_name: 'C', how_did_you_hear_about_us: 'Google' }
    await strict.ok('register', { body: { ...body, ...rest, agree_to_tnc: true } })
    await strict.runJobs()
  })

  it('verifyEmail: the email is verified by the emailed link before the first login', async () => {
    const refusal = await strict.call('login', { body })
    expect(refusal.body).toMatchObject({ non_field_errors: ['EMAIl_NOT_VERIFIED_EMAIL_SENT'] })
    await strict.runJobs()
    expect(strict.mail).toHaveLength(2)
    await strict.ok('verifyEmail', { body: { token: linkToken() } })
    await strict.ok('login', { body })
  })

  it('verification distinguishes wrong links from expired ones', async () => {
    const verify = (token: string) => strict.call('verifyEmail', { body: { token } })
    expect(await verify('x'.repeat(64))).toMatchObject({ status: 400, body: { error: 'VERIFICATION_INVALID' } })
    strict.clock.advance(24 * 60 * MINUTE)
    expect(await verify(linkToken())).toMatchObject({ status: 400, body: { error: 'VERIFICATION_EXPIRED' } })
  })

  it('resendVerificationEmail: the verification is emailed again, and strangers get the same answer', async () => {
    const resend = (email: string) => strict.ok('resendVerificationEmail', { body: { email } })
    expect(await resend('ada@example.com')).toEqual(await resend('unknown@example.com'))
    await strict.runJobs()
    expect(strict.mail.map((mail) => mail.to)).toEqual(['ada@example.com', 'ada@example.com'])
  })
})
