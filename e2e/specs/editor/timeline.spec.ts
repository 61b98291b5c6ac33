import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { timelinePage } from '../../pages/timeline-page.ts'

everydayHost('node')

test('timeline and player: zoom, seek, trim, reorder, select, shuttle, guides, captions as text @journey', async ({
  page,
  openStory,
  editor,
}) => {
  test.setTimeout(120_000)
  expect(openStory.storyId).not.toBe('')
  const timeline = timelinePage(page)
  const edits: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET') edits.push(new URL(request.url()).pathname)
  })
  const scenes = await timeline.clips.count()
  expect(scenes).toBeGreaterThanOrEqual(3)

  await test.step('zoom stays under the pointer', async () => {
    const before = await timeline.zoom()
    expect(await timeline.zoomAround(1, -400)).toBeLessThan(3)
    expect(await timeline.zoom()).toBeGreaterThan(before)
    await page.keyboard.press('-')
    await timeline.fit.click()
    await expect(timeline.clip(scenes)).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('ruler and words seek', async () => {
    await timeline.clickRuler(2)
    await expect.poll(editor.currentFrame).toBeGreaterThan(30)
    await timeline.clickCaption(1, 0.4)
    const caption = page.locator('[data-part="caption"]')
    await expect(caption).toHaveText(/\w+/)
    // Text over the image can be selected as any other.
    expect(
      await caption.evaluate((element) => {
        getSelection()?.selectAllChildren(element)
        return getSelection()?.toString()
      }),
    ).toBe(await caption.textContent())
  })

  await test.step('an end is trimmed by pointer and by key, each with one call', async () => {
    await timeline.select(1)
    const [width, duration] = [await timeline.widthOf(1), await editor.duration()]
    edits.length = 0
    await timeline.dragEnd(1, 60)
    await expect.poll(editor.duration).toBeGreaterThan(duration)
    expect(await timeline.widthOf(1)).toBeGreaterThan(width)
    await editor.expectSaved()
    const longer = await editor.duration()
    await timeline.endOf(1).press('ArrowLeft')
    await expect.poll(editor.duration).toBeLessThan(longer)
    await editor.expectSaved()
    expect(edits).toEqual(Array(2).fill(expect.stringContaining('update_scene_pause')))
  })

  await test.step('scenes are reordered by pointer and by key, each with one call', async () => {
    const [first, second] = [await timeline.idOf(1), await timeline.idOf(2)]
    edits.length = 0
    await timeline.dragBehind(1, 2)
    await expect.poll(() => timeline.idOf(2)).toBe(first)
    expect(await timeline.idOf(1)).toBe(second)
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => timeline.idOf(1)).toBe(first)
    await editor.expectSaved()
    expect(edits).toEqual(Array(2).fill(expect.stringContaining('reorder_scenes')))
  })

  await test.step('Escape cancels a drag', async () => {
    const { x, y } = (await timeline.clip(1).boundingBox()) ?? { x: 0, y: 0 }
    edits.length = 0
    await page.mouse.move(x + 30, y + 9)
    await page.mouse.down()
    await page.mouse.move(x + 400, y + 9, { steps: 6 })
    await expect(page.locator('[data-mark="insertion"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.locator('[data-mark="insertion"]')).toHaveCount(0)
    expect(edits).toEqual([])
  })

  await test.step('a marquee selects; the selection is deleted and restored', async () => {
    await timeline.marquee(1, 2)
    await expect(timeline.selected).toHaveCount(2)
    await expect(timeline.region.getByRole('status')).toHaveText('2 scenes selected')
    await page.keyboard.press('Delete')
    await expect(timeline.clips).toHaveCount(scenes - 2)
    await editor.expectSaved()
    await page.keyboard.press('Control+z')
    await expect(timeline.clips).toHaveCount(scenes)
    await timeline.select(1)
    await timeline.select(3, ['Shift'])
    await expect(timeline.selected).toHaveCount(3)
  })

  await test.step('J, K and L', async () => {
    const speed = page.getByRole('button', { name: /^Preview speed/ })
    await page.keyboard.press('Home')
    await page.keyboard.press('l')
    await expect.poll(editor.currentFrame).toBeGreaterThan(20)
    await page.keyboard.press('l')
    await expect(speed).toHaveText('2×')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(speed).toHaveText('−2×')
    await expect.poll(editor.currentFrame).toBe(0)
    await page.keyboard.press('k')
    await expect(speed).toHaveText('1×')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })

  await test.step('guides of a platform, with their date', async () => {
    await page.getByRole('button', { name: 'Safe-area guides' }).click()
    await page.getByRole('menuitemradio', { name: /^YouTube/ }).click()
    await expect(page.locator('[data-part="safe-area"]')).toHaveText(/YouTube · 20\d\d-\d\d/)
  })
})
