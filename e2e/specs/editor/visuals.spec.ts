import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { giveImage, middleColour } from '../../pages/given-file.ts'
import { historyPage } from '../../pages/history-page.ts'
import { mediaPanel } from '../../pages/media-panel.ts'
import { timelinePage } from '../../pages/timeline-page.ts'
import { visualTab } from '../../pages/visual-tab.ts'

interface Call {
  path: string
  body: unknown
}

// Clips and images are really generated, after a story.
test.describe.configure({ timeout: 240_000 })

/** Three seconds of H.264 with sound. */
const VIDEO = path.join(import.meta.dirname, '../../../server/modules/rendering/testing/grey-square.mp4')

test.describe('manual edits', () => {
  everydayHost('node')

  test('images are dropped, pasted and repainted, A-rolls and a video are trimmed by their grips, and the scene shows it @journey', async ({
    page,
    editor,
    openStory: _story,
  }) => {
    const visual = visualTab(page)
    const timeline = timelinePage(page)
    const history = historyPage(page)
    const grip = (name: string) => timeline.region.getByRole('slider', { name })
    const dragGrip = async (name: string, dx: number) => {
      const box = await grip(name).boundingBox()
      if (!box) throw new Error(`${name} is not seen`)
      const [x, y] = [box.x + box.width / 2, box.y + box.height - 8]
      await page.mouse.move(x, y)
      await page.mouse.down()
      // Away from snap points.
      await page.keyboard.down('Alt')
      await page.mouse.move(x + dx, y, { steps: 6 })
      await page.mouse.up()
      await page.keyboard.up('Alt')
    }

    await visual.selectScene(1)
    await giveImage(page, 'drop', '#1020e0')
    await expect.poll(() => middleColour(page)).toEqual([16, 32, 224])
    await giveImage(page, 'paste', '#e01020')
    await expect.poll(() => middleColour(page)).toEqual([224, 16, 32])
    const image = visual.parts.first().locator('img')
    const pasted = await image.getAttribute('src')
    await visual.repaint('a red boat')
    await visual.expectNoTask()
    await expect.poll(() => image.getAttribute('src')).not.toBe(pasted)

    await history.runFromPalette('duplicate a-roll')
    await expect(visual.parts).toHaveCount(2)
    await timeline.setFullScale()
    const whole = await visual.lengths()
    await dragGrip('Between A-roll 1 and 2 of scene 1', 30)
    await expect.poll(async () => (await visual.lengths())[0]).toBeGreaterThan(whole[0] ?? 0)
    const shared = await visual.lengths()
    expect(Math.abs(sum(shared) - sum(whole))).toBeLessThanOrEqual(200)
    await history.runFromPalette('move a-roll earlier')
    await expect.poll(visual.lengths).toEqual(shared.toReversed())

    const media = mediaPanel(page)
    await media.open()
    await media.upload({ name: 'square.mp4', mimeType: 'video/mp4', buffer: await readFile(VIDEO) })
    await media.tile('square.mp4').click()
    await expect(visual.trimEnd).toHaveValue('3')
    await dragGrip('End of the video in scene 1', -20)
    await expect.poll(async () => Number(await visual.trimEnd.inputValue())).toBeLessThan(3)
    await dragGrip('Start of the video in scene 1', 10)
    await expect.poll(async () => Number(await visual.trimStart.inputValue())).toBeGreaterThan(0)
    await editor.expectSaved()
  })
})

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

