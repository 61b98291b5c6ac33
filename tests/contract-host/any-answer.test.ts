import { chromium, type Browser, type BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BROWSER_FLAGS } from '../../scripts/lib/browser-flags.mjs'
import type { Manner } from './answers.ts'
import { serveApp } from './app-pages.ts'
import { faultsOf } from './look-at-page.ts'
import { API_HOST, serveContract, type ContractHost } from './serve.ts'

const isLong = process.env.LONG_TESTS === '1'
const STORY = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
const PROJECT = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51'
const ROUTES = [
  '/app',
  '/projects',
  `/project?project_id=${PROJECT}`,
  `/story/${STORY}`,
  `/story/${STORY}/visuals`,
  '/generating',
  '/new-story',
  `/new-story/${STORY}`,
  `/new-story/${STORY}/screenplay`,
  '/new-audio',
  `/new-audio/${STORY}`,
  '/new-video-captions',
  `/duplicate/${STORY}`,
  '/avatar-video',
  '/design-components',
  '/complete-profile',
  '/onboarding',
  '/change-password',
  `/preview?public_preview_id=abc123`,
  '/verify-email?token=abc',
]
/** Who the person is stays known, so that their pages are reached. */
const PERSON = ['getUserDetails', 'getUserProfile']

let api: ContractHost
let app: Awaited<ReturnType<typeof serveApp>>
let browser: Browser

beforeAll(async () => {
  app = await serveApp(`http://${API_HOST}`)
  api = await serveContract(() => app.origin)
  browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [...BROWSER_FLAGS, '--mute-audio', `--host-resolver-rules=MAP ${API_HOST}:80 127.0.0.1:${api.port}`],
  })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await api.close()
  await app.close()
})

async function signedIn(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript(() => {
    localStorage.setItem('token', 'any')
    localStorage.setItem('isLoginSuccessful', 'true')
  })
  return context
}

/** What is wrong on the routes, each in a page of its own: one that froze does not take the next with it. */
async function walk(routes: readonly string[]): Promise<string[]> {
  const context = await signedIn()
  const faults: string[] = []
  const left = [...routes]
  const walker = async () => {
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      const page = await context.newPage()
      faults.push(...(await faultsOf(page, app.origin + route)))
      await page.close({ runBeforeUnload: false })
    }
  }
  await Promise.all([walker(), walker()])
  await context.close()
  return faults
}

/**
 * The pages that show lists. The everyday run opens every page with random answers, which hold what examples hold and more, and
 * only these with the others.
 */
const LISTS = ['/app', '/projects', `/story/${STORY}`, '/generating', `/preview?public_preview_id=abc123`]

const seeds = (few: number[], many: number) => (isLong ? Array.from({ length: many }, (_, index) => index + 1) : few)
const cases: [Manner, number][] = [
  ['examples', 1],
  ...seeds([1], 40).map((seed): [Manner, number] => ['random', seed]),
  ...seeds([2], 20).map((seed): [Manner, number] => ['broken', seed]),
  ...seeds([], 3).map((seed): [Manner, number] => ['garbage', seed]),
]

it.each(cases)(
  'every page stands on another host with answers that are %s (seed %i)',
  async (manner, seed) => {
    api.wish = { manner, seed, steady: PERSON }
    api.unknown.length = 0
    expect(await walk(isLong || manner === 'random' ? ROUTES : LISTS)).toEqual([])
    expect(api.unknown).toEqual([])
    expect(api.calls.length).toBeGreaterThan(0)
    expect(api.wasDialled).toBe(true)
  },
  600_000,
)
