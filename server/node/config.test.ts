import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PRICE_TABLE } from '#engines/prices.ts'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { secretsOf } from './host.ts'

const read = (env: Record<string, string>) => readConfig(env, '/client')

let folder: string
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'storyloom-config-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function prices(text: string): string {
  const file = path.join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, text)
  return file
}

it('an empty environment is a server for one’s own machine that sends nothing anywhere', () => {
  expect(read({})).toMatchObject({
    port: 4400,
    host: 'localhost',
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    smtpUrl: null,
    s3: null,
    mailFrom: 'Storyloom <no-reply@localhost>',
    verifyEmail: false,
    publicUrl: null,
    googleClientId: null,
    whisper: null,
    translator: null,
    engines: { choices: {}, providers: {} },
    prices: PRICE_TABLE,
    stripe: null,
    hasDemoCheckout: true,
    services: {},
    pusher: null,
    adOrigins: [],
    apiOrigins: [],
    fileOrigins: [],
    appOrigins: [],
    secretKeys: null,
    clientDir: '/client',
  })
})

it('each setting is read from the environment, without the spaces around it', () => {
  const own = { as_of: '2026-11-01', prices: [{ engine: 'mine', part: 'PICTURE', credits: 3 }] }
  const config = read({
    PORT: '80',
    HOST: ' 0.0.0.0 ',
    DATA_DIR: '/var/storyloom',
    DATABASE_URL: 'postgres://db/storyloom',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Ada <ada@example.com>',
    PUBLIC_URL: 'https://stories.example/app/',
    VITE_GOOGLE_CLIENT_ID: 'google-1',
    WHISPER_URL: 'https://asr.example/v1',
    WHISPER_KEY: 'asr-key',
    WHISPER_MODEL: 'large-v3',
    TRANSLATE_URL: 'https://mt.example',
    TRANSLATE_KEY: 'mt-key',
    TRANSLATE_LABEL: 'Ours',
    PRICES_FILE: prices(JSON.stringify(own)),
    IP_LOOKUP_URL: 'https://where.example/json',
    AD_CONVERSION_ORIGINS: 'https://ads.example/count https://more.example',
    VITE_API_URL: 'https://api.example/v1',
    FILE_ORIGINS: 'https://files.example/bucket',
    APP_ORIGINS: 'https://app.example',
  })
  expect(config).toMatchObject({
    port: 80,
    host: '0.0.0.0',
    dataDir: '/var/storyloom',
    databaseUrl: 'postgres://db/storyloom',
    smtpUrl: 'smtp://mail.example',
    mailFrom: 'Ada <ada@example.com>',
    publicUrl: 'https://stories.example',
    googleClientId: 'google-1',
    whisper: { url: 'https://asr.example/v1', key: 'asr-key', model: 'large-v3' },
    translator: { url: 'https://mt.example', key: 'mt-key', label: 'Ours' },
    services: { location: { url: 'https://where.example/json' } },
    adOrigins: ['https://ads.example', 'https://more.example'],
    apiOrigins: ['https://api.example', 'https://files.example'],
    appOrigins: ['https://app.example'],
  })
  expect(config.prices).toEqual({ asOf: '2026-11-01', prices: [...own.prices, ...PRICE_TABLE.prices] })
})

it('an API on the page’s own host is no other origin', () => {
  expect(read({ VITE_API_URL: '/v1' }).apiOrigins).toEqual([])
})

it('a setting of spaces counts as not set', () => {
  expect(read({ MAIL_FROM: ' ', PORT: ' ', PUBLIC_URL: '', WHISPER_KEY: ' ' })).toMatchObject({
    mailFrom: 'Storyloom <no-reply@localhost>',
    port: 4400,
    publicUrl: null,
    whisper: null,
  })
})

it('services for speech and translation need a URL alone', () => {
  expect(read({ WHISPER_URL: 'http://localhost:1', TRANSLATE_URL: 'http://localhost:2' })).toMatchObject({
    whisper: { url: 'http://localhost:1', key: null, model: 'whisper-1' },
    translator: { url: 'http://localhost:2', key: null, label: 'LibreTranslate' },
  })
})

