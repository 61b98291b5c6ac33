import type { Keyring } from '#server/crypto/keyring.ts'

/** The public key of the app in pusher's protocol; it names, it protects nothing. */
export const PUSHER_KEY = 'storyloom'

const SOCKET_ID = /^[0-9]{1,20}\.[0-9]{1,20}$/

/** The person's one channel. */
export function userChannel(pusherId: string): string {
  return `private-user-${pusherId}`
}

/** The pusher_id of a person's channel; undefined for any other name. */
export function pusherIdOf(channel: string): string | undefined {
  return /^private-user-([0-9a-f-]{36})$/.exec(channel)?.[1]
}

/**
 * The signature with which one socket may join one channel. A socket id of another form is refused before it is signed: with a
 * colon inside, the same text would open another channel.
 */
export async function signChannel(keys: Keyring, socketId: string, channel: string): Promise<string | undefined> {
  if (!SOCKET_ID.test(socketId) || pusherIdOf(channel) === undefined) return undefined
  return `${PUSHER_KEY}:${await keys.realtime.sign(`${socketId}:${channel}`)}`
}

export async function isChannelSigned(
  keys: Keyring,
  socketId: string,
  channel: string,
  auth: string,
): Promise<boolean> {
  if (!SOCKET_ID.test(socketId) || pusherIdOf(channel) === undefined || !auth.startsWith(`${PUSHER_KEY}:`)) return false
  return keys.realtime.verify(`${socketId}:${channel}`, auth.slice(PUSHER_KEY.length + 1))
}
