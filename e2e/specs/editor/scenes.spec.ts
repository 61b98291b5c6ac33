import { expect, test } from '../../fixtures/test.ts'
import { scenesPanel } from '../../pages/scenes-panel.ts'

test('scenes are split, merged, copied, moved and deleted, and every step can be taken back', async ({
  page,
  editor,
  openStory: _story,
}) => {
  const panel = scenesPanel(page)
  const before = await panel.texts()
  const frames = await editor.duration()

  await test.step('split at the playhead, without a frame more', async () => {
    await editor.step(50)
    await page.keyboard.press('Control+k')
    await panel.expectScenes(before.length + 1)
    const [one = '', two = '', ...rest] = await panel.texts()
    expect([`${one} ${two}`, ...rest]).toEqual(before)
    expect(one.split(' ').length).toBeGreaterThan(1)
    await expect.poll(editor.duration).toBe(frames)
  })

  await test.step('merge the halves again', async () => {
    await panel.select(1)
    await panel.choose(1, 'Merge with the next scene')
    await panel.expectScenes(before.length)
    await expect.poll(panel.texts).toEqual(before)
    await expect.poll(editor.duration).toBe(frames)
  })

  await test.step('duplicate, move by drag and by keyboard', async () => {
    await panel.select(1)
    await page.keyboard.press('Control+d')
    await panel.expectScenes(before.length + 1)
    await expect.poll(panel.texts).toEqual([before[0], ...before])
    await panel.drag(3, 1)
    await expect.poll(panel.texts).toEqual([before[1], before[0], before[0], ...before.slice(2)])
    await panel.card(1).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(panel.texts).toEqual([before[0], before[1], before[0], ...before.slice(2)])
  })

  await test.step('delete two at once; Undo brings both back', async () => {
    const all = await panel.texts()
    await panel.select(1)
    await panel.select(3, ['Control'])
    await expect(panel.bar).toContainText('2 selected')
    await panel.act('Delete selected scenes')
    await panel.expectScenes(all.length - 2)
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await panel.expectScenes(all.length)
    await expect.poll(panel.texts).toEqual(all)
  })

  await test.step('scenes apart from each other do not merge', async () => {
    await panel.select(1)
    await panel.select(3, ['Control'])
    await panel.act('Merge selected scenes')
    await expect(panel.notice('Unable to merge scenes: choose scenes that follow each other')).toBeVisible()
  })
})