it('the switch VERIFY_EMAIL is on or off, and nothing else counts as off', () => {
  for (const on of ['1', 'true']) expect(read({ VERIFY_EMAIL: on }).verifyEmail).toBe(true)
  for (const off of ['0', 'false']) expect(read({ VERIFY_EMAIL: off }).verifyEmail).toBe(false)
  expect(() => read({ VERIFY_EMAIL: 'yes' })).toThrow('VERIFY_EMAIL is yes; it must be 0 or 1')
})

it('traces go to the standard path of a full URL', () => {
  for (const url of ['http://otel:4318', 'http://otel:4318/'])
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: url }).tracesUrl).toBe('http://otel:4318/v1/traces')
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'otel' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT is otel; it must be a full URL, with http:// or https://',
  )
})

it('a port is a whole number up to 65535; 0 leaves the choice to the system', () => {
  expect(read({ PORT: '0' }).port).toBe(0)
  expect(read({ PORT: '65535' }).port).toBe(65_535)
  for (const wrong of ['-1', '65536', '80.5', 'http'])
    expect(() => read({ PORT: wrong })).toThrow(`PORT is ${wrong}; it must be a number from 0 to 65535`)
})

it.each(['WHISPER', 'TRANSLATE'])('a key of %s without a URL is refused, and its value is not repeated', (name) => {
  expect(() => read({ [`${name}_KEY`]: 'very-secret' })).toThrow(`${name}_KEY is set; ${name}_URL must be set with it`)
})

it.each(['WHISPER_URL', 'TRANSLATE_URL', 'PUBLIC_URL', 'AD_CONVERSION_ORIGINS', 'FILE_ORIGINS'])(
  '%s that is no absolute URL is refused with its value',
  (name) => {
    expect(() => read({ [name]: 'example.com' })).toThrow(
      new ConfigError(`${name} is example.com; it must be a full URL, with https://`),
    )
  },
)

