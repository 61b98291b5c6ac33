import { listenTo, storedTexts } from '../../fixtures/browser-texts.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { homePage } from '../../pages/home-page.ts'

test.use({ isConnected: false })

test('a user’s own key makes their video without credits, and is shown nowhere', async ({
  page,
  connected: { providers, url, call, restart },
  consoleErrors,
}) => {
  test.setTimeout(240_000)
  consoleErrors.expectLostConnection()
  const { OPENAI_URL = '', OPENAI_KEY = '' } = providers.env
  await page.goto('about:blank')
  // Every request with the operator's key is a problem for the fake.
  const operators = { OPENAI_URL, OPENAI_KEY: 'sk-operator-0000', ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft' }
  await restart({ ...operators, ENGINE_OWN_KEYS: '1' })
  await page.goto(`${url}/account`)
  const keys = page.getByRole('region', { name: 'Your own keys' })
  await keys.getByRole('button', { name: 'Add key of OpenAI' }).click()
  const dialog = page.getByRole('dialog', { name: 'OpenAI key' })
  await dialog.getByLabel('Key').fill(OPENAI_KEY)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(keys.getByText('Your key is set')).toBeVisible()
  // From now on: it was sent once.
  const heard = listenTo(page)
  await expectNoViolations(page, 'own keys')
  await keys.getByRole('button', { name: 'Test OpenAI key' }).click()
  await expect(page.getByText('OpenAI didn’t refuse the key')).toBeVisible()

  await page.goto(`${url}/app`)
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText('gpt-image-2 (your OpenAI key)')
  await expect(price).toContainText(/Paid by your key: about \$\d/u)
  const story_id = await homePage(page).generate('A lighthouse keeper writes one letter every night')
  await editorPage(page).waitUntilOpen(story_id)
  await expect
    .poll(async () => (await call('getStoryStatus', { params: { story_id } })).status, { timeout: 120_000 })
    .toBe('COMPLETED')
  const { receipts } = await call('getFilmReceipts', { params: { story_id } })
  const images = receipts.flatMap(({ receipt }) => (receipt.work === 'PICTURE' ? [receipt] : []))
  expect(images.length).toBeGreaterThan(0)
  for (const receipt of images)
    expect(receipt).toMatchObject({ engine: 'gpt-image-2 (your OpenAI key)', credits: 0, failures: [] })
  // At start the server asks for the operator's model by the operator's key.
  const problems = (await providers.verify()).problems.filter((each) => !each.startsWith('/v1/models/'))
  expect(problems).toEqual([])
  const texts = [await page.content(), ...(await heard.texts()), ...(await storedTexts(page))]
  expect(texts.some((text) => text.includes(OPENAI_KEY))).toBe(false)

  await page.goto(`${url}/account`)
  await keys.getByRole('button', { name: 'Remove OpenAI key' }).click()
  await expect(keys.getByRole('button', { name: 'Add key of OpenAI' })).toBeVisible()
})
