import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Page, Route } from 'playwright'
import { exampleRenderDocument } from '#src/video/testing/example-story.ts'
import { openFilmPage, type FilmPage } from '#src/video/testing/film-page.ts'
import { findBrowser } from '../../../../scripts/lib/browser.mjs'

const RENDER = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71'
const TOKEN = 'rt_test'

let film: FilmPage
beforeAll(async () => {
  const browser = await findBrowser()
  if (!browser) throw new Error('The render page needs a Chromium; set CHROMIUM_PATH')
  film = await openFilmPage(browser)
}, 120_000)
afterAll(() => film?.close())

interface Call {
  name: string
  body: Record<string, unknown>
  authorization: string | undefined
}

/** Replaces the server, as far as the contract's render operations and the storage go. */
interface Host {
  calls: Call[]
  delivered: Buffer | null
  /** Answers that replace the default, by call name; each is used once. */
  answers: Map<string, { status: number; json?: unknown }[]>
}

let host: Host
let page: Page
beforeEach(async () => {
  host = { calls: [], delivered: null, answers: new Map() }
  page = await film.newPage()
  const bytes = async (url: string) =>
    Buffer.from(await film.page.evaluate((of) => window.harness.bytes(of), url), 'base64')
  const [image, voice] = [await bytes('sample:picture?2'), await bytes('sample:voice?1500')]
  await page.route('**/files/media/**', (route) =>
    route.fulfill({ body: route.request().url().includes('.jpg') ? image : voice }),
  )
  await page.route('**/files/upload/**', (route) => receive(route))
  await page.route('**/api/*/render/**', (route) => answer(route))
  return () => page.close()
})

async function receive(route: Route): Promise<void> {
  const [planned] = host.answers.get('put')?.splice(0, 1) ?? []
  if (planned) return route.fulfill({ status: planned.status })
  host.delivered = route.request().postDataBuffer()
  await route.fulfill({ status: 200 })
}

async function answer(route: Route): Promise<void> {
  const request = route.request()
  const name = new URL(request.url()).pathname.split('/').at(-2) ?? ''
  const { authorization } = request.headers()
  host.calls.push({ name, body: (request.postDataJSON() ?? {}) as Record<string, unknown>, authorization })
  const [planned] = host.answers.get(name)?.splice(0, 1) ?? []
  if (planned) return route.fulfill(planned)
  await route.fulfill({ json: usualAnswer(name) })
}

function usualAnswer(name: string): unknown {
  const { render, story } = exampleRenderDocument()
  if (name === 'document') return { render, task: { kind: 'WHOLE', can_divide: false }, story: shorten(story) }
  if (name === 'upload')
    return {
      ...{ presigned_url: '/files/upload/film.mp4?sig=1', expires_at: '', media: { id: 'media-1' } },
      ...{ headers: { 'Content-Type': 'video/mp4' }, is_checked_later: false },
    }
  return { ...render, status: name === 'complete' ? 'COMPLETED' : name === 'fail' ? 'FAILED' : 'RENDERING' }
}

/** A third of a second a scene: the test is about the steps of a render, not the length of its video. */
function shorten(story: ReturnType<typeof exampleRenderDocument>['story']) {
  for (const scene of story.scenes) scene.duration_in_frames = 10
  return { ...story, aspect_ratio: 'ONE_ONE' as const }
}

const open = async () => {
  await page.goto(`${film.origin}/render.html#render=${RENDER}&token=${TOKEN}`)
  return page
}
const called = (name: string) => host.calls.filter((call) => call.name === name)
const ended = () => page.waitForEvent('close', { timeout: 40_000 })

describe('the page that renders', () => {
  it('the page that renders loads, renders, reports, delivers and closes itself', async () => {
    const closed = ended()
    await open()
    await closed
    expect([...new Set(host.calls.map((call) => call.name))]).toEqual(['document', 'progress', 'upload', 'complete'])
    expect(host.calls.every((call) => call.authorization === `Bearer ${TOKEN}`)).toBe(true)
    expect(called('upload')[0]?.body).toEqual({ size_bytes: host.delivered?.length })
    expect(called('complete')[0]?.body).toEqual({ media_id: 'media-1' })
    expect(host.delivered?.subarray(4, 8).toString()).toBe('ftyp')
    for (const { body } of called('progress')) expect(Number(body['progress'])).toBeLessThan(100)
  }, 90_000)

  it('the page that renders stops silently when the render was cancelled', async () => {
    host.answers.set('progress', [{ status: 200, json: { ...exampleRenderDocument().render, status: 'CANCELLED' } }])
    const closed = ended()
    await open()
    await closed
    expect(host.delivered).toBeNull()
    expect(called('fail')).toEqual([])
  }, 90_000)

  it('the page that renders names a missing file, and delivers nothing', async () => {
    await page.route('**/files/media/*.jpg*', (route) => route.fulfill({ status: 404 }))
    const closed = ended()
    await open()
    await closed
    expect(called('fail')[0]?.body).toEqual({
      error_message: expect.stringContaining('Couldn’t load the image in scene 1'),
    })
    expect(host.delivered).toBeNull()
  }, 90_000)

  it('the page that renders requests a new URL when the storage fails', async () => {
    host.answers.set('put', [{ status: 503 }])
    const closed = ended()
    await open()
    await closed
    expect(called('upload')).toHaveLength(2)
    expect(called('complete')).toHaveLength(1)
    expect(called('fail')).toEqual([])
  }, 90_000)

  it('the page that renders does not retry a refusal', async () => {
    host.answers.set('put', [{ status: 403 }])
    const closed = ended()
    await open()
    await closed
    expect(called('upload')).toHaveLength(1)
    expect(called('fail')[0]?.body).toEqual({ error_message: 'Upload failed with status: 403' })
  }, 90_000)
})
