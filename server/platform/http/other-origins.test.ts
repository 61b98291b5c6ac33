// Raw HTTP: what browsers ask before and about a call from another origin.
import { afterAll, expect, it } from 'vitest'
import { createBackend } from '#server/app.ts'
import { readConfig } from '#server/node/config.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

const test = await createTestApp()
afterAll(() => test.close())

const config = readConfig(
  {
    VITE_API_URL: 'https://api.example.com/v1',
    FILE_ORIGINS: 'https://one.example.com, https://two.example.com/bucket',
    APP_ORIGINS: 'https://app.example.com',
  },
  '/client',
)
const { apiOrigins: api, appOrigins } = config
const backend = createBackend(test.app, { api, appOrigins })
const ask = (path: string, init: RequestInit = {}) =>
  Promise.resolve(backend.fetch(new Request(`http://localhost:4400${path}`, init)))
const from = (origin: string, more: Record<string, string> = {}) => ({ headers: { Origin: origin, ...more } })

it("the server's page policy allows calls, events, images and sound of another API host and nothing else", async () => {
  const policy = (await ask('/anything')).headers.get('content-security-policy') ?? ''
  const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? ''
  const hosts = ['https://api.example.com', 'https://one.example.com', 'https://two.example.com']
  for (const name of ['connect-src', 'img-src', 'media-src'])
    for (const host of hosts) expect(directive(name).split(' ')).toContain(host)
  expect(directive('connect-src').split(' ')).toContain('wss://api.example.com')
  for (const name of ['script-src', 'default-src', 'worker-src', 'frame-src'])
    expect(directive(name)).not.toContain('example.com')
})

it('the server adds nothing to the policy for an API on the page’s own host', () => {
  expect(readConfig({ VITE_API_URL: '/v1' }, '/client').apiOrigins).toEqual([])
  expect(() => readConfig({ APP_ORIGINS: 'example' }, '/client')).toThrow('APP_ORIGINS is example')
})

it('the server lets a configured app call, send keys and tokens, and show files', async () => {
  const preflight = await ask('/api/constants/voice/', {
    method: 'OPTIONS',
    ...from('https://app.example.com', {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,idempotency-key',
    }),
  })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': 'https://app.example.com',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,idempotency-key',
  })
  const refused = await ask('/api/constants/voice/', from('https://app.example.com'))
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://app.example.com')
  const file = await ask('/files/nothing', from('https://app.example.com'))
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

it('the server lets no other origin call, and none at all unless one is configured', async () => {
  const other = await ask('/api/constants/voice/', from('https://evil.example.com'))
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  const closed = await createBackend(test.app).fetch(
    new Request('http://localhost:4400/api/constants/voice/', from('https://app.example.com')),
  )
  expect(closed.headers.get('access-control-allow-origin')).toBeNull()
  expect(closed.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})
