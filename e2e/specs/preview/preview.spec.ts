import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { previewPage, shareDialog } from '../../pages/preview-page.ts'

// The Node host writes title and tags into the first bytes of the page.
everydayHost('node')
test.use({ hasOwnAccount: true })

test('a shared story is watched without an account, until its link is closed @journey', async ({
  page,
  openStory,
  host,
  consoleErrors,
}) => {
  const { account, storyId } = openStory
  await page.getByRole('button', { name: 'Share' }).click()
  const share = shareDialog(page)
  await expectNoViolations(page, 'share dialog')
  const address = await share.make()
  await share.endIn('7 days')
  await expect(share.dialog.getByRole('button', { name: /^Expires: On / })).toBeVisible()
  await expectNoViolations(page, 'share dialog with a link')
  await share.done()
  const title = await page.getByRole('textbox', { name: 'Story title' }).inputValue()
  const session = await page.evaluate(() => ({ ...localStorage }))

  await page.evaluate(() => localStorage.clear())
  const answers: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/'))
      void answer.text().then(
        (text) => answers.push(text),
        () => undefined,
      )
  })
  const preview = previewPage(page)
  await page.goto(address)
  await expect(preview.play).toBeVisible()
  await expect(preview.poster).toHaveAttribute('src', /\/files\/.*sig=/)
  await preview.play.click()
  await preview.expectMoving()
  await expect(preview.title).toHaveText(title)
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await preview.pause.click()

  await expect(preview.caption).not.toBeEmpty()
  await preview.captions.click()
  await expect(preview.caption).toBeEmpty()
  await page.keyboard.press('c')
  await expect(preview.caption).not.toBeEmpty()
  expect(answers.length).toBeGreaterThan(0)
  for (const secret of [account.email, storyId, 'user_id', 'prompt'])
    for (const answer of answers) expect(answer).not.toContain(secret)
  await expectNoViolations(page, 'preview')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  if (host === 'node') {
    const html = await (await page.request.get(address)).text()
    expect(html).toContain(`<title>${title}</title>`)
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await page.request.get(image)).headers()['content-type']).toMatch(/^image\//)
  }

  consoleErrors.expectStatus(404)
  await page.goto('/preview?public_preview_id=pv_invented')
  await expect(preview.closed).toBeVisible()
  await expectNoViolations(page, 'preview of an invented link')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate((kept) => Object.assign(localStorage, kept), session)
  await page.goto('/app')
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Share a preview' }).click()
  await expect(share.link).toHaveValue(address)
  await share.close()
  await expect(share.link).toBeHidden()
  await page.goto(address)
  await expect(preview.closed).toBeVisible()
})
