import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { greenImages, modelsPage } from '../../pages/models-page.ts'

inLongRun('server/modules/tools/lora/train-remotely.test.ts, tests/engines/trainer.test.ts')

test('images become a FLUX model at a provider: price, progress, samples, and a style', async ({
  page,
  connected: { providers, url },
}) => {
  test.setTimeout(400_000)
  const models = modelsPage(page)
  const trainings = async () => (await providers.verify()).asked.filter(({ path }) => path.endsWith('-training')).length
  await page.goto(`${url}/app`)
  await models.open()
  await models.begin('A person or character')
  await models.files.setInputFiles(await greenImages(page, 4))
  await models.checked(4)

  await test.step('the base is chosen with its trainer, destination of images and price', async () => {
    await expect(page.getByRole('button', { name: /^Train.*50/ })).toBeVisible()
    await page.getByText('FLUX', { exact: true }).click()
    await expect(page.getByText('Your images and captions are sent there', { exact: false })).toBeVisible()
    await page.getByText('Quick', { exact: true }).click()
    // 30 for the steps, 21 for the samples.
    await expect(page.getByRole('button', { name: /^Train.*51/ })).toBeVisible()
    await page.getByRole('textbox', { name: 'Trigger word' }).fill('leafy')
    await page.getByRole('textbox', { name: 'Name' }).fill('Leaves')
    await page.getByRole('checkbox', { name: /consent to a model of them/ }).check()
    await expectNoViolations(page, 'training data with several bases')
  })

  await test.step('remote training shows no invented steps', async () => {
    await providers.trouble('fal', { kind: 'held' })
    await page.getByRole('button', { name: /^Train/ }).click()
    await expect(page.getByText('Preparing images')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Stop and keep/ })).toHaveCount(0)
    await expectNoViolations(page, 'training elsewhere')
    // It is delayed once it has arrived.
    await expect.poll(trainings, { timeout: 60_000 }).toBe(1)
    await providers.release()
  })

  await expect(page.getByText('Ready. Used by fal-ai/flux-lora.')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('img', { name: /^300 steps, weight 1/ })).toHaveCount(2)
  await expect(page.getByRole('img', { name: /^Without the model/ })).toHaveCount(2)
  await expect(page.getByText('by fal-ai/flux-lora-fast-training', { exact: false })).toBeVisible()
  await expectNoViolations(page, 'status of a model trained elsewhere')
  expect(await trainings()).toBe(1)
  expect((await providers.verify()).problems).toEqual([])

  await page.getByRole('link', { name: 'Use in an image style' }).click()
  const dialog = page.getByRole('dialog', { name: 'New style' })
  await expect(dialog.getByText('fal-ai/flux-lora generates with this model.')).toBeVisible()
  await expect(dialog.getByText('Previews are free', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Preview on your scene/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Trained models' }).click()
  await expect(page.getByText('FLUX · by fal-ai/flux-lora-fast-training', { exact: false })).toBeVisible()
})
