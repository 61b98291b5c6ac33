import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PRICE_TABLE } from '#engines/prices.ts'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'

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
    appOrigins: [],
    trustsProxy: false,
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

it.each(['VERIFY_EMAIL', 'TRUST_PROXY'])('the switch %s is on or off, and nothing else counts as off', (name) => {
  for (const on of ['1', 'true']) {
    const { verifyEmail, trustsProxy } = read({ [name]: on })
    expect([verifyEmail, trustsProxy]).toEqual([name === 'VERIFY_EMAIL', name === 'TRUST_PROXY'])
  }
  for (const off of ['0', 'false'])
    expect(read({ [name]: off })).toMatchObject({ verifyEmail: false, trustsProxy: false })
  expect(() => read({ [name]: 'yes' })).toThrow(`${name} is yes; it must be 0 or 1`)
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
