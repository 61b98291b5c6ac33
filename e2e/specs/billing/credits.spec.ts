import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { apiIn } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { subscribePage } from '../../pages/subscribe-page.ts'
import { usagePage } from '../../pages/usage-page.ts'

everydayHost('node')
test.use({ hasOwnAccount: true })

/** Requests prompt ideas, a credit each, until no credits are left. */
async function spendAll(page: Page, storyId: string) {
  const call = apiIn(page)
  const { scene_list: scenes } = await call('getStory', { params: { story_id: storyId } })
  const { available } = await call('getCreditsSummary', {})
  const body = { story_id: storyId, scene_id: scenes[0] ?? '', prompt: 'a lamp' }
  for (let left = available; left > 0; left--) await call('generateMagicPrompt', { body })
}

test('missing credits pause work in the editor: after a purchase it continues, and each line of usage links to its place', async ({
  page,
  context,
  editor,
  openStory: { storyId },
  consoleErrors,
  host,
}) => {
  test.setTimeout(180_000)
  consoleErrors.expectStatus(402)
  const title = await editor.title.inputValue()
  await spendAll(page, storyId)
  await page.reload()
  await editor.waitUntilOpen(storyId)

  await page.getByRole('button', { name: /^Generate/ }).click()
  const pause = page.getByRole('dialog', { name: 'Not enough credits' })
  await expect(pause).toContainText('“New image” costs 1 credit and you have 0. You need 1 credit more.')
  await expectNoViolations(page, 'not enough credits')
  const plans = context.waitForEvent('page')
  await pause.getByRole('link', { name: /^Buy \d+ credits for/ }).click()
  const other = await plans
  // The backend of the tab host runs in one tab at a time.
  if (host === 'tab') await other.getByRole('button', { name: 'Use this tab instead' }).click()
  const billing = subscribePage(other)
  await billing.choose('Buy 100 credits')
  await billing.press('Duplicate payment')
  await billing.expectYours('100 credits added')
  const back = other.getByRole('link', { name: 'Continue where you left off' })
  await expect(back).toHaveAttribute('href', /\/story\//)
  // In the original tab, or in the tab of the payment: the request is pending in both.
  if (host === 'tab') await back.click()
  else await other.close()
  const here = host === 'tab' ? other : page
  const enough = here.getByRole('dialog', { name: 'You have enough credits now' })
  await expect(enough).toBeVisible({ timeout: 30_000 })
  await enough.getByRole('button', { name: 'Continue' }).click()
  await expect(here.getByText('99.00')).toBeVisible({ timeout: 60_000 })

  await here.getByRole('button', { name: 'More for this story' }).click()
  await expect(here.getByRole('menuitem', { name: 'Credits used' })).toHaveText('Credits used101')
  await here.keyboard.press('Escape')

  const usage = usagePage(here)
  await usage.open()
  await expect(usage.credits).toContainText('Available99On hold0Balance99Charged this month101')
  await expect(usage.credits.getByRole('listitem')).toHaveText([/^Bought99 of 100 leftnever expire$/])
  await expect(usage.credits).toContainText('No upcoming credits.')
  await expect(usage.chart).toContainText('101 charged', { timeout: 30_000 })
  await expectNoViolations(here, 'usage')
  await here.getByRole('button', { name: 'Next page' }).click()
  await expect(here.getByText(/^26–50 of \d+$/)).toBeVisible()
  await here.reload()
  await expect(here.getByText(/^26–50 of \d+$/)).toBeVisible()
  await usage.pick('Action', 'New image')
  await expect(usage.chart).toContainText('· 1 charged')
  await expect(usage.rows).toHaveCount(1)
  await expect(usage.rows).toContainText('Charged')
  const file = await readFile(await usage.exportCsv(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).toContain(`CHARGE,New image,-1,1,,`)
  await usage.pickStory(title)
  await expect(here).toHaveURL(new RegExp(`story_id=${storyId}`))
  await expect(usage.rows).toHaveCount(1)
  await here.reload()
  await expect(usage.story).toHaveValue(title)
  await usage.rows.getByRole('link').click()
  await expect(here).toHaveURL(new RegExp(`/story/${storyId}\\?scene=`))
})
