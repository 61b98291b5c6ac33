import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { tabTo } from '../../fixtures/tab-to.ts'
import { expect, test } from '../../fixtures/test.ts'
import { offCentreImage } from '../../pages/given-file.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

inLongRun('e2e/specs/tools/tools.spec.ts, e2e/specs/accessibility/keyboard.spec.ts')

everydayHost('node')
test.use({ filmSeconds: 8 })

test('each tool by keyboard alone, from choosing a source to a scene', async ({ page, openStory: _ }) => {
  test.setTimeout(300_000)
  const press = async (control: Locator, key = 'Enter') => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  }
  const chooseFile = async (name: string, mimeType: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await press(page.getByRole('button', { name: 'Choose a file' }))
    await (await choosing).setFiles({ name, mimeType, buffer })
  }
  const type = async (control: Locator, words: string) => {
    await tabTo(page, control)
    await page.keyboard.insertText(words)
  }
  /** From the settings to the newest story's first scene. */
  const makeAndUse = async (workspace: ReturnType<typeof toolPage>, verb: string) => {
    await expect(workspace.start(verb)).toBeEnabled()
    await press(workspace.start(verb))
    await expect(workspace.receipt).toBeVisible(WORKS)
    await page.keyboard.press('u')
    await press(workspace.dialog.getByRole('listitem').first().getByRole('button'))
    await press(workspace.dialog.getByRole('button', { name: /^Scene 1\b/ }))
    await expect(page.getByText('Added to the scene')).toBeVisible()
    await expect(workspace.dialog).toBeHidden()
  }

  await test.step('upscale an own image', async () => {
    const workspace = toolPage(page, '/upscale')
    await workspace.open()
    await press(page.getByRole('button', { name: 'Choose from your media' }))
    await press(workspace.dialog.getByRole('listitem').first().getByRole('button'))
    await press(workspace.tryOnCrop)
    await expect(workspace.crops.first()).toBeVisible(WORKS)
    await press(page.getByRole('button', { name: /^Crop position/ }), 'ArrowRight')
    await press(workspace.setting('Grain'), 'ArrowRight')
    await expect(page).toHaveURL(/grain=5/)
    await makeAndUse(workspace, 'Upscale')
    await press(workspace.line, 'ArrowLeft')
    expect(await workspace.shareOfOriginal()).toBe('49%')
    await page.keyboard.press('k')
    await expect(workspace.cards.first()).toContainText('Kept')
  })

  await test.step('reframe a file', async () => {
    const workspace = toolPage(page, '/reframe')
    await workspace.open()
    await chooseFile('disc.png', 'image/png', await offCentreImage(page))
    await expect(workspace.focalPoint).toBeVisible()
    await press(page.getByRole('button', { name: /^Aspect ratio: / }))
    // The menu supports letters and arrows, as lists do.
    while (!/^9:16/.test((await page.locator(':focus').textContent()) ?? '')) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/ratio=9%3A16/)
    await press(workspace.focalPoint, 'ArrowRight')
    await makeAndUse(workspace, 'Reframe')
  })

  await test.step('modify a video', async () => {
    const workspace = toolPage(page, '/modify-video')
    await workspace.open()
    const clip = await readFile(path.join(import.meta.dirname, '../../fixtures/clip.mp4'))
    await chooseFile('square.mp4', 'video/mp4', clip)
    await expect(workspace.size('320 × 180 px · 0:02.0')).toBeVisible()
    await press(page.getByRole('slider', { name: 'Range end' }), 'PageDown')
    await expect(page).toHaveURL(/end=1000/)
    await type(workspace.prompt, 'warmer')
    await makeAndUse(workspace, 'Modify')
    await press(page.getByRole('radiogroup', { name: 'Compare' }).getByRole('radio'), 'ArrowRight')
    await press(page.getByRole('button', { name: 'Next frame' }))
  })

  await test.step('generate an image', async () => {
    const workspace = toolPage(page, '/image')
    await workspace.open()
    await type(workspace.prompt, 'A red boat')
    await makeAndUse(workspace, 'Generate')
  })
})
