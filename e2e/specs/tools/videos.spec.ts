import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { openExportedFilm } from '../../fixtures/exported-film.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

inLongRun(
  'server/modules/tools/routes/tasks/reframe-video.test.ts, server/node/browser-videos.test.ts, e2e/specs/tools/modify-video.spec.ts',
)
everydayHost('node')
test.use({ filmSeconds: 8 })

const CLIP = path.join(import.meta.dirname, '../../fixtures/clip.mp4')

test('reframe video: the subject is tracked, its path changed by keys, and the new shape shown in a scene', async ({
  page,
  context,
  openStory,
  editor,
}, testInfo) => {
  test.setTimeout(300_000)
  const clip = await readFile(CLIP)
  const workspace = toolPage(page, '/reframe')
  await workspace.open()
  // Before the video: its own shape would crop nothing, and the request would be an error.
  await workspace.pick('Aspect ratio', '9:16')
  await workspace.giveVideo({ name: 'square.mp4', mimeType: 'video/mp4', buffer: clip })
  await expect(workspace.size('320 × 180 px · 0:02.0')).toBeVisible()
  await expect(page.getByText(/^Tracking the subject/)).toBeVisible(WORKS)
  await workspace.pick('Safe area', /^TikTok/)
  await expect(page.getByText('100 × 180 px', { exact: false })).toBeVisible()
  await expectNoViolations(page, 'reframe, a video')

  await expect(page.getByText('0:00.0 of 0:02.0')).toBeVisible()
  // A keyframe is set at the video's position, and found again by keys.
  await page.getByRole('slider', { name: 'Position in the video' }).fill('1.5')
  await workspace.focalPoint.press('Shift+ArrowLeft')
  await expect(page).toHaveURL(/path=/)
  await expect(page.getByText('Set manually.')).toBeVisible()
  const keys = page.getByRole('group', { name: 'Keyframes' })
  await expect(keys.getByRole('status')).toHaveText(/^Keyframe \d+ of \d+$/)
  const present = await keys.getByRole('status').textContent()
  await page.keyboard.press('[')
  await expect(keys.getByRole('status')).not.toHaveText(present ?? '')
  await page.reload()
  await expect(page.getByText('Set manually.')).toBeVisible()

  await expect(workspace.start('Reframe')).toBeEnabled()
  await workspace.start('Reframe').press('Enter')
  await expect(page).toHaveURL(/result=/)
  await page.reload()
  await expect(workspace.receipt).toContainText('100 × 180 px', WORKS)
  await expect(workspace.receipt).toContainText(/Path\s*\d+ keys?/)
  await expectNoViolations(page, 'reframe, with a video')
  await workspace.useInScene(1)
  await page.goto(`/story/${openStory.storyId}`)
  await editor.waitUntilOpen(openStory.storyId)
  const film = await openExportedFilm(editor, context, testInfo)
  // The red square moves from left to right through the video, and is in the middle of the reframed one.
  for (const frame of [3, 30]) {
    const [red, green, blue] = await film.colourAt(frame, 0.5, 0.5)
    expect([red > 150, green < 90, blue < 90]).toEqual([true, true, true])
  }
  await film.close()
})

test('a video is enlarged: models compared on a crop of one frame, cancelled without a charge, restarted, reloaded meanwhile', async ({
  page,
  context,
  openStory,
  editor,
}, testInfo) => {
  test.setTimeout(300_000)
  const clip = await readFile(CLIP)
  const workspace = toolPage(page, '/upscale')
  await workspace.open()
  await workspace.giveVideo({ name: 'square.mp4', mimeType: 'video/mp4', buffer: clip })
  await expect(page.getByText(/640 × 360 px/)).toBeVisible()
  await workspace.factor('4×').press('Space')
  await expect(page.getByText(/1,280 × 720 px/)).toBeVisible()
  await page.getByRole('button', { name: 'Try on this frame for free' }).press('Enter')
  await expect(workspace.crops).toHaveCount(3, WORKS)
  await expect(page.getByText(/2.0 s at 2 credits per second/)).toBeVisible()
  await expectNoViolations(page, 'upscale, a video')

  await expect(workspace.start('Upscale')).toBeEnabled()
  await workspace.start('Upscale').press('Enter')
  await page.getByRole('button', { name: /^Cancel/ }).press('Enter')
  await expect(page.getByText('Cancelled. You were not charged.')).toBeVisible(WORKS)
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(workspace.start('Upscale')).toBeEnabled()
  await workspace.start('Upscale').press('Enter')
  await expect(page).toHaveURL(/result=/)
  await page.reload()
  await expect(workspace.receipt).toContainText('1,280 × 720 px', WORKS)
  await expect(workspace.receipt).toContainText('4 credits')

  // A frame of the result and of the source.
  await page.getByRole('radio', { name: 'Side by side' }).press('Space')
  await page.getByRole('slider', { name: 'Position in both videos' }).fill('0.5')
  await expect.poll(async () => (await framesOf(page)).map(({ at }) => at)).toEqual([50, 50])
  const [was, is] = await framesOf(page)
  await workspace.useInScene(1)
  await page.goto(`/story/${openStory.storyId}`)
  await editor.waitUntilOpen(openStory.storyId)
  const film = await openExportedFilm(editor, context, testInfo)
  const likeness = (shown: typeof is) => film.compare({ frame: 15, image: shown?.image ?? '' })
  const [toResult, toSource] = [await likeness(is), await likeness(was)]
  expect(toResult).toBeGreaterThan(0.95)
  // Hard edges again: the video is not the source scaled by the browser.
  expect(toResult).toBeGreaterThan(toSource)
  await film.close()
})

/** The current frames of the compared videos, at the size of the larger one. */
const framesOf = (page: Page) =>
  page.getByRole('region', { name: 'Result', exact: true }).evaluate((region) =>
    [...region.querySelectorAll('video')].map((video) => {
      const canvas = document.createElement('canvas')
      canvas.width = 1280
      canvas.height = 720
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
      return { at: Math.round(video.currentTime * 100), image: canvas.toDataURL() }
    }),
  )
