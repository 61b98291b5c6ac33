import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { editorPage } from '../../pages/editor-page.ts'

const SCRIPT = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(
  (name) => `${name} walks along the quiet river in the evening and counts all of the boats.`,
)

inLongRun('tests/integration/real-dialog.test.tsx, server/modules/generation/routes/quotes')
test.use({ isConnected: false })

test('drafts of three of six scenes are upgraded and stopped; prompts that will be refused are listed, and a refusal is free', async ({
  page,
  connected: { providers, url, call, openFilm, restart },
  consoleErrors,
}) => {
  test.setTimeout(400_000)
  consoleErrors.expectLostConnection()
  const dialog = page.getByRole('dialog', { name: 'Generate with AI models' })
  const ofScene = (number: number) => dialog.getByRole('checkbox', { name: new RegExp(`^Scene ${number}`) })
  const id = await openFilm(SCRIPT)
  await expect(page.getByRole('button', { name: 'Generate with AI models' })).toBeHidden()

  // An operator connects models.
  await page.goto('about:blank')
  await restart({ ...providers.env, OPENAI_LIMIT: '1' })
  await page.goto(`${url}/story/${id}`)
  await page.getByRole('button', { name: 'Generate with AI models' }).click()
  await expect(ofScene(6)).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Voices' }).uncheck()
  await expect(dialog.getByText('Total18 credits')).toBeVisible()
  for (const number of [1, 5, 6]) await ofScene(number).uncheck()
  await expect(dialog.getByText('Total9 credits')).toBeVisible()
  await expectNoViolations(page, 'make it real')
  // The first image is answered, the second is not during the test.
  await providers.trouble('openai', { kind: 'none' }, { kind: 'held' })
  await dialog.getByRole('button', { name: /^Generate for up to/ }).press('Enter')
  await expect(dialog.getByText(/^1 of 3 done/)).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await dialog.getByRole('button', { name: 'Stop and keep results' }).click()
  await providers.release()
  await expect(dialog.getByText(/^Stopped: [36] of up to 9 credits/)).toBeVisible()
  await expect(dialog.getByText('Failed, not charged').first()).toBeVisible()

  // A predicted refusal is shown at its sentence; continuing all the same charges nothing for it.
  const first = async () => (await call('getStory', { params: { story_id: id } })).scenes[0]?.arolls[0]
  await restart({})
  const params = { aroll_id: (await first())?.id ?? '' }
  await call('regenerateImage', { params, body: { custom_prompt: 'A quiet river. A forbidden door.' } })
  await expect.poll(async () => (await first())?.status, { timeout: 30_000 }).toBe('COMPLETED')
  await restart(providers.env)
  await page.reload()
  await editorPage(page).waitUntilOpen(id)
  await page.getByRole('button', { name: 'Generate with AI models' }).click()
  await dialog.getByRole('checkbox', { name: 'Voices' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'All scenes' }).uncheck()
  await ofScene(1).check()
  await expect(dialog.getByText('gpt-image-2 will likely refuse “A forbidden door.”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use rewrite' }).click()
  await expect(dialog.getByText('Prompt: “A quiet river.”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo rewrite' }).click()
  await dialog.getByRole('button', { name: /^Generate for up to/ }).click()
  await expect(dialog.getByText('Done at no charge')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText(/^Done: 0 of up to 3 credits/)).toBeVisible()
  expect((await providers.verify()).problems).toEqual([])
})
