import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/platform/db/schema/index.ts'
import type { Identity } from '#server/platform/ports/services.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const google = (subject: string): Identity => ({
  subject,
  email: `${subject}@gmail.example`,
  isEmailVerified: true,
  firstName: 'Ada',
  lastName: 'Byron',
})
const test = await createTestApp({
  identity: { verify: async (token) => (token.startsWith('google-') ? google(token) : null) },
})
const password = 'loom-weaves-9'
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ password })
})
afterAll(() => test.close())

const profile = (as = ada) => test.ok('getUserProfile', { as })
const mailsTo = (address: string) => test.mail.filter(({ to }) => to === address)

describe('a new email', () => {
  const ask = (email: string, current_password: string | undefined = password) =>
    test.call('requestEmailChange', { as: ada, body: { email, current_password } })
  const confirm = (token: string) => test.call('confirmEmailChange', { body: { token } })
  async function tokenMailedTo(address: string) {
    await test.runJobs()
    return /token=(\w+)/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? ''
  }

  it('requestEmailChange, confirmEmailChange: an email changes by the link sent to the new one, and the old one is notified before and after', async () => {
    expect(await ask('Ada@New.example')).toMatchObject({ status: 200, body: { pending_email: 'ada@new.example' } })
    expect((await profile()).email).toBe(ada.email)
    const token = await tokenMailedTo('ada@new.example')
    expect(mailsTo(ada.email).map(({ subject }) => subject)).toEqual(['Your email is about to change'])
    expect(mailsTo(ada.email)[0]?.text).not.toContain(token)

    expect((await confirm(token)).status).toBe(200)
    expect(await profile()).toMatchObject({ email: 'ada@new.example', pending_email: null })
    await test.runJobs()
    expect(mailsTo(ada.email).at(-1)?.text).toContain('now uses ada@new.example')
    const login = (username: string) => test.call('login', { body: { username, password } })
    expect((await login(ada.email)).status).toBe(400)
    expect((await login('ada@new.example')).status).toBe(200)
    expect(await confirm(token)).toMatchObject({ status: 400, body: { error: 'VERIFICATION_INVALID' } })
  })

  it('a password sent to the old email stops working after the change', async () => {
    await test.ok('resetPassword', { body: { email: ada.email } })
    await test.runJobs()
    const mailed = /a day: (\S+)/.exec(mailsTo(ada.email)[0]?.text ?? '')?.[1]
    await ask('ada@new.example')
    await confirm(await tokenMailedTo('ada@new.example'))
    const login = await test.call('login', { body: { username: 'ada@new.example', password: mailed } })
    expect(login.body).toMatchObject({ non_field_errors: ['Invalid credentials'] })
  })

  it('cancelEmailChange: only the newest link of an email change works, for a day, and none once the change is cancelled', async () => {
    await ask('first@new.example')
    const first = await tokenMailedTo('first@new.example')
    await ask('second@new.example')
    const second = await tokenMailedTo('second@new.example')
    expect(await confirm(first)).toMatchObject({ body: { error: 'VERIFICATION_INVALID' } })
    test.clock.advance(24 * 60 * 60 * 1000)
    expect(await confirm(second)).toMatchObject({ body: { error: 'VERIFICATION_EXPIRED' } })
    expect((await profile()).pending_email).toBeNull()
    await ask('third@new.example')
    const third = await tokenMailedTo('third@new.example')
    expect((await test.ok('cancelEmailChange', { as: ada })).pending_email).toBeNull()
    expect(await confirm(third)).toMatchObject({ body: { error: 'VERIFICATION_INVALID' } })
    expect((await profile()).email).toBe(ada.email)
  })

  it.each([
    ['a wrong password', { email: 'ada@new.example', current_password: 'something-else' }, 'current_password'],
    ['no password', { email: 'ada@new.example' }, 'current_password'],
    ['a mailbox that lasts minutes', { email: 'ada@mailinator.com', current_password: password }, 'email'],
    ['no address', { email: 'ada', current_password: password }, 'email'],
  ])('an email is not changed with %s', async (_, body, field) => {
    const refusal = await test.call('requestEmailChange', { as: ada, body })
    expect(refusal).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } })
    expect((await profile()).pending_email).toBeNull()
  })

  it('an email of another account is refused, also when that was created while the link was pending', async () => {
    const eve = await test.user()
    expect(await ask(eve.email)).toMatchObject({ body: { error: 'EMAIL_TAKEN' } })
    expect(await ask(ada.email)).toMatchObject({ body: { fields: { email: ['This is already your email'] } } })
    await ask('late@new.example')
    const token = await tokenMailedTo('late@new.example')
    await test.user({ email: 'late@new.example' })
    expect(await confirm(token)).toMatchObject({ status: 400, body: { error: 'EMAIL_TAKEN' } })
    expect((await profile()).email).toBe(ada.email)
  })

  it('guesses at the password are refused after twenty', async () => {
    const guesses = await Promise.all(Array.from({ length: 21 }, () => ask('ada@new.example', 'guess')))
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('Google', () => {
  const link = (access_token: string, as = ada) => test.call('linkGoogle', { as, body: { access_token } })
  const logIn = (access_token: string) => test.call('loginWithGoogle', { body: { access_token } })

  it('linkGoogle, unlinkGoogle: a linked Google account signs in to the same account until it is unlinked', async () => {
    expect(await link('google-1234')).toMatchObject({ status: 200, body: { has_google: true } })
    const { body } = await logIn('google-1234')
    expect(await profile({ ...ada, token: (body as { access: string }).access })).toMatchObject({ email: ada.email })
    expect((await test.ok('unlinkGoogle', { as: ada })).has_google).toBe(false)
    await logIn('google-1234')
    expect(await test.db.select().from(users)).toHaveLength(2)
  })

  it('a Google account belongs to one account, and only with a valid token of Google’s', async () => {
    const eve = await test.user({ password })
    await link('google-1234')
    expect(await link('google-1234', eve)).toMatchObject({ status: 400, body: { error: 'GOOGLE_TAKEN' } })
    expect(await link('forged-token')).toMatchObject({ status: 400, body: { error: 'SOCIAL_TOKEN_INVALID' } })
  })

  it('mailFirstPassword, unlinkGoogle: an account without a password is emailed its first one, and Google, until then its only sign-in method, is unlinked once the user has changed it', async () => {
    const { body } = await logIn('google-5678')
    const bea = { ...ada, token: (body as { access: string }).access }
    const unlink = () => test.call('unlinkGoogle', { as: bea })
    expect(await unlink()).toMatchObject({ status: 400, body: { error: 'LAST_WAY_IN' } })
    await test.ok('mailFirstPassword', { as: bea })
    await test.runJobs()
    const current_password = /a day: (\S+)/.exec(mailsTo('google-5678@gmail.example')[0]?.text ?? '')?.[1]
    expect((await unlink()).status).toBe(400)
    const changed = { current_password, new_password: 'loom-weaves-10' }
    const { access } = await test.ok('changePassword', { as: bea, body: changed })
    bea.token = access
    expect(await unlink()).toMatchObject({ status: 200, body: { has_google: false, has_password: true } })
    expect(await test.call('mailFirstPassword', { as: bea })).toMatchObject({ body: { error: 'HAS_PASSWORD' } })
  })
})

describe('a profile picture', () => {
  const PNG = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  )
  const upload = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') => {
    const form = new FormData()
    form.set('picture', new File([bytes], 'ada.png', { type }))
    return test.call('uploadProfilePicture', { as: ada, body: form })
  }

  it('uploadProfilePicture, removeProfilePicture: a profile picture is shown until it is removed, one at a time', async () => {
    await upload(PNG)
    const first = (await profile()).picture_url
    expect((await test.ok('getUserDetails', { as: ada })).picture_url).toBe(first)
    const served = await test.backend.fetch(new Request(`http://localhost:4400${first}`))
    expect(await served.bytes()).toEqual(PNG)
    await upload(PNG)
    expect((await profile()).picture_url).not.toBe(first)
    expect(test.files.keys()).toHaveLength(1)
    expect((await test.ok('removeProfilePicture', { as: ada })).picture_url).toBeNull()
    expect(test.files.keys()).toEqual([])
    const [row] = await test.db.select().from(users).where(eq(users.id, ada.id))
    expect(row?.pictureKey).toBeNull()
  })

  it.each([
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
    ['HTML named .png', new TextEncoder().encode('<html></html>'), 'image/png', 400],
    ['more than 5 MB', new Uint8Array(5_000_001), 'image/png', 413],
  ])('a profile picture may not be %s', async (_, bytes, type, status) => {
    expect((await upload(bytes, type)).status).toBe(status)
    expect(test.files.keys()).toEqual([])
  })
})
