import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { faultyImages, greenImages, modelsPage } from '../../pages/models-page.ts'

everydayHost('node')

test('images of a set are inspected, and one is cropped, rotated and restored by keys @journey', async ({
  page,
  signedIn: _,
}) => {
  const models = modelsPage(page)
  await page.goto('/app')
  await models.open()
  await models.begin('A style')
  await models.files.setInputFiles(await greenImages(page, 2))
  await models.checked(2)
  const caption = page.getByRole('textbox', { name: 'Caption of leaf-1.png' })
  await caption.fill('leaves in the wind')
  await caption.blur()
  const card = models.images.filter({ hasText: 'leaf-1.png' })
  const shown = () => card.locator('img').first().getAttribute('src')
  const original = await shown()
  await page.getByRole('button', { name: 'Crop and rotate leaf-1.png' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate leaf-1.png' })
  await expect(dialog.getByText('520 × 520 px. Not cropped or rotated yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Rotate left' }).press('Enter')
  await dialog.getByRole('radio', { name: 'Original' }).press('ArrowRight')
  await dialog.getByRole('radio', { name: '1:1' }).press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Size' }).press('Home')
  await expect(dialog.getByText(/^Result: 96 × 130 px/)).toBeVisible()
  const frame = dialog.getByRole('button', { name: /^Crop area/ })
  await frame.press('Shift+ArrowLeft')
  await expect(frame).toHaveAccessibleName(/^Crop area: its centre is 40% from the left/)
  await expectNoViolations(page, 'an image that is cropped')
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  // Inspected again: the remaining part is small.
  await expect(card.getByText('Small', { exact: true })).toBeVisible()
  await expect(caption).toHaveValue('leaves in the wind')
  await page.getByRole('button', { name: 'Restore original of leaf-1.png' }).press('Enter')
  await expect(card.getByText('Small', { exact: true })).toHaveCount(0)
  await models.checked(2)
  const fileOf = (address: string | null) => address?.split('?')[0]
  await expect.poll(async () => fileOf(await shown())).toBe(fileOf(original))
  await expect(page.getByRole('button', { name: 'Restore original of leaf-1.png' })).toHaveCount(0)
  await expect(caption).toHaveValue('leaves in the wind')
})

test.describe('in the long run', () => {
  inLongRun('src/domain/training-set.test.ts, server/modules/tools/routes/lora/lora.test.ts')

  test('a faulty image gets a badge with reason and fix; only unusable images block the training', async ({
    page,
    signedIn: _,
  }) => {
    test.setTimeout(180_000)
    const models = modelsPage(page)
    await page.goto('/lora-training')
    await page.getByRole('button', { name: 'Create: A style' }).click()
    await expect(page.getByRole('heading', { name: 'Images (0)' })).toBeVisible()
    const right = await greenImages(page, 4)
    const faulty = await faultyImages(page, right[0]?.buffer ?? Buffer.alloc(0))
    await models.files.setInputFiles([...right, ...faulty.map(({ file: each }) => each)])
    await models.checked(11)
    const card = (name: string) => models.images.filter({ hasText: name })
    for (const { fault, file: each } of faulty) {
      await expect(card(each.name).getByText(fault, { exact: true }), fault).toBeVisible()
      // Reason and fix are two sentences.
      await expect(
        card(each.name)
          .getByText(/^[^.]+\. [^.]+\.$/)
          .first(),
      ).toBeVisible()
    }
    await expect(card('fault-7.jpg').getByRole('img', { name: 'Nearly identical: leaf-1.png' })).toBeVisible()
    await expectNoViolations(page, 'a set with faults')
    await page.getByRole('textbox', { name: 'Name' }).fill('Leaves')
    await page.getByRole('textbox', { name: 'Trigger word' }).fill('leafy')
    await expect(page.getByRole('button', { name: /^Train/ })).toBeEnabled()
  })
})
