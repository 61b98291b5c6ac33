import { exportJWK, generateKeyPair, createLocalJWKSet, SignJWT } from 'jose'
import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createGoogleIdentity } from './google-identity.ts'

const { publicKey, privateKey } = await generateKeyPair('RS256')
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] })
const test = await createTestApp({ identity: createGoogleIdentity('our-client', keys) })
afterAll(() => test.close())

const claims = { email: 'ada@example.com', email_verified: true, given_name: 'Ada', family_name: 'Byron' }
const token = (more: Record<string, unknown> = {}, audience = 'our-client', key = privateKey) =>
  new SignJWT({ ...claims, ...more })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer('https://accounts.google.com')
    .setAudience(audience)
    .setSubject(typeof more.sub === 'string' ? more.sub : 'google-1')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
const logIn = async (access_token: string | Promise<string>) =>
  test.call('loginWithGoogle', { body: { access_token: await access_token } })

it('loginWithGoogle: sign-in with Google creates an account, recognizes it after an email change, and never takes over one with a password', async () => {
  expect(await logIn(token())).toMatchObject({ status: 200, body: { is_profile_complete: false } })
  expect((await logIn(token({ email: 'renamed@example.com' }))).status).toBe(200)
  const { email } = await test.user({ password: 'loom-weaves-9' })
  expect(await logIn(token({ sub: 'google-2', email }))).toMatchObject({
    status: 400,
    body: { error: 'ACCOUNT_EXISTS' },
  })
})

it('sign-in with Google refuses tokens of other apps, other signers and unverified mailboxes', async () => {
  const other = await generateKeyPair('RS256')
  const refusal = { status: 400, body: { error: 'SOCIAL_TOKEN_INVALID', message: 'Login Failed' } }
  expect(await logIn(token({}, 'another-client'))).toMatchObject(refusal)
  expect(await logIn(token({}, 'our-client', other.privateKey))).toMatchObject(refusal)
  expect(await logIn(token({ email_verified: false, sub: 'google-3' }))).toMatchObject(refusal)
  expect(await logIn('not-a-token-at-all')).toMatchObject(refusal)
  expect(await createGoogleIdentity(null, keys).verify(await token())).toBeNull()
})
