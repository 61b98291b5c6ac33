import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PRICE_TABLE, type PriceTable, readPriceTable } from '#engines/prices.ts'
import type { TranslatorSettings } from '#engines/providers/http-translator.ts'
import type { WhisperSettings } from '#engines/providers/whisper.ts'
import type { ServiceSettings } from '#src/domain/services.ts'
import { ConfigError } from './config-error.ts'
import { type KnownProvider, type ProviderId, PROVIDERS } from './engine-providers.ts'
import { engineEnvOf, type EngineSettings, readEngineSettings } from './engine-settings.ts'
import { type LocalPorts, readLocalPorts } from './local-engines.ts'
import { type LogFormat, readLogFormat } from './log.ts'
import { type MetricsSettings, readMetricsSettings } from './metrics-settings.ts'
import { readRole, type RoleSettings } from './roles.ts'
import { readS3, type S3Settings } from './s3-settings.ts'
import { readSecretKeys, type SecretKeys } from './secret.ts'
import { type PusherSettings, readPusher } from './pusher-settings.ts'
import { readServices } from './services.ts'
import type { StripeSettings } from './stripe-payments.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'
import { readUnknownPrices } from './engine-prices.ts'

/** Settings from the environment; docs/operating.md has every name. */
export interface HostConfig extends RoleSettings {
  port: number
  /** Interface to listen on. */
  host: string
  /** Absolute. */
  dataDir: string
  /** null: PGlite in the data directory. */
  databaseUrl: string | null
  /** What sessions and URLs are signed with; null: a file in the data directory. */
  secretKeys: SecretKeys
  /** null: emails are written to the data directory's outbox. */
  smtpUrl: string | null
  /** The bucket for files; null: a folder in the data directory. */
  s3: S3Settings | null
  mailFrom: string
  verifyEmail: boolean
  /** Origin in emails; null: the URL that the server listens on. */
  publicUrl: string | null
  googleClientId: string | null
  /** A speech service with Whisper's API; null: users type the text. */
  whisper: WhisperSettings | null
  /** A translation service with LibreTranslate's API; null: users translate side by side. */
  translator: TranslatorSettings | null
  /** Which engines write, generate …, besides the built-in ones. */
  engines: EngineSettings
  /** The same as the environment says it: what is stored beside it may not replace it. */
  engineEnv: Readonly<Record<string, string>>
  /** Where programs with models are looked for on this machine. */
  localPorts: LocalPorts
  /** Engine prices: the table that comes with the product, overridden by the operator's. */
  prices: PriceTable
  /** Payments by Stripe; null: the demo checkout, or none. */
  stripe: StripeSettings | null
  /** Whether the demo checkout, which gives credits away, takes payments without Stripe. */
  hasDemoCheckout: boolean
  /** Whether the operator asked for it. */
  isDemoCheckoutAsked: boolean
  /** The services around the app, passed to the page. */
  services: ServiceSettings
  /** The realtime service; null: this server's own sockets. */
  pusher: PusherSettings | null
  /** Where the ad network's URL redirects to. */
  adOrigins: string[]
  /** Hosts of the page's API and its files, when they differ from the page's. */
  apiOrigins: string[]
  /** Where browsers reach this server's files, when that is another host. */
  fileOrigins: string[]
  /** Other origins whose pages may call this server. */
  appOrigins: string[]
  /** Proxies in front, which pass the caller's network address in X-Forwarded-For. */
  proxies: TrustedProxies
  metrics: MetricsSettings
  logFormat: LogFormat
  /** Where traces are sent by OTLP over HTTP; null: nowhere. */
  tracesUrl: string | null
  /** The built app. Absolute. */
  clientDir: string
}

type Env = Readonly<Record<string, string | undefined>>

function readSwitch(name: string, value: string | null): boolean {
  if (value === null || value === '0' || value === 'false') return false
  if (value !== '1' && value !== 'true') throw new ConfigError(`${name} is ${value}; it must be 0 or 1`)
  return true
}

