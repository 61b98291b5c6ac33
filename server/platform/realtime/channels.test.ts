import { expect, it } from 'vitest'
import { createKeyring } from '#server/platform/crypto/keyring.ts'
import { pusherIdOf, readSignature, signChannel, SIGNATURE_MS, userChannel } from './channels.ts'

const keys = await createKeyring('a secret of at least thirty-two characters')
let now = Date.parse('2026-11-23T12:00:00Z')
const signing = { keys, clock: { now: () => new Date(now) } }
const [session, person] = ['0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec1', '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec2']
const [socket, channel] = ['12.34', userChannel(person)]
const sign = async () => (await signChannel(signing, socket, channel, session))?.auth

it('a signature is valid for its session, one socket and one channel only', async () => {
  const auth = (await sign()) ?? ''
  expect(await readSignature(signing, socket, channel, auth)).toBe(session)
  expect(await readSignature(signing, '12.35', channel, auth)).toBeUndefined()
  expect(await readSignature(signing, socket, userChannel(session), auth)).toBeUndefined()
})

it('a signature under another key than the app’s is invalid, even if the rest is right', async () => {
  const auth = (await sign()) ?? ''
  expect(await readSignature(signing, socket, channel, auth.replace(/^[a-z]+:/u, 'other:'))).toBeUndefined()
})

it('a signature is valid for a minute', async () => {
  expect(SIGNATURE_MS).toBe(60_000)
  const auth = (await sign()) ?? ''
  now += 59_999
  expect(await readSignature(signing, socket, channel, auth)).toBe(session)
  now += 1
  expect(await readSignature(signing, socket, channel, auth)).toBeUndefined()
})

it('only the private channel of a user has an id, and only its whole name', () => {
  expect(pusherIdOf(channel)).toBe(person)
  for (const name of [`${channel}0`, `x${channel}`, 'private-user-', 'presence-all'])
    expect(pusherIdOf(name)).toBeUndefined()
})
