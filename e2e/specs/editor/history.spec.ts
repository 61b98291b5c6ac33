import { inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { historyPage } from '../../pages/history-page.ts'

test.use({ filmSeconds: 8 })

test.describe('in the tab', () => {
  test.skip(({ host }) => host !== 'tab', 'Another host serves any number of tabs.')

  test('edits are undone after a reload, and in a second tab, which continues with the same story', async ({
    page,
    context,
    editor,
    openStory: { storyId },
  }) => {
    // The backend of both tabs starts in them, and one of them generates the story: 96 s on a slow machine.
    test.setTimeout(240_000)
    const history = historyPage(page)
    const states = [await history.readStory(storyId)]
    await history.expectUndo(null)
    await editor.title.fill('The long way home')
    await editor.title.press('Enter')
    await history.expectUndo('Rename story')
    states.push(await history.readStory(storyId))
    await history.runFromPalette('delete scene')
    await history.expectUndo('Delete scene')
    await editor.expectSaved()
    states.push(await history.readStory(storyId))

    await page.reload()
    await editor.waitUntilOpen(storyId)
    await history.expectUndo('Delete scene')
    await history.undoButton.click()
    await history.expectRedo('Delete scene')
    expect(await history.readStory(storyId)).toEqual(states[1])
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await history.expectUndo('Delete scene')
    expect(await history.readStory(storyId)).toEqual(states[2])
    // In a text field the keys are the field's own.
    await editor.title.click()
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('Escape')
    await history.expectUndo('Delete scene')

    const other = await context.newPage()
    await other.goto(`/story/${storyId}`)
    await other.getByRole('button', { name: 'Use this tab instead' }).click()
    await expect(page.getByRole('dialog', { name: 'You continued in another tab' })).toBeVisible()
    await editorPage(other).waitUntilOpen(storyId)
    const elsewhere = historyPage(other)
    await elsewhere.expectUndo('Delete scene')
    for (const before of ['Rename story', null]) {
      await other.keyboard.press('ControlOrMeta+z')
      await elsewhere.expectUndo(before)
    }
    expect(await elsewhere.readStory(storyId)).toEqual(states[0])
  })
})

test.describe('offline', () => {
  inLongRun('src/features/editor/core/outbox/outbox.test.ts, tests/integration/unsent-edits.test.ts')
  test.skip(({ host }) => host === 'tab', 'There the backend is in the tab: it is never out of reach')

  test('offline edits survive closing the tab and are sent once, in order', async ({
    page,
    context,
    editor,
    openStory: { storyId },
    consoleErrors,
  }) => {
    test.setTimeout(120_000)
    consoleErrors.expectLostConnection()
    const before = await historyPage(page).readStory(storyId)
    await context.setOffline(true)
    for (let round = 1; round <= 19; round++) {
      await editor.title.fill(`Offline ${round}`)
      await editor.title.press('Enter')
    }
    await page.keyboard.press('c')
    await expect(historyPage(page).kept).toHaveText('Failed20 unsent edits')
    await expect(editor.title).toHaveValue('Offline 19')
    await page.close()

    await context.setOffline(false)
    const again = await context.newPage()
    const history = historyPage(again)
    // It is shown for two seconds only, while the story opens.
    const notice = again.getByText('20 stored edits are now saved').waitFor({ timeout: 60_000 })
    await again.goto(`/story/${storyId}`)
    await notice
    await editorPage(again).waitUntilOpen(storyId)
    await expect(editorPage(again).title).toHaveValue('Offline 19')
    // Each is applied once: as many undo steps as edits.
    await history.expectUndo('Change captions')
    await again.keyboard.press('ControlOrMeta+z')
    for (let round = 19; round >= 1; round--) {
      await expect(editorPage(again).title).toHaveValue(`Offline ${round}`)
      await history.undoButton.click()
    }
    await history.expectUndo(null)
    expect(await history.readStory(storyId)).toEqual(before)

    // Offline with the tab open: pending edits are sent by themselves.
    await context.setOffline(true)
    await editorPage(again).title.fill('While away')
    await editorPage(again).title.press('Enter')
    await expect(history.kept).toContainText('1 unsent edit')
    await context.setOffline(false)
    await editorPage(again).expectSaved()
    await history.expectUndo('Rename story')
  })
})
