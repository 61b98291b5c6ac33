import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { giveImage, middleColour } from '../../pages/given-file.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

everydayHost('node')

test.use({ filmSeconds: 8 })

test('upscale: a pasted image is tested, enlarged, compared and shown in a scene @journey', async ({
  page,
  openStory,
  editor,
}) => {
  const { storyId } = openStory
  const workspace = toolPage(page, '/upscale')
  await workspace.open()
  await expect(page.getByText('No results yet')).toBeVisible()
  await giveImage(page, 'paste', 'teal')
  await expect(workspace.size('640 × 640 px')).toBeVisible()
  await workspace.tryOnCrop.press('Enter')
  await expect(workspace.crops).toHaveCount(3, WORKS)
  await page.getByRole('button', { name: /^Crop position/ }).press('Shift+ArrowRight')
  await expect(page.getByRole('button', { name: /^Crop position: 60% from the left/ })).toBeVisible()
  await expectNoViolations(page, 'upscale, with a crop')

  await workspace.setting('Grain').press('ArrowRight')
  await expect(page).toHaveURL(/grain=5/)
  await expect(page.getByText(/^1,280 × 1,280 px · /)).toBeVisible()
  await workspace.start('Upscale').press('Enter')
  await expect(page).toHaveURL(/result=/)
  // The work continues without the page, and the page shows it again.
  await page.reload()
  await expect(workspace.receipt).toContainText('1,280 × 1,280 px', WORKS)
  await expect(workspace.receipt).toContainText('2 credits')
  await workspace.line.press('ArrowLeft')
  expect(await workspace.shareOfOriginal()).toBe('49%')
  await page.keyboard.press('k')
  await expect(workspace.cards.first()).toContainText('Kept')
  await expectNoViolations(page, 'upscale, with a result')

  await page.keyboard.press('u')
  await workspace.dialog.getByRole('listitem').first().getByRole('button').press('Enter')
  await expect(workspace.dialog.getByRole('button', { name: /^Scene 1/ })).toBeVisible()
  await expectNoViolations(page, 'use in a scene')
  await workspace.dialog.getByRole('button', { name: /^Scene 1/ }).press('Enter')
  await expect(page.getByText('Added to the scene')).toBeVisible()
  await page.goto(`/story/${storyId}`)
  await editor.waitUntilOpen(storyId)
  const isTeal = async () => {
    const [red = 255, green = 0, blue = 0] = await middleColour(page)
    return red < 40 && Math.abs(green - 128) < 40 && Math.abs(blue - 128) < 40
  }
  await expect.poll(isTeal).toBe(true)
  await editor.expectSaved()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(isTeal).toBe(false)
})

test('image tool: an image is generated in variations, one of them varied, and a part of it repainted, by keyboard alone', async ({
  page,
  signedIn: _,
}) => {
  const workspace = toolPage(page, '/image')
  await workspace.open()
  await expect(page.getByText('Describe what you want to see.')).toBeVisible()
  await expectNoViolations(page, 'image, empty')
  await workspace.prompt.fill('A red boat')
  await page.getByRole('button', { name: /^Magic prompt/ }).press('Enter')
  await expect(workspace.prompt).toHaveValue(/^A red boat, ./)
  await page.getByRole('radio', { name: '1', exact: true }).press('ArrowRight')
  await page.getByRole('switch', { name: 'Lock the seed' }).press('Space')
  await page.getByRole('textbox', { name: 'Seed' }).fill('41')
  await expect(page.getByRole('button', { name: 'Generate 2 credits' })).toBeEnabled()
  await workspace.start('Generate').press('Enter')
  await expect(workspace.board).toHaveCount(2, WORKS)
  await expectNoViolations(page, 'image, board')
  await page.getByRole('button', { name: 'Variation 2' }).press('Enter')
  await expect(workspace.receipt).toContainText('Seed42')
  const vary = page.getByRole('button', { name: /^Vary/ })
  // Once its price is known.
  await expect(vary).toBeEnabled()
  await vary.press('Enter')
  await expect(workspace.receipt).toBeVisible(WORKS)
  await expect(workspace.receipt).not.toContainText('Seed42', WORKS)
  await expect(workspace.cards).toHaveCount(3)

  await page.getByRole('button', { name: 'Use as source' }).press('Enter')
  await page.getByRole('radio', { name: 'Whole image' }).press('ArrowRight')
  await workspace.surface.press('Space')
  for (let step = 0; step < 4; step++) await workspace.surface.press('Shift+ArrowRight')
  await workspace.prompt.fill('a lighthouse')
  await expectNoViolations(page, 'image, a part')
  await expect(page.getByText('Not charged if it fails')).toBeVisible()
  await workspace.start('Generate').press('Enter')
  await expect(workspace.receipt).toContainText('Marked area only', WORKS)
})
