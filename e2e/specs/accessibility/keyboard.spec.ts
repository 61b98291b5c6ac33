import { tabTo } from '../../fixtures/tab-to.ts'
import { expect, test } from '../../fixtures/test.ts'
import { timelinePage } from '../../pages/timeline-page.ts'

test.use({ filmSeconds: 8 })

test('the editor can be used without a mouse, from opening to export', async ({ page, openStory, editor }) => {
  test.setTimeout(400_000)
  expect(openStory.storyId).not.toBe('')
  const timeline = timelinePage(page)
  const scenes = await timeline.clips.count()

  await test.step('select a scene and change its text', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Scene 2', exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('textbox', { name: 'Text of scene 2' }))
    await page.keyboard.press('End')
    await page.keyboard.type(' And then it rained.')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Out of date').first()).toBeVisible()
    await editor.expectSaved()
  })

  await test.step('play, step and seek', async () => {
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await tabTo(page, play)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await page.keyboard.press('k')
    await expect(play).toBeVisible()
    await page.keyboard.press('Home')
    await expect.poll(editor.currentFrame).toBe(0)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(editor.currentFrame).toBe(31)
  })

  await test.step('correct a word of the captions', async () => {
    await tabTo(page, editor.inspector.getByRole('radiogroup', { name: 'Scene settings' }).getByRole('radio'))
    // The group is one tab stop; arrows move between its options.
    const captions = editor.inspector.getByRole('radio', { name: 'Captions', exact: true })
    for (let at = 0; at < 4 && !(await captions.isChecked()); at++) await page.keyboard.press('ArrowRight')
    await tabTo(page, editor.word(1))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Lanterns')
    await page.keyboard.press('Enter')
    await expect(editor.word(1)).toHaveAccessibleName(/^Lanterns/)
    await editor.expectSaved()
  })

  await test.step('trim, move, copy and delete on the timeline, and undo it', async () => {
    const duration = await editor.duration()
    await tabTo(page, timeline.endOf(2))
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(editor.duration).toBeGreaterThan(duration)
    await editor.expectSaved()
    await page.keyboard.press('Control+z')
    await expect.poll(editor.duration).toBe(duration)
    const id = await timeline.idOf(2)
    // On a grip, arrows move it.
    await tabTo(page, timeline.clip(2).getByRole('button'), 'Shift+Tab')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => timeline.idOf(1)).toBe(id)
    await page.keyboard.press('Control+d')
    await expect(timeline.clips).toHaveCount(scenes + 1)
    await page.keyboard.press('Delete')
    await expect(timeline.clips).toHaveCount(scenes)
    await editor.expectSaved()
  })

  await test.step('every action is in the palette', async () => {
    await page.keyboard.press('Control+Shift+p')
    const palette = page.getByRole('dialog')
    await expect(palette).toBeVisible()
    await page.keyboard.type('fit timeline')
    await expect(palette.getByRole('option').first()).toContainText('Fit timeline')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  })

  await test.step('export', async () => {
    await page.keyboard.press('Control+e')
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel export' })
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Export video' }))
    await page.keyboard.press('Enter')
    await expect(cancel).toBeVisible()
    await tabTo(page, cancel)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Export cancelled. You were not charged.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
