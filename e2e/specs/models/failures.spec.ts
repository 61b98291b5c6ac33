import type { Locator } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { ruinStored } from '../../fixtures/stored-bytes.ts'
import { tabTo } from '../../fixtures/tab-to.ts'
import { expect, test } from '../../fixtures/test.ts'
import { greenImages, modelsPage } from '../../pages/models-page.ts'

inLongRun('server/modules/tools/routes/lora/lora.test.ts')

everydayHost('node')

test('a training by keyboard alone is stopped, then fails, at no cost; with a reload at every step it ends in a model', async ({
  page,
  host,
  baseURL,
  signedIn: _,
  consoleErrors,
}) => {
  test.setTimeout(300_000)
  // The tab's backend logs why the work failed.
  consoleErrors.expectText('Broken by the developer panel')
  const models = modelsPage(page)
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  }
  const type = async (control: Locator, words: string) => {
    await tabTo(page, control)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(words)
    await page.keyboard.press('Tab')
  }
  const credits = page.getByRole('banner').getByRole('link', { name: /credits?$/ })
  const before = (await credits.textContent()) ?? ''
  const train = page.getByRole('button', { name: /^Train/ })
  const setPage = () => page.getByRole('link', { name: /^(Check the set and train again|Continue with the set)$/ })

  await page.goto('/lora-training')
  await press(page.getByRole('button', { name: 'Create: A style' }))
  await expect(page.getByRole('heading', { name: 'Images (0)' })).toBeVisible()
  const images = await greenImages(page, 12)
  const choosing = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Add images' }))
  await (await choosing).setFiles(images)
  await models.checked(12)
  await page.reload()
  await models.checked(12)
  await type(page.getByRole('textbox', { name: 'Name' }), 'Leaves')
  await type(page.getByRole('textbox', { name: 'Trigger word' }), 'leafy')
  await press(page.getByRole('button', { name: 'More' }))
  await type(page.getByRole('spinbutton', { name: 'Steps' }), '200')
  await expect(train).toBeEnabled()

  await test.step('stopped without a checkpoint', async () => {
    if (host === 'tab') await inState('trainer:waits')
    await press(train)
    await expect(page).toHaveURL(/\/status$/)
    await page.reload()
    await press(page.getByRole('button', { name: 'Cancel' }))
    await expectNoViolations(page, 'a training that is stopped')
    await press(page.getByRole('dialog').getByRole('button', { name: 'Stop training' }))
    await expect(page.getByText('Its set and settings are still here.')).toBeVisible()
    await expect(credits).toHaveText(before)
  })

  await test.step('failed', async () => {
    const [first] = images
    if (!first) throw new Error('There is no image')
    let repair = () => inState('')
    if (host === 'tab') await inState('trainer:fails')
    else repair = await ruinStored(new URL(baseURL ?? '').port, first.buffer)
    await press(setPage())
    await expect(train).toBeEnabled()
    await press(train)
    await expect(page.getByText('Training failed')).toBeVisible({ timeout: 120_000 })
    const why = page.getByText(/You were not charged\./)
    await expect(why).toContainText(
      host === 'tab' ? 'Broken by the developer panel' : '‘leaf-1.png’ can’t be read. Remove it from the set.',
    )
    await page.reload()
    await expect(why).toBeVisible()
    await expect(credits).toHaveText(before)
    await expectNoViolations(page, 'a training that failed')
    await repair()
  })

  await press(setPage())
  await expect(models.images).toHaveCount(12)
  await expect(train).toBeEnabled()
  await press(train)
  await expect(page).toHaveURL(/\/status$/)
  await page.reload()
  await expect(page.getByText(/^Ready\./)).toBeVisible({ timeout: 180_000 })
  await expect(credits).not.toHaveText(before)
  await press(page.getByRole('link', { name: 'Use in an image style' }))
  await expect(page.getByRole('dialog', { name: 'New style' })).toBeVisible()

  /** Reloads the page in a state of the developer panel. */
  async function inState(state: string) {
    const here = new URL(page.url())
    here.searchParams.set('dev', state)
    await page.goto(here.href)
    await expect(page).not.toHaveURL(/dev=/)
  }
})
