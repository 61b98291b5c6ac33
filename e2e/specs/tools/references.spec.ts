import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { badPictures } from '../../fixtures/bad-files.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { offCentrePicture } from '../../pages/given-file.ts'
import { toolPage } from '../../pages/tool-page.ts'

everydayHost('node')

for (const address of ['/image', '/modify-video'] as const)
  test(`a reference of ${address} that cannot be followed is told at its field: nothing is lost or charged, and a right one arrives`, async ({
    page,
    signedIn: _,
    consoleErrors,
  }) => {
    test.setTimeout(300_000)
    // The storage refuses what is no picture.
    consoleErrors.expectStatus(400)
    const bench = toolPage(page, address)
    const clip = await readFile(path.join(import.meta.dirname, '../../fixtures/clip.mp4'))
    const picture = await offCentrePicture(page)
    const right = { name: 'disc.png', mimeType: 'image/png', buffer: picture }
    await bench.open()
    const before = (await bench.credits.textContent()) ?? ''
    if (address === '/modify-video') await bench.giveVideo({ name: 'square.mp4', mimeType: 'video/mp4', buffer: clip })
    await bench.prompt.fill('warmer, a red boat')
    const bad = [
      ...badPictures(picture),
      [{ name: 'square.mp4', mimeType: 'video/mp4', buffer: clip }, 'This is a video. Choose a picture.'] as const,
    ]
    for (const [file, why] of bad) {
      await bench.reference.setInputFiles(file)
      await expect(bench.problemOfReference).toHaveText(why)
      await expect(bench.references).toHaveCount(0)
    }
    await expectNoViolations(page, `${address}, a reference is refused`)
    await expect(bench.prompt).toHaveValue('warmer, a red boat')
    await expect(bench.start(address === '/image' ? 'Make' : 'Modify')).toBeEnabled()

    await bench.reference.setInputFiles(right)
    await expect(bench.references).toHaveCount(1)
    await expect(bench.problemOfReference).toBeHidden()
    await page.reload()
    await expect(bench.references.getByRole('img', { name: 'disc.png' })).toBeVisible()
    await expect(bench.prompt).toHaveValue('warmer, a red boat')
    if (address === '/image') {
      const [[empty] = [right]] = bad
      await bench.reference.setInputFiles(empty)
      await expect(bench.problemOfReference).toHaveText('The file is empty')
      await expect(bench.references).toHaveCount(1)
    }
    await expect(bench.start(address === '/image' ? 'Make' : 'Modify')).toBeEnabled()
    await expect(bench.credits).toHaveText(before)
    await bench.references.getByRole('button', { name: 'Without Reference 1' }).press('Enter')
    await expect(bench.references).toHaveCount(0)
  })
