import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadClientFiles } from './client-files.ts'
import { ConfigError } from './config-error.ts'
import { readServices, withServices } from './services.ts'

const PAGE = '<!doctype html><head><meta charset="utf-8" /><title>Storyloom</title></head><body></body>'
const WEBSITE = '0197f1c2-8a51-4c33-9d0e-4b8f6a2f1e01'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-services-'))
  for (const name of ['index.html', 'render.html']) await writeFile(path.join(folder, name), PAGE)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function served(where: string, env: Record<string, string>) {
  const services = readServices(env)
  const client = await loadClientFiles(folder, (html) => withServices(html, services))
  const answer = await client.serve(new Request(`http://localhost${where}`))
  return answer?.text()
}

it('no service is configured unless the environment names it', () => {
  expect(readServices({ CRISP_WEBSITE_ID: ' ', SENTRY_DSN: '', ANALYTICS_URL: undefined })).toEqual({})
})

it('configured services are in the app’s page as data, and a page without services is the built one', async () => {
  expect(await served('/login', {})).toBe(PAGE)
  const env = {
    CRISP_WEBSITE_ID: WEBSITE,
    SENTRY_DSN: 'https://abc@errors.example/7',
    SENTRY_RELEASE: '1.2.0',
    ANALYTICS_URL: 'https://eu.i.posthog.com/batch/',
    ANALYTICS_KEY: 'phc_1',
    AD_CONVERSION_URL: 'https://ads.example/?value={value}',
    IP_LOOKUP_URL: 'https://where.example/json',
    PUSHER_URL: 'https://public-key:secret-part@live.example/apps/1',
  }
  const page = (await served('/story/1', env)) ?? ''
  const [, json = ''] = /<script type="application\/json" id="services">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(json)).toEqual({
    chat: { websiteId: WEBSITE },
    errors: { dsn: 'https://abc@errors.example/7', environment: 'production', release: '1.2.0' },
    analytics: { url: 'https://eu.i.posthog.com/batch/', key: 'phc_1' },
    ads: { url: 'https://ads.example/?value={value}' },
    location: { url: 'https://where.example/json' },
    realtime: { key: 'public-key', url: 'https://live.example' },
  })
  expect(page).not.toContain('secret-part')
  // No renderer is available.
  expect(await served('/render.html', env)).toBe(PAGE)
})

it('no value in a service’s setting can end the element that contains it', async () => {
  const page = await served('/', { ANALYTICS_URL: 'https://usage.example/</script><script>alert(1)</script>' })
  expect(page?.match(/<script/g)).toHaveLength(1)
})

it.each([
  [{ CRISP_WEBSITE_ID: 'mine' }, 'CRISP_WEBSITE_ID is mine'],
  [{ SENTRY_DSN: 'https://errors.example/7' }, 'SENTRY_DSN must look like'],
  [{ SENTRY_DSN: 'https://key:secret@errors.example/7' }, 'without a secret'],
  [{ ANALYTICS_URL: 'usage.example' }, 'ANALYTICS_URL is usage.example'],
  [{ ANALYTICS_KEY: 'phc_1' }, 'ANALYTICS_URL must be set with it'],
  [{ AD_CONVERSION_URL: 'javascript:alert(1)' }, 'AD_CONVERSION_URL is'],
  [{ IP_LOOKUP_URL: '/where' }, 'IP_LOOKUP_URL is /where'],
])('an invalid setting refuses the start with the expected form: %o', (env, words) => {
  expect(() => readServices(env)).toThrow(ConfigError)
  expect(() => readServices(env)).toThrow(words)
})
