import { ConfigError } from './config-error.ts'

/** A realtime service with Pusher's protocol and HTTP API (Sockudo, Pusher). */
export interface PusherSettings {
  appId: string
  /** Public. */
  key: string
  secret: string
  host: string
  port: number | null
  isTls: boolean
  /** Origin that browsers connect to. */
  publicUrl: string
}

const FORM = 'PUSHER_URL must look like https://KEY:SECRET@HOST/apps/ID'

/** PUSHER_URL in the form of Pusher's own libraries. Throws ConfigError for invalid settings. */
export function readPusher(url: string | null, publicUrl: string | null): PusherSettings | null {
  if (url === null && publicUrl !== null)
    throw new ConfigError('PUSHER_PUBLIC_URL is set; PUSHER_URL must be set with it')
  if (url === null) return null
  const { protocol, hostname, port, username, password, pathname } = URL.canParse(url) ? new URL(url) : new URL('data:')
  const appId = /^\/apps\/([\w-]+)\/?$/.exec(pathname)?.[1]
  // The message has no part of the value: one that was mistyped still has the secret.
  if (!/^https?:$/.test(protocol) || appId === undefined || !/^[\w-]+$/.test(username) || password === '')
    throw new ConfigError(FORM)
  if (publicUrl !== null && !(URL.canParse(publicUrl) && /^https?:/.test(publicUrl)))
    throw new ConfigError(`PUSHER_PUBLIC_URL is ${publicUrl}; it must be a full URL, with https://`)
  return {
    appId,
    key: username,
    secret: decodeURIComponent(password),
    host: hostname,
    port: port === '' ? null : Number(port),
    isTls: protocol === 'https:',
    publicUrl: new URL(publicUrl ?? socketUrl(new URL(url))).origin,
  }
}

/** Pusher itself has its sockets on other hosts than its API. */
function socketUrl({ origin, hostname }: URL): string {
  const cluster = /^api(-\w+)?\.(pusher\.com|pusherapp\.com)$/.exec(hostname)
  return cluster ? `https://ws${cluster[1] ?? ''}.${cluster[2]}` : origin
}
