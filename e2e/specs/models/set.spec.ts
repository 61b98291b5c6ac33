import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { faultyPictures, greenPictures, modelsPage, zipBomb } from '../../pages/models-page.ts'

everydayHost('node')

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

test('files that are no pictures are named in place, and the set stays; a picture is cropped, rotated and put back by keys', async ({
  page,
  signedIn: _,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  // The storage refuses what is no picture.
  consoleErrors.expectStatus(400)
  consoleErrors.expectStatus(415)
  const models = modelsPage(page)
  await page.goto('/app')
  await models.open()
  await models.begin('A style')
  const [leaf, other] = await greenPictures(page, 2)
  if (!leaf || !other) throw new Error('No pictures')
  const wide = Buffer.from(leaf.buffer)
  wide.writeUInt32BE(30_000, 16)
  const asked = page.evaluate(
    () =>
      new Promise((resolve) => {
        const timer = setInterval(() => {
          if (dispatchEvent(new Event('beforeunload', { cancelable: true }))) return
          clearInterval(timer)
          resolve('asked')
        }, 10)
      }),
  )
  await models.files.setInputFiles([
    leaf,
    other,
    file('empty.png', 'image/png', Buffer.alloc(0)),
    file('words.png', 'image/png', Buffer.from('no picture '.repeat(20))),
    file('half.png', 'image/png', leaf.buffer.subarray(0, leaf.buffer.length / 2)),
    file('wide.png', 'image/png', wide),
    file('phone.heic', 'image/heic', Buffer.from('x')),
    file('clip.mp4', 'video/mp4', Buffer.from('x')),
    file('bomb.zip', 'application/zip', zipBomb()),
  ])
  // Who leaves meanwhile is asked first, and nobody afterwards.
  expect(await asked).toBe('asked')
  await models.checked(2)
  expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true)
  for (const words of [
    'empty.png: The file is empty',
    'half.png: The picture is cut off: a part of the file is missing',
    'wide.png: The picture is too large (30000 × 520 pixels)',
    'phone.heic: HEIC pictures are not supported; save it as JPEG or PNG',
    'clip.mp4: This is no picture; PNG, JPEG, WebP and GIF are taken',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(/^words\.png: .*not a picture/)).toBeVisible()
  await expect(page.getByText(/^bomb\.zip: .*unpacks to more/)).toBeVisible()
  await expectNoViolations(page, 'files that a set does not take')
  await page.getByRole('button', { name: 'Dismiss' }).click()

  const caption = page.getByRole('textbox', { name: 'Caption of leaf-1.png' })
  await caption.fill('leaves in the wind')
  await caption.blur()
  const card = models.pictures.filter({ hasText: 'leaf-1.png' })
  const shown = () => card.locator('img').first().getAttribute('src')
  const original = await shown()
  await page.getByRole('button', { name: 'Crop and rotate leaf-1.png' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate leaf-1.png' })
  await expect(dialog.getByText('520 × 520 px. Nothing is turned or cut off yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Rotate left' }).press('Enter')
  await dialog.getByRole('radio', { name: 'As it is' }).press('ArrowRight')
  await dialog.getByRole('radio', { name: '1:1' }).press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Size' }).press('Home')
  await expect(dialog.getByText(/^96 × 130 px come out/)).toBeVisible()
  const frame = dialog.getByRole('button', { name: /^What is kept/ })
  await frame.press('Shift+ArrowLeft')
  await expect(frame).toHaveAccessibleName(/^What is kept: its middle is 40 % from the left/)
  await expectNoViolations(page, 'a picture that is cropped')
  await dialog.getByRole('button', { name: 'Put it in place' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  // Looked at anew: what is left of it is small.
  await expect(card.getByText('Small', { exact: true })).toBeVisible()
  await expect(caption).toHaveValue('leaves in the wind')
  await page.reload()
  await expect(card.getByText('Small', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Put back the original of leaf-1.png' }).press('Enter')
  await expect(card.getByText('Small', { exact: true })).toHaveCount(0)
  await models.checked(2)
  const fileOf = (address: string | null) => address?.split('?')[0]
  await expect.poll(async () => fileOf(await shown())).toBe(fileOf(original))
  await expect(page.getByRole('button', { name: 'Put back the original of leaf-1.png' })).toHaveCount(0)
  await expect(caption).toHaveValue('leaves in the wind')

  // All captions at once: what each becomes is shown before, and can be taken back.
  await page.getByRole('button', { name: 'Find and replace' }).press('Enter')
  await page.getByLabel('Find', { exact: true }).fill('wind')
  await page.getByLabel('Replace with').fill('rain')
  await expect(page.getByRole('group', { name: 'What comes of it' })).toHaveText(
    'leaves in the wind leaves in the rain',
  )
  await expectNoViolations(page, 'captions that are replaced')
  await page.getByRole('button', { name: 'Replace in 1 caption' }).press('Enter')
  await expect(caption).toHaveValue('leaves in the rain')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(caption).toHaveValue('leaves in the wind')
  // What was only just typed is neither drafted over nor left out.
  await caption.fill('leaves at noon')
  await page.getByRole('button', { name: /^Draft the empty ones/ }).click()
  await expect(page.getByRole('textbox', { name: 'Caption of leaf-2.png' })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Trigger word' }).fill('leafy')
  await caption.fill('leaves at dusk')
  await page.getByRole('button', { name: 'Put the trigger in each' }).click()
  await expect(caption).toHaveValue('leafy, leaves at dusk')
  await page.reload()
  await expect(caption).toHaveValue('leafy, leaves at dusk')
})

test('a picture with a fault gets its badge with reason and fix; only what cannot be trained with stands in the way @journey', async ({
  page,
  signedIn: _,
}) => {
  test.setTimeout(180_000)
  const models = modelsPage(page)
  await page.goto('/lora-training')
  await page.getByRole('button', { name: 'Create: A style' }).click()
  await expect(page.getByRole('heading', { name: 'Pictures (0)' })).toBeVisible()
  const right = await greenPictures(page, 4)
  const faulty = await faultyPictures(page, right[0]?.buffer ?? Buffer.alloc(0))
  await models.files.setInputFiles([...right, ...faulty.map(({ file: each }) => each)])
  await models.checked(11)
  const card = (name: string) => models.pictures.filter({ hasText: name })
  for (const { fault, file: each } of faulty) {
    await expect(card(each.name).getByText(fault, { exact: true }), fault).toBeVisible()
    // Reason and fix are two sentences.
    await expect(
      card(each.name)
        .getByText(/^[^.]+\. [^.]+\.$/)
        .first(),
    ).toBeVisible()
  }
  await expect(card('fault-7.jpg').getByRole('img', { name: 'Nearly the same: leaf-1.png' })).toBeVisible()
  await expectNoViolations(page, 'a set with faults')
  await page.getByRole('textbox', { name: 'Name' }).fill('Leaves')
  await page.getByRole('textbox', { name: 'Trigger word' }).fill('leafy')
  await expect(page.getByRole('button', { name: /^Train/ })).toBeEnabled()
})