export function readConfig(env: Env, clientDir: string): HostConfig {
  const text = (name: string) => env[name]?.trim() || null
  const engines = readEngineSettings(env)
  const prices = readPrices(text('PRICES_FILE'))
  const unknownPrices = readUnknownPrices(engines, prices, text('ENGINE_UNKNOWN_MODELS'))
  const s3 = readS3(text)
  const engineKeys = Object.entries(engines.providers).map(([id, { key }]) => {
    const { isFree }: KnownProvider = PROVIDERS[id as ProviderId]
    return isFree ? null : key
  })
  const origins = (name: string) =>
    (text(name) ?? '').split(/[\s,]+/).flatMap((each) => readOrigin(name, each || null) ?? [])
  const role = readRole(text)
  return {
    ...role,
    port: readPort(text('PORT')),
    host: text('HOST') ?? 'localhost',
    dataDir: path.resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: text('DATABASE_URL'),
    secretKeys: readSecretKeys(text('SECRET_KEY'), role.isFleet),
    smtpUrl: text('SMTP_URL'),
    s3,
    mailFrom: text('MAIL_FROM') ?? 'Storyloom <no-reply@localhost>',
    verifyEmail: readSwitch('VERIFY_EMAIL', text('VERIFY_EMAIL')),
    publicUrl: readOrigin('PUBLIC_URL', text('PUBLIC_URL')),
    googleClientId: text('VITE_GOOGLE_CLIENT_ID'),
    whisper: readWhisper(text('WHISPER_URL'), text('WHISPER_KEY'), text('WHISPER_MODEL')),
    translator: readTranslator(text('TRANSLATE_URL'), text('TRANSLATE_KEY'), text('TRANSLATE_LABEL')),
    engines: { ...engines, warnings: [...engines.warnings, ...unknownPrices] },
    engineEnv: engineEnvOf(env),
    localPorts: readLocalPorts(text('LOCAL_ENGINES'), !role.isFleet && role.role === 'all'),
    prices,
    stripe: readStripe(text('STRIPE_SECRET_KEY'), text('STRIPE_WEBHOOK_SECRET')),
    hasDemoCheckout: readDemoCheckout(text('DEMO_CHECKOUT'), [
      text('WHISPER_KEY'),
      text('TRANSLATE_KEY'),
      ...engineKeys,
    ]),
    isDemoCheckoutAsked: text('DEMO_CHECKOUT') === '1',
    services: readServices(env),
    pusher: readPusher(text('PUSHER_URL'), text('PUSHER_PUBLIC_URL')),
    adOrigins: origins('AD_CONVERSION_ORIGINS'),
    // `/v1` and the like are on the page's own host.
    apiOrigins: [text('VITE_API_URL')?.includes('://') ? origins('VITE_API_URL') : [], origins('FILE_ORIGINS')].flat(),
    fileOrigins: s3 ? [new URL(s3.publicUrl).origin] : [],
    appOrigins: origins('APP_ORIGINS'),
    proxies: readTrustedProxies(text('TRUST_PROXY')),
    metrics: readMetricsSettings(text),
    logFormat: readLogFormat(text('LOG_FORMAT')),
    tracesUrl: readTracesUrl(text('OTEL_EXPORTER_OTLP_ENDPOINT')),
    clientDir,
  }
}

function readPrices(file: string | null): PriceTable {
  if (file === null) return PRICE_TABLE
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`PRICES_FILE names ${file}, which cannot be read`)
  }
  try {
    return readPriceTable(text)
  } catch (cause) {
    throw new ConfigError(
      `PRICES_FILE names ${file}, which ${cause instanceof Error ? cause.message : 'cannot be used'}`,
    )
  }
}

function readPort(value: string | null): number {
  const port = value === null ? 4400 : Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT is ${value}; it must be a number from 0 to 65535`)
  return port
}

/** The OTLP standard's setting names where all its paths begin. */
function readTracesUrl(value: string | null): string | null {
  if (value === null) return null
  if (!URL.canParse(value))
    throw new ConfigError(`OTEL_EXPORTER_OTLP_ENDPOINT is ${value}; it must be a full URL, with http:// or https://`)
  return `${value.replace(/\/$/, '')}/v1/traces`
}

function readWhisper(url: string | null, key: string | null, model: string | null): WhisperSettings | null {
  if (url === null && key !== null) throw new ConfigError('WHISPER_KEY is set; WHISPER_URL must be set with it')
  if (url === null) return null
  if (!URL.canParse(url)) throw new ConfigError(`WHISPER_URL is ${url}; it must be a full URL, with https://`)
  return { url, key, model: model ?? 'whisper-1' }
}

function readTranslator(url: string | null, key: string | null, label: string | null): TranslatorSettings | null {
  if (url === null && key !== null) throw new ConfigError('TRANSLATE_KEY is set; TRANSLATE_URL must be set with it')
  if (url === null) return null
  if (!URL.canParse(url)) throw new ConfigError(`TRANSLATE_URL is ${url}; it must be a full URL, with https://`)
  return { url, key, label: label ?? 'LibreTranslate' }
}

function readStripe(secretKey: string | null, webhookSecret: string | null): StripeSettings | null {
  if (secretKey === null && webhookSecret === null) return null
  if (secretKey === null) throw new ConfigError('STRIPE_WEBHOOK_SECRET is set; STRIPE_SECRET_KEY must be set with it')
  // Without it no message of Stripe could be verified, and paying users would get nothing.
  if (webhookSecret === null)
    throw new ConfigError('STRIPE_SECRET_KEY is set; STRIPE_WEBHOOK_SECRET must be set with it')
  return { secretKey, webhookSecret }
}

/** A service with a key sends bills: credits for it are not given away unless the operator enables that. */
function readDemoCheckout(value: string | null, keys: readonly (string | null)[]): boolean {
  if (value === null) return keys.every((key) => key === null)
  if (value !== '0' && value !== '1') throw new ConfigError(`DEMO_CHECKOUT is ${value}; it must be 0 or 1`)
  return value === '1'
}

function readOrigin(name: string, value: string | null): string | null {
  if (value === null) return null
  if (!URL.canParse(value)) throw new ConfigError(`${name} is ${value}; it must be a full URL, with https://`)
  return new URL(value).origin
}
