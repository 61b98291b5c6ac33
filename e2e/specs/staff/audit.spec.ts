import type { Page } from '@playwright/test'
import { logIn } from '../../fixtures/accounts.ts'
import { apiIn, statusOf } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { become, tokenOfPersona } from '../../fixtures/sessions.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { staffPage } from '../../pages/staff-page.ts'

inLongRun('tests/integration/staff-pages.test.tsx, server/modules/staff/routes/audit.test.ts')
everydayHost('node')

/** Blocks the page's calls until the returned function is called. */
async function holdCalls(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const call = window.fetch
    const held = new Promise<void>((resolve) => Object.assign(window, { letCallsGo: resolve }))
    window.fetch = async (...request) => {
      await held
      return call(...request)
    }
  })
  return () => page.evaluate(() => (window as unknown as { letCallsGo: () => void }).letCallsGo())
}

const queueOf = async (page: Page, token: string) => {
  const { results } = await apiIn(page, token)('getVideoFilesForAudit', { params: { page_size: 3 } })
  return results.map(({ render_id: id }) => id)
}

test.use({ filmSeconds: 8, hasOwnAccount: true })

test('exported videos are reviewed by keys, never by two reviewers at once, and a rejected one returns with its owner’s objection', async ({
  page,
  openStory: { storyId, account },
  editor,
  consoleErrors,
  browser,
  host,
}) => {
  test.setTimeout(400_000)
  // Opens the preview while it is blocked.
  consoleErrors.expectStatus(404)
  const title = `Film ${storyId.slice(0, 8)}`
  const owner = await logIn(apiIn(page), account)
  const call = apiIn(page, owner)
  await call('updateStoryTitle', { body: { story_id: storyId, display_title: title } })
  const { public_preview_id } = await call('generatePreviewLink', { body: { story_id: storyId } })
  const previewStatus = () => statusOf(apiIn(page)('getPublicStory', { params: { public_preview_id } }))
  expect(await previewStatus()).toBe(200)
  await editor.export()

  const stella = await tokenOfPersona(page, 'staff')
  const rita = await tokenOfPersona(page, 'reviewer')
  const staff = staffPage(page)
  const { film } = staff
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  // A key during a pending decision would decide the next video.
  const decide = async (key: 'a' | 'r' | 'u') => {
    const name = { a: /^Approve/, r: /^Reject/, u: /^Undo/ }[key]
    await expect(page.getByRole('group', { name: 'Decide' }).getByRole('button', { name })).toBeEnabled()
    await page.keyboard.press(key)
  }
  await become(page, stella, '/admin-stats/audit')
  // Other users' newer exports come first.
  await expect(film).toBeVisible()
  while ((await film.getAttribute('aria-label')) !== title) {
    const shown = (await film.getAttribute('src')) ?? ''
    await decide('a')
    await expect(film).not.toHaveAttribute('src', shown)
  }
  await expectNoViolations(page, 'staff: audit')

  if (host === 'node') {
    // A second reviewer gets another video at the same time, or none. On the tab host each browser has its own backend.
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const colleague = await other.newPage()
    await colleague.goto('/login')
    await become(colleague, rita, '/admin-stats/audit')
    const theirFilm = staffPage(colleague).film
    await expect(
      theirFilm.or(colleague.getByRole('paragraph').filter({ hasText: 'No videos to review' })),
    ).toBeVisible()
    await expect(colleague.getByLabel(title)).toHaveCount(0)
    await expect(film).toHaveAccessibleName(title)
    await other.close()
  }

  const [ours, theirs, again] = await Promise.all([stella, rita, stella].map((token) => queueOf(page, token)))
  expect(ours).toEqual(again)
  expect(ours?.filter((id) => theirs?.includes(id))).toEqual([])

  await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 2))
  await expect.poll(time).toBe(2)
  await decide('r')
  const dialog = page.getByRole('dialog', { name: `Reject “${title}”` })
  await expect(dialog.getByRole('checkbox', { name: 'At 0:02' })).toBeChecked()
  await expectNoViolations(page, 'staff: reject a film')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Rejected: ${title}`)).toBeVisible()
  expect(await previewStatus()).toBe(404)
  await decide('u')
  await expect(film).toHaveAccessibleName(title)
  expect(await previewStatus()).toBe(200)
  await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 3))
  await expect.poll(time).toBe(3)
  await decide('r')
  await dialog.getByRole('radio').nth(3).press('ArrowDown')
  await expect(dialog.getByRole('radio').nth(4)).toBeChecked()
  await dialog.getByRole('radio').nth(4).press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(previewStatus).toBe(404)

  const [newest] = (await call('listNotifications', { params: {} })).results
  expect(newest?.title).toBe('Your video was rejected')
  await become(page, owner, newest?.path ?? '')
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review).toContainText('It presents false information as fact. See 0:03.')
  await review.getByRole('button', { name: 'Appeal' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Why is the rejection wrong?')
    .fill('Bees do dance, see any book about them')
  await expectNoViolations(page, 'appeal against a rejection')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(review).toContainText('Under review')

  await become(page, rita, '/admin-stats/audit')
  await expect(film).toHaveAccessibleName(title)
  await expect(page.getByRole('region', { name: 'Appeal' })).toContainText('Bees do dance')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await page.keyboard.press('f')
  await expect.poll(time).toBe(3)
  const release = await holdCalls(page)
  await decide('a')
  // The next video is not decided by it, and a message says so.
  await page.keyboard.press('s')
  await expect(page.getByText(/^The previous decision is still being saved/)).toBeVisible()
  await release()
  await expect(page.getByText(`Approved: ${title}`)).toBeVisible()
  await expect.poll(previewStatus).toBe(200)
})
