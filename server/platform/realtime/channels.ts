import type { Keyring } from '#server/platform/crypto/keyring.ts'
import type { ChannelSignature, Clock } from '#server/platform/ports/services.ts'

/** The public key of the app in pusher's protocol; an identifier, not a secret. */
export const PUSHER_KEY = 'storyloom'

/** Whether a text has the form of a socket's id. */
export const isSocketId = (text: string) => /^[0-9]{1,20}\.[0-9]{1,20}$/.test(text)

/** The user's only channel. */
export function userChannel(pusherId: string): string {
  return `private-user-${pusherId}`
}

/** The pusher_id of a user's channel; undefined for any other name. */
export function pusherIdOf(channel: string): string | undefined {
  return /^private-user-([0-9a-f-]{36})$/.exec(channel)?.[1]
}

/** How long a socket may take to subscribe after it has its signature, ms. */
export const SIGNATURE_MS = 60_000

/** `<key>:<session id>.<end of its time, ms since 1970>.<signature>` */
const AUTH = /^([a-z]+):([0-9a-f-]{36})\.([0-9]{1,15})\.([0-9a-f]{64})$/

interface Signing {
  keys: Keyring
  clock: Clock
}

/** Everything that a signature covers, in one text. */
function signedText(socketId: string, channel: string, sessionId: string, until: string): string {
  return `${socketId}:${channel}:${sessionId}:${until}`
}

/**
 * The signature with which one socket of one session may join one channel, within `SIGNATURE_MS`. A malformed socket id is
 * refused before it is signed: with a colon inside, the same text would open another channel.
 */
export async function signChannel(
  { keys, clock }: Signing,
  socketId: string,
  channel: string,
  sessionId: string,
): Promise<ChannelSignature | undefined> {
  if (!isSocketId(socketId) || pusherIdOf(channel) === undefined) return undefined
  const until = String(clock.now().getTime() + SIGNATURE_MS)
  const signature = await keys.realtime.sign(signedText(socketId, channel, sessionId, until))
  return { auth: `${PUSHER_KEY}:${sessionId}.${until}.${signature}` }
}

/** The session that a signature was created for; undefined when it is forged, too old or for another socket or channel. */
export async function readSignature(
  { keys, clock }: Signing,
  socketId: string,
  channel: string,
  auth: string,
): Promise<string | undefined> {
  const [, key, sessionId, until, signature] = AUTH.exec(auth) ?? []
  if (sessionId === undefined || until === undefined || signature === undefined) return undefined
  if (key !== PUSHER_KEY || !isSocketId(socketId) || pusherIdOf(channel) === undefined) return undefined
  if (Number(until) <= clock.now().getTime()) return undefined
  const isSigned = await keys.realtime.verify(signedText(socketId, channel, sessionId, until), signature)
  return isSigned ? sessionId : undefined
}
