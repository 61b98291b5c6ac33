import type { Page } from '@playwright/test'
import { paths } from '#src/app/paths.ts'
import { follow } from '../../fixtures/follow.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { faultsOf } from '../../fixtures/look-at-page.ts'
import { expectSheet } from '../../fixtures/screenshots/expect-sheet.ts'
import { dress, look, SCHEMES } from '../../fixtures/screenshots/look.ts'
import type { Cell } from '../../fixtures/screenshots/sheet.ts'
import { steadyPage } from '../../fixtures/screenshots/steady-page.ts'
import { expect, test } from '../../fixtures/test.ts'

inLongRun('e2e/specs/panel/demo-states.spec.ts')
test.skip(({ host }) => host !== 'tab', 'Only the tab host has demo states, and a clock of its own.')

const START = new Date('2026-11-02T12:00:00Z')
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

const AT_WORK = /^(?:Writing the story|Generating scenes)$/

interface Screen {
  /** Of its sheet. */
  name: string
  /** The user: a persona or a demo state; null: a visitor. */
  as: string | null
  /** `:story` is their newest story. By default the first page of the demo state. */
  address?: string
}

const screens: readonly Screen[] = [
  { name: 'login', as: null, address: paths.login.href() },
  { name: 'home', as: 'premium', address: paths.home.href() },
  { name: 'new-story', as: 'premium', address: paths.newStory.href() },
  { name: 'editor', as: 'arabic' },
  { name: 'generating', as: 'failed-generation' },
  { name: 'plans', as: 'premium', address: paths.subscribe.href() },
  { name: 'subscription', as: 'long-usage' },
  { name: 'account', as: 'free', address: paths.account.href() },
  { name: 'brand', as: 'free', address: paths.brandTheme.href() },
  { name: 'image-tool', as: 'free', address: paths.image.href() },
  { name: 'models', as: 'free', address: paths.models.href() },
  { name: 'staff-usage', as: 'staff', address: paths.adminInternalAnalytics.href() },
]

for (const { name, as, address } of screens)
  test(`the screen ${name} looks as it did, in both schemes at three widths`, async ({ page, consoleErrors }) => {
    test.setTimeout(300_000)
    // Of a failed story.
    consoleErrors.expectStatus(400, 403, 404)
    await steadyPage(page, START)
    await page.goto(as === null ? (address ?? '/') : `/?dev=as:${as}`)
    await expect(page).not.toHaveURL(/dev=/, { timeout: 90_000 })
    await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 60_000 })
    await madeAll(page)
    const shown = address ?? new URL(page.url()).pathname + new URL(page.url()).search
    // One-time notifications are shown now, and lazy parts of the app are loaded afterwards.
    expect(await faultsOf(page, shown, { go: (to) => follow(page, to) })).toEqual([])
    await madeAll(page)
    await sameWords(page)
    await chartsDrawn(page)
    const rows: Cell[][] = []
    for (const scheme of SCHEMES) {
      const row: Cell[] = []
      for (const size of SIZES) {
        await dress(page, scheme, size)
        await imagesInWindow(page)
        row.push({ name: `${name}, ${scheme}, ${size.width}`, image: await look(page) })
      }
      rows.push(row)
    }
    await expectSheet(`screens/${name}`, rows)
  })

/** Resolves when no story is being generated: a persona's last one still is at the start, and keeps the backend in the tab busy. */
async function madeAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(AT_WORK)).toHaveCount(0, { timeout: 90_000 })
}

/** Resolves when every visible image is loaded: those further down load on scrolling. */
const imagesInWindow = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      return !isSeen || (image.complete && image.naturalWidth > 0)
    }),
  )

/** Resolves when every chart that can be shown as a table is drawn: their code is loaded after the page. */
async function chartsDrawn(page: Page): Promise<void> {
  const charts = page.getByRole('region').filter({ has: page.getByRole('button', { name: / as a table$/ }) })
  for (const chart of await charts.all()) await expect(chart.locator('svg').first()).toBeVisible()
}

/** Prompt ideas differ for every user. */
const sameWords = (page: Page) =>
  page
    .getByRole('button')
    .and(page.locator('[class*="suggestion"]'))
    .evaluateAll((chips) => {
      for (const chip of chips) chip.textContent = 'The story of the first photograph'
    })
