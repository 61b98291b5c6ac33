// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/login", "settings": {"fetch": {"disableSameOriginPolicy": true}}}
// Raw HTTP: where a call goes.
import { HttpResponse, http as handle } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_API_URL', 'https://api.test/v1/')
})
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllEnvs()
})
afterAll(() => server.close())

const answer = {
  title: '/files/not-an-address',
  thumbnail_url: '/files/a.png?sig=1',
  video_url: null,
  story: { last_video_file: 'https://bucket.test/film.mp4', thumbnail_url: 'relative.png' },
}
const resolved = {
  title: '/files/not-an-address',
  thumbnail_url: 'https://api.test/files/a.png?sig=1',
  video_url: null,
  story: { last_video_file: 'https://bucket.test/film.mp4', thumbnail_url: 'https://api.test/relative.png' },
}

test('URLs in answers are relative to another API host, for hooks and for calls given as data', async () => {
  const voice = {
    voice_code: 'clara',
    name: 'Clara',
    language: 'en-US',
    gender: 'female',
    description: 'Clear and calm',
    sample_url: '/files/samples/clara.wav?sig=8a',
    emotions: ['NEUTRAL'],
    provider: 'Built-in draft engine',
    is_built_in: true,
  }
  server.use(handle.get('https://api.test/v1/constants/voice/', () => HttpResponse.json({ voices: [voice] })))
  const { http } = await import('./http.ts')
  const { call } = await import('./call.ts')
  const answer = { voices: [{ ...voice, sample_url: 'https://api.test/files/samples/clara.wav?sig=8a' }] }
  expect(await http('/constants/voice/')).toEqual(answer)
  expect(await call('listVoices', {})).toEqual(answer)
})

test('a refusal of another API host is an ApiError with its code', async () => {
  const refusal = { message: 'No', error: 'NOT_FOUND' }
  server.use(handle.get('https://api.test/v1/constants/voice/', () => HttpResponse.json(refusal, { status: 404 })))
  const { call } = await import('./call.ts')
  await expect(call('listVoices', {})).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('URLs in realtime payloads are resolved too, and none on the page’s own host', async () => {
  const { withAddresses } = await import('./api-address.ts')
  expect(withAddresses(answer)).toEqual(resolved)
  vi.resetModules()
  vi.stubEnv('VITE_API_URL', '')
  const own = await import('./api-address.ts')
  expect(own.withAddresses(answer)).toBe(answer)
})