it.each([
  [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_SECRET_KEY is set; STRIPE_WEBHOOK_SECRET must be set with it'],
  [{ STRIPE_WEBHOOK_SECRET: 'wh' }, 'STRIPE_WEBHOOK_SECRET is set; STRIPE_SECRET_KEY must be set with it'],
  [{ DEMO_CHECKOUT: 'yes' }, 'DEMO_CHECKOUT is yes; it must be 0 or 1'],
])('a setting that would cost the operator money is refused with a message: %o', (env, words) => {
  expect(() => read(env)).toThrow(new ConfigError(words))
})

it('the file of prices is refused by its name, with the error in it', () => {
  const missing = path.join(folder, 'missing.json')
  expect(() => read({ PRICES_FILE: missing })).toThrow(
    new ConfigError(`PRICES_FILE names ${missing}, which cannot be read`),
  )
  const broken = prices('{')
  expect(() => read({ PRICES_FILE: broken })).toThrow(new ConfigError(`PRICES_FILE names ${broken}, which is no JSON`))
})

it('a process alone does everything and stops at once; a role needs what several processes share', () => {
  const shared = {
    DATABASE_URL: 'postgres://db/storyloom',
    S3_URL: 'https://s3.example/films',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
    SECRET_KEY: 'a secret that all processes of it share',
  }
  expect(read({})).toMatchObject({
    role: 'all',
    isFleet: false,
    drainMs: 0,
    renderConcurrency: 1,
    heartbeatSeconds: 10,
  })
  expect(read({ DATABASE_URL: shared.DATABASE_URL })).toMatchObject({ role: 'all', isFleet: false })
  expect(read(shared)).toMatchObject({ role: 'all', isFleet: true, drainMs: 120_000 })
  expect(read({ ...shared, ROLE: 'render', RENDER_CONCURRENCY: '3', DRAIN_S: '5' })).toMatchObject({
    ...{ role: 'render', renderConcurrency: 3, drainMs: 5_000 },
  })
  for (const role of ['web', 'worker', 'render'])
    expect(() => read({ ROLE: role, DATABASE_URL: shared.DATABASE_URL })).toThrow(
      `ROLE is ${role}; several processes need DATABASE_URL and S3_URL`,
    )
  expect(() => read({ ...shared, ROLE: 'boss' })).toThrow(ConfigError)
  expect(() => read({ ...shared, HEARTBEAT_S: '9' })).toThrow('HEARTBEAT_S is 9; it must be a number from 10 to 600')
})

const S3 = { S3_ACCESS_KEY: 'AKIDEXAMPLE', S3_SECRET_KEY: 'a secret of S3' }

it.each([
  ['https://s3.eu-central-1.amazonaws.com/films', 'films', 'eu-central-1'],
  ['https://films.s3.us-west-2.amazonaws.com', 'films', 'us-west-2'],
  ['https://films.example.com/', 'films', 'us-east-1'],
  ['http://127.0.0.1:9000/films/', 'films', 'us-east-1'],
])('S3_URL %s is the bucket %s in the region %s', (url, bucket, region) => {
  const { s3, fileOrigins } = read({ ...S3, S3_URL: url })
  const plain = url.replace(/\/$/, '')
  const keys = { accessKey: 'AKIDEXAMPLE', secretKey: 'a secret of S3' }
  expect(s3).toEqual({ url: plain, publicUrl: plain, bucket, region, acl: 'none', ...keys })
  expect(fileOrigins).toEqual([new URL(url).origin])
})

it('browsers reach the bucket of S3_URL at S3_PUBLIC_URL, with the region and the ACL that are set', () => {
  const set = { S3_PUBLIC_URL: 'https://files.example.com/films', S3_REGION: 'auto', S3_ACL: 'public-read' }
  const config = read({ ...S3, S3_URL: 'http://rustfs:9000/films', ...set })
  expect(config.s3).toMatchObject({ url: 'http://rustfs:9000/films', publicUrl: set.S3_PUBLIC_URL })
  expect(config.s3).toMatchObject({ region: 'auto', acl: 'public-read' })
  expect(config.fileOrigins).toEqual(['https://files.example.com'])
  expect(secretsOf(config)).toContain('a secret of S3')
})

const BUCKET = { ...S3, S3_URL: 'https://s3.example.com/films' }
const WITH_KEYS = 'https://AKID:hidden-secret@s3.example.com/films'

it.each<[Record<string, string>, RegExp]>([
  [S3, /^S3_ACCESS_KEY is set; S3_URL must be set with it$/],
  [{ S3_ACL: 'private' }, /^S3_ACL is set; S3_URL/],
  [{ S3_URL: BUCKET.S3_URL, S3_SECRET_KEY: 'x' }, /^S3_URL is set; S3_ACCESS_KEY must be set with it$/],
  [{ S3_URL: BUCKET.S3_URL, S3_ACCESS_KEY: 'x' }, /^S3_URL is set; S3_SECRET_KEY must be set with it$/],
  [{ ...S3, S3_URL: 'films' }, /^S3_URL must be the full URL of a bucket/],
  [{ ...S3, S3_URL: 's3://films' }, /^S3_URL must be the full URL of a bucket/],
  [{ ...S3, S3_URL: WITH_KEYS }, /^S3_URL has a user in it; use S3_ACCESS_KEY and S3_SECRET_KEY instead$/],
  [{ ...BUCKET, S3_PUBLIC_URL: WITH_KEYS }, /^S3_PUBLIC_URL has a user in it/],
  [{ ...S3, S3_URL: `${BUCKET.S3_URL}?region=auto` }, /^S3_URL must not have parameters; the region is S3_REGION$/],
  [{ ...S3, S3_URL: `${BUCKET.S3_URL}/folder` }, /^S3_URL must end with the name of the bucket/],
  [{ ...BUCKET, S3_ACL: 'public' }, /^S3_ACL is public; it must be none, private or public-read$/],
])('the S3 settings %o are refused with their reason', (env, reason) => {
  expect(() => read(env)).toThrow(ConfigError)
  expect(() => read(env)).toThrow(reason)
})
