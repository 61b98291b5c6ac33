import { afterAll, beforeAll, expect, it } from 'vitest'
import { STEADY_OPERATIONS } from '#mocks/contract/made-up.ts'
import { paths } from '#src/app/paths.ts'
import { API_ORIGIN } from '../build/built-app.ts'
import { openAnotherHost, type AnotherHost } from './another-host.ts'
import { exampleOf, type Manner } from './answers.ts'
import { faultsOf } from '../../e2e/fixtures/look-at-page.ts'

// Only here the built pages stand before answers that fit the contract but not the app's expectations, on an API of another origin.
const isLong = process.env.LONG_TESTS === '1'
const ANY_ID = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
/** Shows every placeholder there is. */
const SAMPLES = paths.designComponents.href()
/** What pages are opened with where they show nothing without it. */
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
/** They lead to others when somebody is signed in. */
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
/** Who the person is stays known, so that their pages are reached. */
const PERSON = STEADY_OPERATIONS
/** Somebody who sees the staff's pages too. */
const STAFF = { getUserDetails: { ...exampleOf('getUserDetails'), is_staff: true, staff_roles: ['ADMIN'] } }

let host: AnotherHost

beforeAll(async () => {
  host = await openAnotherHost()
}, 240_000)
afterAll(() => host.close())

/** What is wrong on the routes, each in a page of its own: one that froze does not take the next with it. */
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
  'every page stands on another host with answers that are %s (seed %i)',
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

it('a page whose placeholders never go is found', async () => {
  const { api } = host
  api.options = { manner: 'examples', seed: 1, steady: [], silent: ['getUserStories'] }
  const context = await host.signedIn()
  const [fault, ...more] = await faultsOf(await context.newPage(), `${host.pages}/app`, { settleMs: 2_000 })
  await context.close()
  expect(fault).toMatch(/still waits: Loading/)
  expect(more).toEqual([])
}, 60_000)

it('a page shows stories, images and events of another host, says what it cannot read, and reads it again', async () => {
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
