import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { homePage } from '../../pages/home-page.ts'

everydayHost('node')
test.use({ isConnected: false })

test('a first run says what built-in videos are, finds Ollama and Kokoro, and makes a video with them', async ({
  page,
  connected: { providers, server, url, email, call, restart },
  consoleErrors,
}) => {
  test.setTimeout(240_000)
  consoleErrors.expectLostConnection()
  const notice = page.getByRole('complementary', { name: 'Built-in engines' })
  await expect(notice).toContainText('not photos or filmed people')
  await expect(notice).toContainText(`npm run user -- ${email} --staff`)
  await expectNoViolations(page, 'first run')

  await test.step('with programs beside it the server offers their models to an admin', async () => {
    await page.goto('about:blank')
    await restart({ LOCAL_ENGINES: providers.env['LOCAL_ENGINES'] ?? '' })
    server.makeStaff(email)
    await page.goto(`${url}/app`)
    await notice.getByRole('link', { name: 'Use models on this computer' }).click()
    const found = page.getByRole('region', { name: 'Found on this computer' })
    await expect(found.getByRole('row')).toHaveCount(4)
    await expectNoViolations(page, 'engines')
    await found.getByRole('button', { name: 'Use llama3.1:8b of Ollama' }).click()
    await expect(found.getByText('In use')).toHaveCount(1)
    await found.getByRole('button', { name: 'Use kokoro of Kokoro' }).click()
    await expect(found.getByText('In use')).toHaveCount(2)
  })

  await test.step('a prompt becomes a video that they write and speak', async () => {
    await page.goto(`${url}/app`)
    await expect(page.getByText('llama3.1:8b', { exact: true })).toBeVisible()
    await expect(notice).toBeHidden()
    const story_id = await homePage(page).generate('A lighthouse keeper writes one letter every night')
    await editorPage(page).waitUntilOpen(story_id)
    await expect
      .poll(async () => (await call('getStoryStatus', { params: { story_id } })).status, { timeout: 120_000 })
      .toBe('COMPLETED')
    const { receipts } = await call('getFilmReceipts', { params: { story_id } })
    const engines = (work: string) => [
      ...new Set(receipts.flatMap(({ receipt }) => (receipt.work === work ? [receipt.engine] : []))),
    ]
    expect([engines('TEXT'), engines('VOICE')]).toEqual([['llama3.1:8b'], ['Kokoro']])
    expect((await providers.verify()).problems).toEqual([])
  })
})

test('the notice about built-in engines stays dismissed for its user', async ({ page, signedIn: _ }) => {
  const notice = page.getByRole('complementary', { name: 'Built-in engines' })
  await notice.getByRole('button', { name: 'Continue with these' }).click()
  await expect(notice).toBeHidden()
  await page.goto('/new-story')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await expect(notice).toBeHidden()
})
