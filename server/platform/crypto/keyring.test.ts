import { SignJWT } from 'jose'
import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readDownloadTerms, readUploadTerms, signDownload, signUpload } from '#server/platform/files/signing.ts'
import { readToken, issueToken } from '#server/platform/auth/tokens.ts'
import { readSignature, signChannel } from '#server/platform/realtime/channels.ts'
import { createKeyring, type Keyring, verifyToken } from './keyring.ts'

const secret = (name: string) => `${name} secret of at least thirty-two characters`
const rotation = {
  before: await createKeyring(secret('old')),
  known: await createKeyring(secret('old'), secret('new')),
  signing: await createKeyring(secret('new'), secret('old')),
  after: await createKeyring(secret('new')),
}
const test = await createTestApp()
afterAll(() => test.close())
const session = { sessionId: crypto.randomUUID(), userId: crypto.randomUUID() }
const channel = `private-user-${crypto.randomUUID()}`
const terms = { key: 'media/a.png', contentType: 'image/png', size: 3 }

/** Everything that one process signs and another accepts. */
async function accepts(from: Keyring, to: Keyring): Promise<boolean[]> {
  const [signing, checking] = [
    { ...test.app, keys: from },
    { ...test.app, keys: to },
  ]
  const now = test.clock.now()
  const searchOf = (url: string) => new URL(url, 'http://a').searchParams
  const token = await issueToken(signing, session, now, new Date(now.getTime() + 60_000))
  const upload = await signUpload(signing, terms)
  const auth = await signChannel(signing, '1.2', channel, session.sessionId)
  return [
    (await readToken(checking, token)) !== undefined,
    (await readDownloadTerms(checking, terms.key, searchOf(await signDownload(signing, terms.key)))) !== undefined,
    (await readUploadTerms(checking, terms.key, searchOf(upload.address))) !== undefined,
    (await readSignature(checking, '1.2', channel, auth?.auth ?? '')) !== undefined,
    await to.demoPayments.verify('paid', await from.demoPayments.sign('paid')),
  ]
}

it('each step of a rotation accepts what the steps beside it signed: sessions, files, uploads, sockets, payments', async () => {
  const { before, known, signing, after } = rotation
  const steps = [before, known, signing, after]
  for (const [index, from] of steps.entries())
    for (const to of steps.slice(Math.max(0, index - 1), index + 2))
      expect(await accepts(from, to)).toEqual([true, true, true, true, true])
})

it('the first secret signs, and a secret that was taken away is valid for nothing', async () => {
  const { before, known, signing, after } = rotation
  expect(await accepts(known, before)).toEqual([true, true, true, true, true])
  expect(await accepts(signing, after)).toEqual([true, true, true, true, true])
  expect(await accepts(before, after)).toEqual([false, false, false, false, false])
  expect(await accepts(known, after)).toEqual([false, false, false, false, false])
})

it('a token that has expired is refused by its own key, whichever place that has', async () => {
  const expired = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(1)
    .sign(rotation.before.tokens)
  for (const keys of [rotation.known, rotation.signing])
    await expect(verifyToken(keys, expired, {})).rejects.toThrow('"exp" claim timestamp check failed')
})

it('a secret that is too short is refused', async () => {
  await expect(createKeyring(secret('long'), 'short')).rejects.toThrow('at least 32 characters')
})
