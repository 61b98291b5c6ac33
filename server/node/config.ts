import path from 'node:path'
import type { TranslatorSettings } from '#engines/providers/http-translator.ts'
import type { WhisperSettings } from '#engines/providers/whisper.ts'

/** What the environment says; see README for every name. */
export interface HostConfig {
  port: number
  /** Interface to listen on. */
  host: string
  /** Absolute. */
  dataDir: string
  /** null: PGlite in the data directory. */
  databaseUrl: string | null
  /** null: mail is written to the data directory's outbox. */
  smtpUrl: string | null
  mailFrom: string
  verifyEmail: boolean
  /** Origin in mails; null: the address the server listens on. */
  publicUrl: string | null
  googleClientId: string | null
  /** A service that understands speech, in Whisper's form; null: people type what is said. */
  whisper: WhisperSettings | null
  /** A service that translates, in LibreTranslate's form; null: people translate side by side. */
  translator: TranslatorSettings | null
  /** Other origins the page may call. */
  connectOrigins: string[]
  /** Where the page's API and its files are, when on other hosts than the page. */
  apiOrigins: string[]
  /** Other origins whose pages may call this server. */
  appOrigins: string[]
  /** Whether a proxy in front passes the caller's address in X-Forwarded-For. */
  trustsProxy: boolean
  /** The built app. Absolute. */
  clientDir: string
}

/** A setting that cannot be used, with its name and what is expected. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Env = Readonly<Record<string, string | undefined>>

const isOn = (value: string | undefined) => value === '1' || value === 'true'

export function readConfig(env: Env, clientDir: string): HostConfig {
  const text = (name: string) => env[name]?.trim() || null
  const connectTo = (name: string) => readOrigin(name, text(name)) ?? []
  const origins = (name: string) =>
    (text(name) ?? '').split(/[\s,]+/).flatMap((each) => readOrigin(name, each || null) ?? [])
  return {
    port: readPort(text('PORT')),
    host: text('HOST') ?? 'localhost',
    dataDir: path.resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: text('DATABASE_URL'),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM') ?? 'Storyloom <no-reply@localhost>',
    verifyEmail: isOn(env['VERIFY_EMAIL']),
    publicUrl: readOrigin('PUBLIC_URL', text('PUBLIC_URL')),
    googleClientId: text('VITE_GOOGLE_CLIENT_ID'),
    whisper: readWhisper(text('WHISPER_URL'), text('WHISPER_KEY'), text('WHISPER_MODEL')),
    translator: readTranslator(text('TRANSLATE_URL'), text('TRANSLATE_KEY'), text('TRANSLATE_LABEL')),
    connectOrigins: ['VITE_IP_LOOKUP_URL', 'VITE_TELEMETRY_URL'].flatMap(connectTo),
    // `/v1` and the like are on the page's own host.
    apiOrigins: [
      text('VITE_API_URL')?.includes('://') ? connectTo('VITE_API_URL') : [],
      origins('FILE_ORIGINS'),
    ].flat(),
    appOrigins: origins('APP_ORIGINS'),
    trustsProxy: isOn(env['TRUST_PROXY']),
    clientDir,
  }
}

function readPort(value: string | null): number {
  const port = value === null ? 4400 : Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT is ${value}; it must be a number from 0 to 65535`)
  return port
}

function readWhisper(url: string | null, key: string | null, model: string | null): WhisperSettings | null {
  if (url === null) return null
  if (!URL.canParse(url)) throw new ConfigError(`WHISPER_URL is ${url}; it must be a whole address, with https://`)
  return { url, key, model: model ?? 'whisper-1' }
}

function readTranslator(url: string | null, key: string | null, label: string | null): TranslatorSettings | null {
  if (url === null) return null
  if (!URL.canParse(url)) throw new ConfigError(`TRANSLATE_URL is ${url}; it must be a whole address, with https://`)
  return { url, key, label: label ?? 'LibreTranslate' }
}

function readOrigin(name: string, value: string | null): string | null {
  if (value === null) return null
  if (!URL.canParse(value)) throw new ConfigError(`${name} is ${value}; it must be a whole address, with https://`)
  return new URL(value).origin
}
