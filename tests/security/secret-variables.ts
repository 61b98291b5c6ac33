import { type KnownProvider, PROVIDERS } from '#server/node/engine-providers.ts'

/**
 * Variables whose values only the server may know. Values sent to every page are no secrets: `ANALYTICS_KEY`,
 * a Sentry DSN, and `S3_ACCESS_KEY`, which is part of signed URLs.
 */
export const SECRET_VARIABLES: readonly string[] = [
  ...Object.entries<KnownProvider>(PROVIDERS).flatMap(([id, { isLocal }]) =>
    isLocal ? [] : [`${id.toUpperCase()}_KEY`],
  ),
  ...[
    'WHISPER_KEY',
    'TRANSLATE_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
    'DATABASE_URL',
    'SECRET_KEY',
    'S3_SECRET_KEY',
  ],
]

/** A unique value for one of them; in a URL it is the password. */
export function sentinelOf(name: string): string {
  return `sentinel-7f3c9e1d5a-for-${name.toLowerCase().replaceAll('_', '-')}`
}

/** The sentinels as they could leak: plain, and encoded for HTTP's basic authentication. */
export function spellingsOf(name: string): string[] {
  const sentinel = sentinelOf(name)
  return [sentinel, Buffer.from(sentinel).toString('base64'), encodeURIComponent(sentinel)]
}
