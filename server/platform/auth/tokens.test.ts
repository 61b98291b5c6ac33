import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions, users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const missed = (token: string) => test.call('listMissedEvents', { as: { token }, query: { after: 0 } })
const payloadOf = (token: string): Record<string, unknown> => JSON.parse(atob(token.split('.')[1] ?? ''))
const sign = (claims: Record<string, unknown>, alg = 'HS256', key: Uint8Array = test.app.keys.tokens) =>
  new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(key)

describe('a token', () => {
  it('a token opens a session for thirty days', async () => {
    expect((await missed(ada.token)).status).toBe(200)
    test.clock.advance(30 * 24 * 3_600_000 - 1_000)
    expect((await missed(ada.token)).status).toBe(200)
    test.clock.advance(1_000)
    expect(await missed(ada.token)).toMatchObject({ status: 401, body: { error: 'TOKEN_INVALID' } })
  })

  it('a token of any other format is refused', async () => {
    const claims = payloadOf(ada.token)
    const now = test.clock.now().getTime() / 1000
    const [head = '', body = '', signature = ''] = ada.token.split('.')
    const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    const strange: Record<string, string> = {
      unsigned: new UnsecuredJWT(claims).encode(),
      'unsigned, with our signature': `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.${signature}`,
      'of another algorithm': await sign(claims, 'HS512', new Uint8Array(64)),
      'of another algorithm with our key': await sign(
        claims,
        'HS384',
        new Uint8Array([...test.app.keys.tokens, ...new Uint8Array(32)]),
      ),
      'of another secret': await sign(claims, 'HS256', new Uint8Array(32)),
      'with a flipped head': `${flip(head)}.${body}.${signature}`,
      'with a flipped body': `${head}.${flip(body)}.${signature}`,
      'with a flipped signature': `${head}.${body}.${flip(signature)}`,
      'without a signature': `${head}.${body}.`,
      'that has expired': await sign({ ...claims, exp: now - 1 }),
      'that is not yet valid': await sign({ ...claims, nbf: now + 60 }),
      'for another audience': await sign({ ...claims, aud: 'storyloom-operator' }),
      'of another issuer': await sign({ ...claims, iss: 'another-issuer' }),
      'that never expires': await sign({ ...claims, exp: undefined }),
      'without a session': await sign({ ...claims, jti: undefined }),
      'of an unknown session': await sign({ ...claims, jti: crypto.randomUUID() }),
      'for another person': await sign({ ...claims, sub: (await test.user()).id }),
      'that is no token': 'Hello',
      'with an id that is none': await sign({ ...claims, jti: 'x' }),
    }
    for (const [name, token] of Object.entries(strange))
      expect([name, (await missed(token)).status]).toEqual([name, 401])
    expect((await missed(await sign(claims))).status).toBe(200)
  })

  it('a token is invalid after logout, and the token of another session stays valid', async () => {
    const [session] = await test.db.select().from(sessions)
    const second = await test.ok('login', { body: await accountWithPassword() })
    await test.ok('logout', { as: ada })
    expect((await missed(ada.token)).status).toBe(401)
    expect(test.disconnected).toEqual([session?.id])
    expect((await missed(second.access)).status).toBe(200)
    expect(session?.revokedAt).toBeNull()
  })

  it('a token must come as a bearer', async () => {
    const get = (headers: Record<string, string>) => test.call('listMissedEvents', { query: { after: 0 }, headers })
    expect(await get({})).toMatchObject({ status: 401, body: { error: 'NOT_AUTHENTICATED' } })
    for (const value of [ada.token, `Basic ${ada.token}`, `Bearer ${ada.token} x`, 'Bearer', 'Bearer  '])
      expect((await get({ Authorization: value })).status).toBe(401)
    expect((await get({ Authorization: `bearer ${ada.token}` })).status).toBe(200)
  })
})

const password = 'loom-weaves-9'
async function accountWithPassword() {
  const user = await test.user({ password })
  return { username: user.email, password }
}

describe('a one-time password', () => {
  it('resetPassword, changePassword: a one-time password works once, requires a new one, and leaves the old one unchanged until then', async () => {
    const body = await accountWithPassword()
    const { message } = await test.ok('resetPassword', { body: { email: body.username } })
    expect(message).toBe('We have mailed you a new password, check your email!')
    await test.runJobs()
    const mailed = /within a day: (\S+)/.exec(test.mail[0]?.text ?? '')?.[1] ?? ''
    expect(test.mail[0]?.to).toBe(body.username)
    expect((await test.ok('login', { body })).must_change_password).toBe(false)

    const session = await test.ok('login', { body: { ...body, password: mailed } })
    expect(session.must_change_password).toBe(true)
    const again = await test.call('login', { body: { ...body, password: mailed } })
    expect(again).toMatchObject({ status: 400, body: { non_field_errors: ['Invalid credentials'] } })

    const as = { token: session.access }
    const gated = await test.call('listMissedEvents', { as, query: { after: 0 } })
    expect(gated).toMatchObject({ status: 403, body: { error: 'PASSWORD_CHANGE_REQUIRED' } })
    const change = (current_password: string, new_password: string) =>
      test.call('changePassword', { as, body: { current_password, new_password } })
    expect(await change('wrong-one', 'loom-weaves-10')).toMatchObject({
      status: 400,
      body: { error: 'WRONG_PASSWORD' },
    })
    expect(await change(mailed, mailed)).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
    const changed = await change(mailed, 'loom-weaves-10')
    expect(changed).toMatchObject({ status: 200, body: { must_change_password: false } })
    expect((await test.call('listMissedEvents', { as, query: { after: 0 } })).status).toBe(401)
    expect((await test.call('login', { body })).status).toBe(400)
    await test.ok('login', { body: { ...body, password: 'loom-weaves-10' } })
  })

  it('a one-time password expires after a day', async () => {
    const body = await accountWithPassword()
    await test.ok('resetPassword', { body: { email: body.username } })
    await test.runJobs()
    const mailed = /within a day: (\S+)/.exec(test.mail[0]?.text ?? '')?.[1] ?? ''
    test.clock.advance(24 * 60 * 60 * 1000)
    expect((await test.call('login', { body: { ...body, password: mailed } })).status).toBe(400)
  })

  it('a one-time password is stored only as a hash', async () => {
    const body = await accountWithPassword()
    await test.ok('resetPassword', { body: { email: body.username } })
    await test.runJobs()
    const mailed = /within a day: (\S+)/.exec(test.mail[0]?.text ?? '')?.[1] ?? ''
    const dump = JSON.stringify(await test.db.select().from(users).where(eq(users.email, body.username)))
    expect(dump).not.toContain(mailed)
    expect(dump).not.toContain(password)
    expect(dump).toContain('$argon2id$')
  })
})
