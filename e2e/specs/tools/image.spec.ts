import { expectNoViolations } from '../../fixtures/axe.ts'
import { openExportedFilm } from '../../fixtures/exported-film.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

inLongRun(
  'server/modules/tools/plan-image.test.ts, server/modules/tools/routes/tasks/tool-results.test.ts, tests/integration/tool-pages.test.tsx',
)
everydayHost('node')
test.use({ filmSeconds: 8 })

test('image tool: unused stock is expanded and used in a scene and in the video, by keyboard and over reloads', async ({
  page,
  context,
  openStory,
  editor,
}, testInfo) => {
  test.setTimeout(300_000)
  const workspace = toolPage(page, '/image')
  await workspace.open()
  await page.getByRole('button', { name: 'Choose from cast' }).press('Enter')
  await expect(workspace.dialog.getByText('No characters yet')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Choose from your media' }).press('Enter')
  await workspace.dialog.getByRole('radio', { name: 'Your media' }).press('ArrowRight')
  await workspace.dialog.getByRole('listitem').first().getByRole('button').press('Enter')
  await expect(workspace.dialog.getByRole('button', { name: /^Scene 1/ })).toBeVisible()
  await workspace.dialog.getByRole('radio', { name: 'Scenes' }).press('ArrowRight')
  await workspace.dialog.getByRole('searchbox', { name: 'Search stock' }).fill('harbour')
  await expect(workspace.dialog.getByRole('button', { name: 'Old harbour before the storm' })).toBeVisible()
  await expectNoViolations(page, 'image, stock')
  await workspace.dialog.getByRole('button', { name: 'Old harbour before the storm' }).press('Enter')
  await expect(workspace.size('1,920 × 1,080 px')).toBeVisible()
  await page.reload()
  await expect(workspace.size('1,920 × 1,080 px')).toBeVisible()

  await page.getByRole('radio', { name: 'Whole image' }).press('ArrowRight')
  await page.getByRole('radio', { name: 'Selection' }).press('ArrowRight')
  await expect(page).toHaveURL(/change=around/)
  await expect(page.getByText('41% will be added')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^2,496 × 1,404 px · /)).toBeVisible()
  await expectNoViolations(page, 'image, around it')
  await workspace.start('Generate').press('Enter')
  await expect(page).toHaveURL(/result=/)
  await page.reload()
  await expect(workspace.receipt).toContainText('2,496 × 1,404 px', WORKS)
  await expect(workspace.receipt).toContainText('2 credits')
  await workspace.useTheseSettings.press('Enter')
  await expect(page.getByText('41% will be added')).toBeVisible()
  await workspace.cards.first().getByRole('link').press('Enter')
  await expect(workspace.receipt).toBeVisible()
  await expect(page).toHaveURL(/\/image\?/)

  await workspace.open()
  await page.getByRole('button', { name: 'Choose from your media' }).press('Enter')
  await workspace.dialog.getByRole('listitem').first().getByRole('button').press('Enter')
  await expect(workspace.size('2,496 × 1,404 px')).toBeVisible()
  // Pasted: a workspace checks words half a second after the last letter, and half of these have no meaning.
  await workspace.prompt.focus()
  await page.keyboard.insertText('black and white')
  await expect(workspace.start('Generate')).toBeEnabled()
  await workspace.start('Generate').press('Enter')
  await expect(workspace.receipt).toContainText('black and white', WORKS)
  await workspace.useInScene(1)
  // Undone and added again.
  await page.getByRole('button', { name: 'Remove from scene' }).press('Enter')
  await expect(page.getByText('Previous image restored')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from scene' })).toHaveCount(0)
  await workspace.useInScene(1)

  await page.goto(`/story/${openStory.storyId}`)
  await editor.waitUntilOpen(openStory.storyId)
  const shown = await editor.shownFrame()
  const film = await openExportedFilm(editor, context, testInfo)
  expect(await film.compare(shown)).toBeGreaterThan(0.9)
  await film.close()
})
