import { PROVIDERS } from '#server/node/engine-providers.ts'

/** Variables whose values nobody but the server may know. What is told to every page (`ANALYTICS_KEY`, a Sentry DSN) is no secret. */
export const SECRET_VARIABLES: readonly string[] = [
  ...Object.keys(PROVIDERS).map((id) => `${id.toUpperCase()}_KEY`),
  ...['WHISPER_KEY', 'TRANSLATE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'DATABASE_URL'],
]

/** A value for one of them that stands nowhere else; as an address it is the password. */
export function sentinelOf(name: string): string {
  return `sentinel-7f3c9e1d5a-${name.toLowerCase().replaceAll('_', '-')}`
}

/** The sentinels as they could be told: as they are, and as HTTP's basic authentication spells them. */
export function spellingsOf(name: string): string[] {
  const sentinel = sentinelOf(name)
  return [sentinel, Buffer.from(sentinel).toString('base64'), encodeURIComponent(sentinel)]
}
