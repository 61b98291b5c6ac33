import { writeFile } from 'node:fs/promises'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { homePage } from '../../pages/home-page.ts'
import { panelsPage } from '../../pages/panels-page.ts'
import { textWizardPage } from '../../pages/text-wizard-page.ts'

inLongRun(
  'tests/integration/new-story-price.test.tsx, tests/integration/redraw-price.test.tsx, server/modules/stories/routes/stories/generation-quote.test.ts',
)

const SCRIPT = [
  'Nora finds an old letter in the kitchen by the sea.',
  'Nora reads it again. A forbidden door stands open.',
]
const PROMPT = 'A lighthouse keeper writes one letter every night'

test('the price of a new story with connected models is beside Generate, and a price that rose since asks again', async ({
  page,
  connected: { providers, call, restart },
  consoleErrors,
}, testInfo) => {
  test.setTimeout(400_000)
  consoleErrors.expectLostConnection()
  consoleErrors.expectStatus(402)
  const available = async () => (await call('getCreditsSummary', {})).available
  const price = page.getByRole('region', { name: 'Price' })
  const generate = page.getByRole('button', { name: /^Generate/ })
  await expect(price).toContainText('gpt-image-2, about 6 images')
  await expect(price).toContainText('ElevenLabs, about 6 voice-overs')
  const [, most] = /, (\d+) credits at most/.exec(await price.innerText()) ?? []
  await expect(generate).toHaveAccessibleName(new RegExp(`^Generate ?${most} credits`))
  await expectNoViolations(page, 'price of a new story')
  const before = await available()
  const { idea } = homePage(page)
  await test.step('parts of the prompt that will be refused are listed, with a rewrite and another engine', async () => {
    const refusals = page.getByRole('region', { name: 'Likely refusals' })
    await idea.fill('An old pier. A forbidden door stands open.')
    await expect(refusals).toContainText('gpt-image-2 will likely refuse “A forbidden door stands open.”')
    await expectNoViolations(page, 'forecast of a prompt')
    await refusals.getByRole('button', { name: 'Use rewrite' }).click()
    await expect(idea).toHaveValue('An old pier.')
    await expect(refusals).toHaveCount(0)
    await idea.fill('A forbidden door stands open.')
    await refusals
      .getByRole('button', { name: /^Use .* for this story/ })
      .last()
      .click()
    await expect(price).not.toContainText('gpt-image-2')
    await expect(refusals).toHaveCount(0)
    await page.getByRole('button', { name: 'Use default model' }).click()
    await expect(price).toContainText('gpt-image-2, about 6 images')
    await expect(refusals).toBeVisible()
  })

  // The operator's prices rise while the page is open, without an event.
  await page.route(/\/new_story_quote\//, () => undefined)
  const prices = testInfo.outputPath('prices.json')
  const own = { as_of: '2026-12-01', prices: [{ engine: 'openai:*', part: 'PICTURE', credits: 6 }] }
  await writeFile(prices, JSON.stringify(own))
  await idea.fill(PROMPT)
  await restart({ ...providers.env, PRICES_FILE: prices })
  await generate.click()
  const dialog = page.getByRole('dialog', { name: 'The price has changed' })
  await expect(dialog).toContainText(`The price shown was up to ${most} credits.`)
  await expectNoViolations(page, 'price that rose')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(idea).toHaveValue(PROMPT)
  expect(await available()).toBe(before)
  expect((await providers.verify()).submissions).toBe(0)

  await generate.click()
  await dialog.getByRole('button', { name: /^Continue for up to/ }).click()
  await page.waitForURL(/\/generating\?story_id=|\/story\//)
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  await editorPage(page).waitUntilOpen(id)
  const status = () => call('getStoryStatus', { params: { story_id: id } })
  await expect.poll(async () => (await status()).status, { timeout: 60_000 }).toBe('COMPLETED')
  const scenes = await editorPage(page).scenes.count()
  const { credits_charged: charged } = await status()
  expect(charged).toBeGreaterThanOrEqual(scenes * 7)
  // The text was paid separately before.
  expect(await available()).toBe(before - charged - 1)
  expect((await providers.verify()).problems).toEqual([])
})

test('the last step of the wizard prices a script by engine, lists expected refusals, and Generate costs no more than that', async ({
  page,
  connected: { providers, url, call },
  consoleErrors,
}) => {
  test.setTimeout(400_000)
  consoleErrors.expectStatus(402)
  const wizard = textWizardPage(page)
  await page.goto(`${url}/app`)
  await page.getByRole('link', { name: /^Script/ }).click()
  await wizard.text('Script').fill(SCRIPT.join('\n\n'))
  await wizard.goOn('look')
  for (const step of ['voice', 'cast'] as const) await wizard.goOn(step)
  // Paid work does not start by itself.
  const lines = page.getByRole('list', { name: 'Price by engine' }).getByRole('listitem')
  await expect(lines.first()).toHaveText(/^gpt-5\.2, text1 credit$/)
  await expectNoViolations(page, 'price of the writing')
  await page.getByRole('button', { name: /^Write scenes ?1 credit/ }).click()
  await expect(page.getByText('No characters found')).toBeVisible({ timeout: 60_000 })
  await wizard.goOn('storyboard')
  await wizard.goOn('review')
  await expect(wizard.scenes).toHaveCount(SCRIPT.length)
  // Texts of some sixty letters at fifteen a thousand, and images at three.
  await expect(lines).toHaveText([/^ElevenLabs, 2 voice-overs2 credits$/, /^gpt-image-2, 2 images6 credits$/])
  await expect(wizard.next).toHaveAccessibleName(/^Generate ?8 credits/)
  const refusals = page.getByRole('region', { name: 'Likely refusals' })
  await expect(refusals).toContainText('Scene 2: gpt-image-2 will likely refuse “A forbidden door stands open.”')
  await expectNoViolations(page, 'price in the wizard')
  await refusals.getByRole('button', { name: 'Use rewrite' }).click()
  await expect(refusals).toHaveCount(0)
  // The narration stays as it was written.
  await expect(wizard.scenes.last()).toContainText('A forbidden door stands open.')
  const id = wizard.storyId()
  await wizard.next.click()
  await editorPage(page).waitUntilOpen(id)
  const status = () => call('getStoryStatus', { params: { story_id: id } })
  await expect.poll(status, { timeout: 60_000 }).toMatchObject({ status: 'COMPLETED', credits_charged: 8 })

  await test.step('regenerating images, voices of several scenes and a portrait shows the engine’s price', async () => {
    const panels = panelsPage(page)
    const available = async () => (await call('getCreditsSummary', {})).available
    const before = await available()
    await panels.openPanel('Style')
    await page.getByRole('button', { name: /^Regenerate 2 scenes ?6 credits/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Regenerate 2 scenes?' })
    await expect(dialog.getByRole('list', { name: 'Price by engine' })).toHaveText(/^gpt-image-2, 2 images6 credits$/)
    await expectNoViolations(page, 'price of all images')
    await dialog.getByRole('button', { name: 'Regenerate for up to 6 credits' }).click()
    await expect.poll(available, { timeout: 60_000 }).toBe(before - 6)
    await expect(page.getByRole('button', { name: /^Regenerate 2 scenes/ })).toBeVisible({ timeout: 60_000 })
    await panels.openPanel('Cast')
    await panels.addCharacter({ name: 'Ines', look: 'A woman in a red coat' })
    await panels.waitForPortrait('Ines')
    expect(await available()).toBe(before - 9)

    // The story's cap stops it before it is exceeded, and before any order.
    const { submissions } = await providers.verify()
    await page.getByRole('button', { name: 'More for this story' }).click()
    await page.getByRole('menuitem', { name: /^Spending limit/ }).click()
    const cap = page.getByRole('dialog', { name: 'Spending limit for this video' })
    await cap.getByRole('textbox').fill('20')
    await cap.getByRole('textbox').press('Enter')
    await expect(cap).toBeHidden()
    await panels.openPanel('Style')
    await page.getByRole('button', { name: /^Regenerate 2 scenes ?6 credits/ }).click()
    await dialog.getByRole('button', { name: 'Regenerate for up to 6 credits' }).click()
    const reached = page.getByRole('dialog', { name: 'Spending limit for this video reached' })
    await expect(reached).toContainText('18 are spent or on hold, 2 are left, and this costs up to 6.')
    expect((await providers.verify()).submissions).toBe(submissions)
    expect(await available()).toBe(before - 9)
    await reached.getByRole('button', { name: 'Allow once' }).click()
    await expect.poll(available, { timeout: 60_000 }).toBe(before - 15)
    await expect.poll(async () => (await providers.verify()).submissions, { timeout: 60_000 }).toBe(submissions + 2)
  })
  expect((await providers.verify()).problems).toEqual([])
})
