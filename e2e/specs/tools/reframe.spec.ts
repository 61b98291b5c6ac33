import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { middleColour, offCentreImage } from '../../pages/given-file.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

everydayHost('node')
test.use({ filmSeconds: 8 })

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

test('reframe: an image is framed on its subject, shown in a scene, and framed again from there', async ({
  page,
  openStory,
  editor,
}) => {
  const { storyId } = openStory
  const workspace = toolPage(page, '/reframe')
  await workspace.open()
  const image = await offCentreImage(page)
  const priced: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/task/estimate')) priced.push(response.status())
  })
  await workspace.give(file('disc.png', 'image/png', image))
  await expect(workspace.focalPoint).toHaveAccessibleName(
    /^Focal point: (19|20|21)% from the left, (49|50|51)% from the top/,
  )
  await expect(page.getByText('Nothing would be cropped. Choose another aspect ratio or a smaller frame')).toBeVisible()
  await workspace.pick('Aspect ratio', '9:16')
  await expect(page.getByText(/^202 × 360 px · /)).toBeVisible()
  // No price is requested without a shape, which would have been an error.
  expect(new Set(priced)).toEqual(new Set([200]))
  await workspace.pick('Safe area', 'TikTok · 2026-05')
  await expect(page.getByText('TikTok', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'reframe, a crop')
  await workspace.start('Reframe').press('Enter')
  await expect(workspace.receipt).toContainText(/Focal point(19|20|21)% from the left/, WORKS)
  await expect(workspace.receipt).toContainText('Result202 × 360 px')
  // In the scene, the subject is in the middle.
  await workspace.useInScene(1)

  await workspace.useTheseSettings.press('Enter')
  await workspace.focalPoint.press('Shift+ArrowRight')
  await expect(workspace.focalPoint).toHaveAccessibleName(/^Focal point: (29|30|31)% from the left/)
  await page.getByRole('button', { name: 'Find the subject' }).press('Enter')
  await expect(workspace.focalPoint).toHaveAccessibleName(/^Focal point: (19|20|21)% from the left/)

  // From the editor to the tool with the scene's image, and back.
  await page.goto(`/story/${storyId}`)
  await editor.waitUntilOpen(storyId)
  const isRed = async () => {
    const [red = 0, green = 255, blue = 255] = await middleColour(page)
    return red > 150 && green < 90 && blue < 90
  }
  await expect.poll(isRed).toBe(true)
  await page.getByRole('button', { name: 'AI tools' }).click()
  await page.getByRole('menuitem', { name: 'Change aspect ratio' }).click()
  await page.getByRole('link', { name: 'Open in tool' }).click()
  await expect(page).toHaveURL(/\/reframe\?/)
  await expect(workspace.size('202 × 360 px')).toBeVisible()
  await workspace.pick('Aspect ratio', '1:1')
  await expect(page.getByText(/^202 × 202 px · /)).toBeVisible()
  await workspace.start('Reframe').press('Enter')
  await expect(workspace.receipt).toContainText('Result202 × 202 px', WORKS)
  await page.keyboard.press('u')
  await expect(page.getByText('Added to the scene')).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to the story' })
  // To the scene that it came from.
  await expect(back).toHaveAttribute('href', /[?&]scene=/)
  await back.click()
  await editor.waitUntilOpen(storyId)
  await expect.poll(isRed).toBe(true)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(isRed).toBe(true)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(isRed).toBe(false)
})
