import { apiIn, statusOf } from '../../fixtures/api.ts'
import { endlessVideo } from '../../fixtures/bad-files.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { offCentreImage } from '../../pages/given-file.ts'
import { toolPage } from '../../pages/tool-page.ts'

// The Node host's sandbox has its own fuzz test; in the tab the backend runs on the page's thread.
inLongRun('server/platform/sandbox/sandbox-rules.test.ts, server/platform/files/storage-trouble.test.ts')
everydayHost('tab')

test('a file without an end is rejected while the backend still answers, and the next one is read', async ({
  page,
  signedIn: _,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  // The storage rejects unreadable files.
  consoleErrors.expectStatus(400)
  const answers = () => statusOf(apiIn(page)('getUserStories', { params: {} }))
  await page.goto('/modify-video')
  const field = page.locator('input[type=file][aria-label$="Video"]')
  await field.setInputFiles(endlessVideo())
  for (let asked = 0; asked < 5; asked++) expect(await answers()).toBe(200)
  await expect(page.getByText('This file takes too long to read. It may be damaged')).toBeVisible()

  const workspace = toolPage(page, '/upscale')
  await page.goto('/upscale')
  await workspace.give({ name: 'disc.png', mimeType: 'image/png', buffer: await offCentreImage(page) })
  await expect(workspace.start('Upscale')).toBeEnabled()
  expect(await answers()).toBe(200)
})
