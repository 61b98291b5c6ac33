// One journey through several processes: only here do the app's own pages meet a balancer and a bucket.
import type { Page } from '@playwright/test'
import { newAccount } from '../../fixtures/accounts.ts'
import { expectFilm } from '../../fixtures/exported-film.ts'
import { expect, test } from '../../fixtures/fleet.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { previewPage, shareDialog } from '../../pages/preview-page.ts'

/** Tells which process the page's next socket reaches. */
async function watchSocket(page: Page): Promise<{ process: Promise<string> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const process = new Promise<string>((resolve) =>
    devtools.on('Network.webSocketHandshakeResponseReceived', ({ response }) =>
      resolve(response.headers['x-served-by'] ?? ''),
    ),
  )
  return { process }
}

test('a prompt becomes a shared film with each call answered by another process, and two tabs on two of them see each other’s edits', async ({
  page,
  context,
  browser,
  signup,
  login,
  home,
  editor,
}, testInfo) => {
  const servedBy = new Map<string, number>()
  page.on('response', (response) => {
    const process = response.headers()['x-served-by']
    if (process !== undefined) servedBy.set(process, (servedBy.get(process) ?? 0) + 1)
  })
  const account = newAccount()
  await signup.open()
  await signup.fill(account)
  await signup.terms.check()
  await signup.submit.click()
  await expect(page).toHaveURL('/login')
  await login.logIn(account)
  await completeProfilePage(page).finish()
  await expect(home.title).toBeVisible()
  const storyId = await home.generate('How bees find their way home')
  await editor.waitUntilOpen(storyId)

  await test.step('two tabs', async () => {
    const here = await watchSocket(page)
    await page.reload()
    await editor.waitUntilOpen(storyId)
    const other = await context.newPage()
    const there = await watchSocket(other)
    await other.goto(`/story/${storyId}`)
    const second = editorPage(other)
    await second.waitUntilOpen(storyId)
    expect(await there.process).not.toBe(await here.process)
    await editor.title.fill('Seen by the other tab')
    await editor.title.blur()
    await expect(second.title).toHaveValue('Seen by the other tab')
    await second.title.fill('Seen by the first one')
    await second.title.blur()
    await expect(editor.title).toHaveValue('Seen by the first one')
    await other.close()
  })

  // A canvas with an image of the bucket can only be read if that was loaded with CORS.
  const { image } = await editor.shownFrame()
  expect(image).toMatch(/^data:image/)
  await testInfo.attach('editor', { body: await page.screenshot(), contentType: 'image/png' })
  await expectFilm(editor, testInfo, { withinMs: 120_000 })
  await page.keyboard.press('Escape')

  const share = shareDialog(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await share.make()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  const preview = previewPage(visitor)
  await preview.play.click()
  await preview.expectMoving()
  await expect(preview.title).toHaveText('Seen by the first one')
  await testInfo.attach('preview', { body: await visitor.screenshot(), contentType: 'image/png' })
  await visitor.context().close()

  const [one = 0, two = 0] = [...servedBy.values()]
  expect(servedBy.size).toBe(2)
  expect(Math.abs(one - two) / (one + two)).toBeLessThan(0.2)
})
