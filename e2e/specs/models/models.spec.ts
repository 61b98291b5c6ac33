import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { openExportedFilm } from '../../fixtures/exported-film.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { greenImages, modelsPage } from '../../pages/models-page.ts'

inLongRun('server/modules/tools/routes/lora/lora.test.ts, src/shared/story/image-styles/own-style-list.test.tsx')

test.use({ filmSeconds: 8 })

test('twelve images become a model, and a story in its look', async ({
  page,
  context,
  openStory,
  editor,
}, testInfo) => {
  test.setTimeout(420_000)
  const models = modelsPage(page)
  await page.goto('/app')
  await models.open()
  await expect(page.getByText('No models yet')).toBeVisible()
  await models.begin('A style')

  await models.files.setInputFiles([
    ...(await greenImages(page, 12)),
    { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') },
  ])
  await expect(page.getByText('broken.zip: This file isn’t a zip, or it’s incomplete')).toBeVisible()
  await models.checked(12)
  await expectNoViolations(page, 'training data')
  await page.getByRole('textbox', { name: 'Trigger word' }).fill('leafy')
  await page.getByRole('textbox', { name: 'Name' }).fill('Leaves')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('spinbutton', { name: 'Steps' }).fill('300')
  await page.reload()
  await expect(models.images).toHaveCount(12)
  await expect(page.getByRole('textbox', { name: 'Trigger word' })).toHaveValue('leafy')
  // The trigger has reached the server: drafts start with it.
  await expect(page.getByRole('button', { name: 'Add trigger to each' })).toBeEnabled()
  await page.getByRole('button', { name: /^Draft empty captions/ }).click()
  await expect(page.getByRole('textbox', { name: 'Caption of leaf-1.png' })).toHaveValue(/^leafy, .*green/)

  await page.getByRole('button', { name: /^Train/ }).click()
  await expect(page).toHaveURL(/\/status$/)
  await expect(page.getByText(/^Ready\./)).toBeVisible({ timeout: 180_000 })
  await expect(page.getByRole('img', { name: /^300 steps, weight 1/ })).toHaveCount(2)
  await expectNoViolations(page, 'training status')

  await page.getByRole('link', { name: 'Compare two checkpoints or models' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Left: Leaves · 300 steps, draws' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Leaves · 300 steps/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Right: Without a model' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Leaves · 30 steps' }).press('Enter')
  await page.reload()
  await expect(page.getByRole('img', { name: /^Leaves · 30 steps/ })).toHaveCount(2)
  await expectNoViolations(page, 'comparison of models')
  await page.goBack()

  await page.getByRole('link', { name: 'Use in an image style' }).click()
  const dialog = page.getByRole('dialog', { name: 'New style' })
  await expect(dialog.getByRole('button', { name: 'Trained model: Leaves' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Leafwork')
  await dialog.getByRole('textbox', { name: 'Prompt for every image' }).fill('round shapes')
  await dialog.getByRole('button', { name: 'Preview on your scene, free' }).press('Enter')
  const seen = dialog.getByRole('img', { name: 'Your scene in this style' })
  await expect(seen).toBeVisible({ timeout: 60_000 })
  expect(await isGreen(page, (await seen.getAttribute('src')) ?? '')).toBe(true)
  await expectNoViolations(page, 'an image style on a scene')
  await dialog.getByRole('button', { name: 'Create style' }).click()
  await expect(page.getByRole('heading', { name: 'Leafwork' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search styles' }).fill('round shapes')
  await expect(page.getByRole('list', { name: 'Image styles' }).getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page, 'image styles')
  await page.getByRole('button', { name: 'Options of Leafwork' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Archive' }).press('Enter')
  await expect(page.getByText('No matching styles')).toBeVisible()
  await page.getByRole('switch', { name: 'Archived' }).press('Space')
  await page.getByRole('button', { name: 'Options of Leafwork' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Restore' }).press('Enter')
  await expect(page.getByText('‘Leafwork’ restored')).toBeVisible()

  await page.goto(`/story/${openStory.storyId}`)
  await editor.waitUntilOpen(openStory.storyId)
  const before = (await editor.shownFrame()).image
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Style', exact: true }).click()
  await page.getByRole('radio', { name: 'Leafwork' }).locator('xpath=..').click()
  await page.getByRole('button', { name: /^Regenerate \d+ scene/ }).click()
  await page.getByRole('button', { name: /^Regenerate for/ }).click()
  await expect.poll(async () => (await editor.shownFrame()).image, { timeout: 120_000 }).not.toBe(before)
  await editor.expectSaved()
  const shown = await editor.shownFrame()
  expect(await isGreen(page, shown.image)).toBe(true)
  const film = await openExportedFilm(editor, context, testInfo)
  expect(await film.compare(shown)).toBeGreaterThan(0.9)
  await film.close()
})

/** Whether an image has more green in it than red and blue. */
function isGreen(page: Page, picture: string): Promise<boolean> {
  return page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('No canvas')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const sums = [0, 0, 0]
    data.forEach((value, at) => {
      if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + value
    })
    const [red = 0, green = 0, blue = 0] = sums
    return green > 1.1 * red && green > 1.1 * blue
  }, picture)
}