test.describe('successful tasks', () => {
  inLongRun(
    'tests/integration/aroll-commands.test.ts, server/modules/tools/routes/tasks, server/modules/stories/routes/arolls',
  )
  everydayHost('node')

  test('visuals of a scene: durations changed, a stock video trimmed and cropped, AI tasks run and cancelled', async ({
    page,
    editor,
    openStory,
  }) => {
    const visual = visualTab(page)
    await visual.press('Generation details')
    await expect(visual.dialog).toContainText('Built-in draft engine')
    await expect(visual.dialog.getByRole('button', { name: /^Regenerate/ })).toBeVisible()
    await expectNoViolations(page, 'what made this')
    await page.keyboard.press('Escape')
    await visual.press('Duplicate A-roll')
    await expect(visual.parts).toHaveCount(2)
    const whole = (await visual.lengths()).reduce((sum, one) => sum + one, 0)

    await visual.choose(1)
    await visual.setLength(1_000)
    await expect.poll(async () => (await visual.lengths())[0]).toBe(1_000)
    await visual.boundary.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await visual.lengths())[0]).toBe(1_100)
    await editor.expectSaved()
    expect(Math.abs((await visual.lengths()).reduce((sum, one) => sum + one, 0) - whole)).toBeLessThanOrEqual(100)

    await visual.pickFrom('Transition', 'Wipe')
    await visual.press('Apply motion and transition to all scenes')
    await editor.expectSaved()
    await visual.selectScene(2)
    await expect(visual.transition).toHaveAccessibleName('Transition: Wipe')

    await visual.selectScene(1)
    await visual.choose(2)
    await visual.showStockVideo('mountain lake dawn')
    await visual.trimEnd.fill('3')
    await visual.trimEnd.press('Enter')
    await editor.expectSaved()
    await expect(visual.trimEnd).toHaveValue('3')
    // Beyond the media: the field is limited to its length.
    await visual.trimEnd.fill('99')
    await visual.trimEnd.press('Enter')
    await expect(visual.trimEnd).toHaveValue('5')
    await visual.fullVideo.check()
    await expect.poll(async () => (await visual.lengths())[1]).toBe(5_000)
    await visual.fullVideo.uncheck()
    await expect.poll(async () => (await visual.lengths())[1]).toBeLessThan(5_000)

    await visual.crop.click()
    await visual.dialog.getByText('1:1', { exact: true }).click()
    await visual.dialog
      .getByRole('button', { name: 'Corner bottom right. Arrow keys move it' })
      .press('Shift+ArrowLeft')
    await visual.dialog.getByRole('button', { name: 'Crop', exact: true }).click()
    await expect(visual.crop).toHaveText(/^5\d × 9\d%$/)
    await editor.expectSaved()
    await page.reload()
    await editor.waitUntilOpen(openStory.storyId)
    await visual.choose(2)
    await expect(visual.crop).toHaveText(/^5\d × 9\d%$/)
    await expect(visual.parts).toHaveCount(2)

    const asked: Call[] = []
    page.on('request', (request) => {
      const { pathname: path } = new URL(request.url())
      if (request.method() === 'POST' && /task\/create|create_inpainting/.test(path))
        asked.push({ path, body: request.postDataJSON() })
    })
    await visual.selectScene(2)
    const image = visual.parts.first().locator('img')
    const before = await image.getAttribute('src')
    await visual.repaint('remove it')
    await visual.expectNoTask()
    await expect.poll(() => image.getAttribute('src'), { timeout: 30_000 }).not.toBe(before)
    expect(asked.splice(0)).toHaveLength(1)

    await visual.openTool('Image to video')
    await visual.dialog.getByRole('textbox', { name: 'Length in seconds' }).fill('1')
    await visual.dialog.getByRole('textbox', { name: 'Motion prompt' }).fill('slowly closer')
    await visual.dialog.getByRole('button', { name: /^Start/ }).dblclick()
    await expect(visual.dialog).toBeHidden()
    await expect(visual.trimEnd).toHaveValue('1', { timeout: 60_000 })
    const [clip] = asked.splice(0)
    expect(clip).toMatchObject({ body: { duration: 1, expression_intensity: 3, generate_audio: false } })

    // Its receipt repeats the request, with the image that it animated.
    await visual.press('Generation details')
    await visual.dialog.getByRole('button', { name: 'Use these settings' }).click()
    await expect(visual.dialog.getByRole('textbox', { name: 'Motion prompt' })).toHaveValue('slowly closer')
    await visual.dialog.getByRole('textbox', { name: 'Length in seconds' }).fill('2')
    await visual.dialog.getByRole('textbox', { name: 'Motion prompt' }).click()
    await visual.dialog.getByRole('button', { name: /^Start/ }).click()
    await expect(visual.trimEnd).toHaveValue('2', { timeout: 60_000 })
    expect(asked.splice(0)).toEqual([{ ...clip, body: { ...(clip?.body as object), duration: 2 } }])

    await visual.selectScene(3)
    await visual.openTool('Image to video')
    await visual.dialog.getByRole('textbox', { name: 'Length in seconds' }).fill('30')
    await visual.dialog.getByRole('textbox', { name: 'Motion prompt' }).click()
    await visual.dialog.getByRole('button', { name: /^Start/ }).click()
    await visual.press('Cancel')
    await expect(page.getByText('Cancelled. You were not charged.').first()).toBeVisible()
    await visual.press('Generations')
    await expect(visual.dialog.locator('button:has(img)').first()).toBeVisible()
  })
})

test.describe('failed tasks', () => {
  inLongRun('tests/integration/failed-task.test.tsx, src/features/editor/core/story-tasks.test.ts')
  test.skip(({ host }) => host !== 'tab', 'The tab host’s scenario makes the engine fail.')

  test('a failed task shows its error, also after a reload, and is retried', async ({
    page,
    editor,
    openStory,
    consoleErrors,
  }) => {
    consoleErrors.expectText('Broken by the developer panel')
    const breakEngine = (name: 'illustrator' | null) =>
      page.evaluate((state) => sessionStorage.setItem('storyloom-tab-host-scenario', JSON.stringify(state)), {
        engines: name === null ? {} : { [name]: 'fails' },
      })
    const visual = visualTab(page)
    const failed = editor.inspector.getByText(/: Broken by the developer panel\. You were not charged\.$/)
    await breakEngine('illustrator')
    await visual.selectScene(2)
    await visual.openTool('Edit image')
    await visual.dialog.getByRole('textbox').first().fill('at night')
    await visual.dialog.getByRole('button', { name: /^Start/ }).click()
    await expect(failed).toBeVisible()
    await page.reload()
    await editor.waitUntilOpen(openStory.storyId)
    await visual.selectScene(2)
    await expect(failed).toBeVisible()
    await breakEngine(null)
    const image = visual.parts.first().locator('img')
    const shown = await image.getAttribute('src')
    await editor.inspector.getByRole('button', { name: /^Retry.*credits?$/ }).click()
    await expect(failed).toBeHidden()
    await expect.poll(() => image.getAttribute('src'), { timeout: 30_000 }).not.toBe(shown)
  })
})
