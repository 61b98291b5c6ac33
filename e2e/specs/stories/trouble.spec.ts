import type { Page } from '@playwright/test'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { timelinePage } from '../../pages/timeline-page.ts'

// The tab host's scenario causes the faults.
test.skip(({ host }) => host !== 'tab', 'The tab host’s scenario makes the engine fail.')
inLongRun(
  'src/features/generating/components/generating-view.test.tsx, src/shared/ui/upgrade/upgrade-dialog.test.tsx, src/features/editor/timeline/scene-clip.test.tsx',
)
everydayHost('tab')

const scenario = (page: Page, state: object) =>
  page.evaluate((kept) => sessionStorage.setItem('storyloom-tab-host-scenario', JSON.stringify(kept)), state)

test('a failed engine, a lost connection and a full plan are reported in place, without loss or charge', async ({
  page,
  home,
  editor,
  signedIn: _,
  consoleErrors,
}) => {
  consoleErrors.expectStatus(403)
  consoleErrors.expectLostConnection()
  const balance = page
    .getByRole('banner')
    .getByText(/\d+\.\d\d/)
    .last()
  const before = await balance.innerText()

  await scenario(page, { calls: { createAndGenerateStory: { kind: 'example', status: 403, name: 'upgrade' } } })
  await home.idea.fill('A harbour that wakes before the sun')
  await page.getByRole('button', { name: /^Generate/ }).click()
  const upgrade = page.getByRole('dialog', { name: 'Your plan is full' })
  await expect(upgrade).toContainText('Everything you’ve made stays available.')
  await upgrade.getByRole('button', { name: 'Cancel' }).click()
  await expect(home.idea).toHaveValue('A harbour that wakes before the sun')

  consoleErrors.expectText('Broken by the developer panel')
  await scenario(page, { engines: { illustrator: 'fails' } })
  const storyId = await home.generate('A harbour that wakes before the sun')
  await expect(page.getByText('Finished parts are still here. You were not charged.')).toBeVisible()
  await expect(balance).toHaveText(before)
  // The text was generated before the images failed, and stays.
  const words = page.getByRole('list', { name: 'Scenes' }).getByRole('listitem').first()
  await expect(words).toContainText(/1 \w+/)
  const written = await words.innerText()

  await scenario(page, { engines: { illustrator: 'waits' } })
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await scenario(page, { engines: { illustrator: 'waits' }, isOffline: true })
  await expect(page.getByText(/^Connection lost\./)).toBeVisible()
  await expect(words).toHaveText(written.replace(/\s+/, ' '))
  await scenario(page, {})
  await editor.waitUntilOpen(storyId)
  await page.goto('/app')
  await expect(balance).toHaveText(before)
})

test('an editor opened during generation: the timeline shows which scenes are missing', async ({
  page,
  home,
  editor,
  signedIn: _,
}) => {
  const { clips } = timelinePage(page)
  const coming = clips.filter({ hasText: 'Generating' })
  const namedSo = page.getByRole('button', { name: /^Scene \d+ in the timeline, generating$/ })
  // A minute long, so that most scenes are still missing when the first one is ready.
  const storyId = await home.generate('A harbour that wakes before the sun', '60 s')
  await page.waitForURL(`**/story/${storyId}*`)
  await scenario(page, { engines: { illustrator: 'waits' } })
  await expect(clips.last()).toContainText('Generating')
  await expect(clips.first()).not.toContainText('Generating')
  // Appearance and name show it for the same scenes.
  await expect.poll(async () => (await coming.count()) === (await namedSo.count())).toBe(true)
  expect(await coming.count()).toBeGreaterThan(0)
  expect(await coming.count()).toBeLessThan(await clips.count())

  await scenario(page, {})
  await editor.isMade()
  await expect(coming).toHaveCount(0)
  await expect(namedSo).toHaveCount(0)
})
