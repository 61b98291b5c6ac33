import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { developerPanel } from '../../pages/developer-panel.ts'

test.skip(({ host }) => host !== 'tab', 'The Node host has no developer panel.')
inLongRun('mocks/scenarios/simulated-models.test.ts')
everydayHost('tab')

test.use({ filmSeconds: 8 })

test('the panel connects simulated models of providers; a draft story is upgraded with them, for its price', async ({
  page,
  openStory: { storyId },
  editor,
}) => {
  test.setTimeout(300_000)
  const tools = developerPanel(page)
  const open = page.getByRole('button', { name: 'Generate with AI models' })
  const dialog = page.getByRole('dialog', { name: 'Generate with AI models' })
  await expect(open).toBeHidden()
  await tools.connectModels(true)
  await editor.waitUntilOpen(storyId)
  await open.click()
  await dialog.getByRole('checkbox', { name: 'Voices' }).uncheck()
  await expect(dialog.getByText('gpt-image-2 (simulated)').first()).toBeVisible()
  await expectNoViolations(page, 'simulated models')
  await dialog.getByRole('button', { name: /^Generate for up to/ }).click()
  await expect(dialog.getByText(/^Done: (\d+) of up to \1 credits charged/)).toBeVisible({ timeout: 120_000 })
  await dialog.getByRole('button', { name: 'Close' }).click()

  await test.step('shows why an image’s prompt would be refused before generation', async () => {
    const prompt = page.getByRole('textbox', { name: 'Prompt' })
    const refusals = page.getByRole('region', { name: 'Likely refusals' })
    await prompt.fill('A kitchen at night. A bloody knife on the table.')
    await expect(refusals).toContainText('gpt-image-2 (simulated) will likely refuse “A bloody knife on the table.”')
    await expectNoViolations(page, 'a prompt that will be refused')
    await refusals.getByRole('button', { name: 'Use rewrite' }).click()
    await expect(prompt).toHaveValue('A kitchen at night. A shadow knife on the table.')
    await expect(refusals).toHaveCount(0)
    // The engine is shown at the prompt.
    await expect(page.getByText('gpt-image-2 (simulated)', { exact: true })).toBeVisible()
  })

  await tools.connectModels(false)
  await expect(open).toBeHidden({ timeout: 60_000 })
})
