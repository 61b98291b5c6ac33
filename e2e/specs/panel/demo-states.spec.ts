import type { Page } from '@playwright/test'
import { personas } from '#mocks/seeds/personas.ts'
import { demoStates, type DemoState } from '#mocks/seeds/demo-states.ts'
import { paths } from '#src/app/paths.ts'
import { apiIn } from '../../fixtures/api.ts'
import { follow } from '../../fixtures/follow.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { faultsOf } from '../../fixtures/look-at-page.ts'
import { expect, test } from '../../fixtures/test.ts'

test.skip(({ host }) => host !== 'tab', 'The Node host has no demo states.')
everydayHost('tab')

const isLong = process.env['LONG_TESTS'] === '1'
/** Of no record. */
const UNKNOWN = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
/** Queries of the pages that need one. */
const QUERIES: Partial<Record<string, string>> = {
  [paths.preview.pattern]: 'public_preview_id=abc123',
  [paths.generating.pattern]: 'story_id=:storyId',
  [paths.storyById.pattern]: 'story_id=:storyId',
  [paths.project.pattern]: `project_id=${UNKNOWN}`,
  [paths.verifyEmail.pattern]: 'token=abc',
  [paths.confirmEmail.pattern]: 'token=abc',
}
/** The page is meant to show placeholders. */
const SAMPLES: string = paths.designComponents.pattern
const addresses = Object.values(paths).map(({ pattern }) => {
  const query = QUERIES[pattern]
  return query === undefined ? pattern : `${pattern}?${query}`
})

interface Place extends Pick<DemoState, 'id' | 'what' | 'scenario'> {
  /** How long a page may show loading states, ms. */
  settleMs?: number
  isUnanswered?: boolean
}

const people = personas
  .filter(({ id }) => id === 'staff' || id === 'newcomer')
  .map(({ id, what }): Place => ({ id, what }))
const places: readonly Place[] = [
  ...(demoStates as readonly DemoState[]).map((demoState) => ({
    ...demoState,
    ...(demoState.id === 'slow' && { settleMs: 30_000 }),
    ...(demoState.id === 'no-connection' && { isUnanswered: true }),
  })),
  ...people,
]
/** The pages of the everyday run: each in one demo state, except staff pages, which are 404 pages to others. */
const EVERYDAY: Place['id'] = 'arabic'
const opened = isLong ? places : places.filter(({ id }) => id === EVERYDAY)
const shown = isLong ? addresses : addresses.filter((address) => !address.startsWith(paths.adminStats.pattern))

/** The signed-in user's newest story; an unknown id where there is none, or no answer. */
const storyOf = (page: Page): Promise<string> =>
  apiIn(page)('getUserStories', { params: { page: 1, page_size: 1 } }).then(
    ({ results }) => results[0]?.story_id ?? UNKNOWN,
    () => UNKNOWN,
  )

for (const place of opened) {
  const { id, what, scenario, settleMs, isUnanswered } = place
  test(`no page of the demo state ${id} crashes, loads without an end or shows undefined values: ${what}`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(isLong ? 1_200_000 : 300_000)
    // Errors of missing records, of other users' records, and of invented links.
    consoleErrors.expectStatus(400, 403, 404)
    if (scenario) consoleErrors.expectLostConnection()
    if (scenario?.random) consoleErrors.expectStatus(503)
    await page.goto(`/?dev=as:${id}`)
    await expect(page).not.toHaveURL(/dev=/, { timeout: 90_000 })
    await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 60_000 })
    const story = await storyOf(page)
    const faults: string[] = []
    for (const address of shown) {
      const filled = address.replace(':storyId', story).replace(/:\w+/, UNKNOWN)
      const showsSamples = address === SAMPLES
      faults.push(
        ...(await faultsOf(page, filled, {
          go: (to) => follow(page, to),
          showsSamples,
          ...(settleMs && { settleMs }),
          ...(isUnanswered && { isUnanswered }),
        })),
      )
    }
    expect(faults).toEqual([])
  })
}
