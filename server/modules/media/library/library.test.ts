import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { ensureLibraryFile, libraryKey, libraryUrl } from './library.ts'

const engines = createTestEngines()
const test = await createTestApp({ engines })
beforeEach(() => test.reset())
afterAll(() => test.close())

const get = (url: string) => test.backend.fetch(new Request(`http://localhost:4400${url}`))

describe('the library', () => {
  it('the library generates a voice sample on the first GET and stores it', async () => {
    const speak = vi.spyOn(engines.voice, 'speak')
    const url = await libraryUrl(test.app, 'voice', 'en-US-test')
    expect(test.files.keys()).toEqual([])
    const first = await get(url)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    const second = await get(url)
    expect(await second.bytes()).toEqual(await first.bytes())
    expect(speak.mock.calls.map(([request]) => request)).toEqual([
      { text: expect.stringContaining('Hello, I am '), voice: 'en-US-test', speakingRate: 1, pitch: 0 },
    ])
  })

  it('the library generates a track once for all parallel requests', async () => {
    const render = vi.spyOn(engines.music, 'render')
    const url = await libraryUrl(test.app, 'music', 'calm')
    const answers = await Promise.all([get(url), get(url), get(url)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('the library draws looks and stock images in the size of the key', async () => {
    const illustrate = vi.spyOn(engines.illustrator, 'illustrate')
    await get(await libraryUrl(test.app, 'look', 'watercolor', { width: 320, height: 180 }))
    await get(await libraryUrl(test.app, 'stock', 'stock-sea', { width: 1080, height: 1920 }))
    expect(illustrate.mock.calls.map(([request]) => request)).toMatchObject([
      { look: 'watercolor', width: 320, height: 180 },
      { prompt: 'sea', look: 'cinematic', width: 1080, height: 1920 },
    ])
  })

  it('the library retries after an engine failed', async () => {
    vi.spyOn(engines.music, 'render').mockRejectedValueOnce(new Error('The engine is away'))
    const key = libraryKey('music', 'calm')
    await expect(ensureLibraryFile(test.app, key)).rejects.toThrow('The engine is away')
    expect(await ensureLibraryFile(test.app, key)).toMatchObject({ key, contentType: 'audio/wav' })
  })

  it.each([
    libraryKey('music', 'unknown'),
    libraryKey('voice', 'unknown'),
    libraryKey('stock', 'stock-sea'),
    libraryKey('stock', 'stock-sea', { width: 0, height: 10 }),
    libraryKey('look', 'cinematic', { width: 9_999, height: 10 }),
    'library/other/calm.wav',
  ])('the library generates nothing for %s', async (key) => {
    expect(await ensureLibraryFile(test.app, key)).toBeNull()
    expect(test.files.keys()).toEqual([])
  })

  it('the library requires a signed URL', async () => {
    const render = vi.spyOn(engines.music, 'render')
    const url = await libraryUrl(test.app, 'music', 'calm')
    expect((await get(url.replace('calm', 'tense'))).status).toBe(403)
    expect(render).not.toHaveBeenCalled()
  })
})
