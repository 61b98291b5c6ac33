import { afterAll, beforeAll, expect, it } from 'vitest'
import { STEADY_OPERATIONS } from '#mocks/contract/made-up.ts'
import { paths } from '#src/app/paths.ts'
import { API_ORIGIN } from '../build/built-app.ts'
import { openAnotherHost, type AnotherHost } from './another-host.ts'
import { exampleOf, type Manner } from './answers.ts'
import { faultsOf } from '../../e2e/fixtures/look-at-page.ts'

// Only here the built pages get answers that fit the contract but not the app's expectations, from an API of another origin.
const isLong = process.env.LONG_TESTS === '1'
const ANY_ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
/** Shows every placeholder. */
const SAMPLES = paths.designComponents.href()
/** Queries of pages that show nothing without one. */
const OPENED_WITH: { [Name in keyof typeof paths]?: Record<string, string>[] } = {
  project: [{ project_id: ANY_ID }],
  preview: [{ public_preview_id: 'abc123' }],
  verifyEmail: [{ token: 'abc' }],
  confirmEmail: [{ token: 'abc' }],
  subscribeReturn: [{ subscription_id: ANY_ID }, { purchase_id: ANY_ID }],
  upscale: [{}, { result: ANY_ID }],
  image: [{}, { result: ANY_ID }],
  adminUserSummary: [{}, { user_id: ANY_ID }],
  adminDebugStory: [{}, { story_id: ANY_ID }],
}
/** They redirect signed-in users. */
const LEAD_ELSEWHERE: (keyof typeof paths)[] = ['root', 'login', 'signup', 'homeStory', 'storyById']
const names = Object.keys(paths) as (keyof typeof paths)[]
const ROUTES = names
  .filter((name) => !LEAD_ELSEWHERE.includes(name))
  .flatMap((name) => {
    const address = paths[name].pattern.replace(/:\w+/g, ANY_ID)
    return (OPENED_WITH[name] ?? [{}]).map((query) => {
      const asked = new URLSearchParams(query)
      return asked.size > 0 ? `${address}?${asked}` : address
    })
  })
/** Calls that identify the user, so that their pages open. */
const PERSON = STEADY_OPERATIONS
/** A user who may open the staff pages too. */
const STAFF = { getUserDetails: { ...exampleOf('getUserDetails'), is_staff: true, staff_roles: ['ADMIN'] } }

let host: AnotherHost

beforeAll(async () => {
  host = await openAnotherHost()
}, 240_000)
afterAll(() => host.close())

/** Findings of the routes, each in its own page, so that one that freezes does not affect the next. */
async function walk(routes: readonly string[]): Promise<string[]> {
  const context = await host.signedIn()
  const faults: string[] = []
  const left = [...routes]
  const walker = async () => {
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      const page = await context.newPage()
      faults.push(...(await faultsOf(page, host.pages + route, { showsSamples: route === SAMPLES })))
      await page.close({ runBeforeUnload: false })
    }
  }
  await Promise.all([walker(), walker()])
  await context.close()
  return faults
}

/** The pages that show lists. The long run opens every page, which takes as long as two hundred files of tests. */
const LISTS = [
  paths.home.href(),
  paths.projects.href(),
  paths.story.href({ storyId: ANY_ID }),
  paths.generating.href(),
  paths.preview.href({ public_preview_id: 'abc123' }),
  paths.accountSubscription.href(),
  paths.adminStats.href(),
]

const seeds = (few: number[], many: number) => (isLong ? Array.from({ length: many }, (_, index) => index + 1) : few)
const cases: [Manner, number][] = [
  ...seeds([], 1).map((seed): [Manner, number] => ['examples', seed]),
  ...seeds([3], 20).map((seed): [Manner, number] => ['plausible', seed]),
  ...seeds([1], 40).map((seed): [Manner, number] => ['random', seed]),
  ...seeds([2], 20).map((seed): [Manner, number] => ['broken', seed]),
  ...seeds([], 3).map((seed): [Manner, number] => ['garbage', seed]),
]

it.each(cases)(
  'every page works on another host with answers that are %s (seed %i)',
  async (manner, seed) => {
    const { api } = host
    api.options = { manner, seed, steady: PERSON, fixed: STAFF }
    api.unknown.length = 0
    expect(await walk(isLong ? ROUTES : LISTS)).toEqual([])
    expect(api.unknown).toEqual([])
    expect(api.calls.length).toBeGreaterThan(0)
  },
  900_000,
)

it('detects a page whose placeholders never disappear', async () => {
  const { api } = host
  api.options = { manner: 'examples', seed: 1, steady: [], silent: ['getUserStories'] }
  const context = await host.signedIn()
  const [fault, ...more] = await faultsOf(await context.newPage(), `${host.pages}/app`, { settleMs: 2_000 })
  await context.close()
  expect(fault).toMatch(/still waits: Loading/)
  expect(more).toEqual([])
}, 60_000)

it('a page shows stories, images and events of another host, reports answers that it cannot read, and retries', async () => {
  const { api } = host
  api.options = { manner: 'examples', seed: 1, steady: [] }
  const context = await host.signedIn()
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|CORS policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${host.pages}/app`)
  const story = page.getByText('The old lighthouse').first()
  await story.waitFor()
  await page.waitForFunction((origin) => {
    const [shown] = document.querySelectorAll<HTMLImageElement>(`img[src^="${origin}/files/"]`)
    return shown?.complete === true && shown.naturalWidth > 0
  }, API_ORIGIN)

  const person = exampleOf('getUserDetails')
  await expect
    .poll(() => [...api.events.subscriptions])
    .toEqual([[`private-user-${String(person['pusher_id'])}`, exampleOf('authenticateChannel')['auth']]])
  const balance = 432.1
  api.options = {
    ...api.options,
    fixed: { getUserDetails: { ...person, credit_summary: { ...(person['credit_summary'] as object), balance } } },
  }
  api.events.send('credits-updated', { balance })
  await page.getByText('432.10').first().waitFor()

  api.options = { manner: 'examples', seed: 1, steady: PERSON, fixed: { getUserStories: { count: 'many' } } }
  await page.reload()
  const retry = page.getByRole('button', { name: /Retry|Try again/ }).first()
  await retry.waitFor()
  api.options = { manner: 'examples', seed: 1, steady: PERSON }
  await retry.click()
  await story.waitFor()
  expect(refused).toEqual([])
  await context.close()
}, 120_000)
