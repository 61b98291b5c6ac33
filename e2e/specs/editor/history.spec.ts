import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { historyPage } from '../../pages/history-page.ts'

everydayHost('tab')

test('what was done is undone and redone, also after a reload; versions are gone back to', async ({
  page,
  editor,
  openStory: { storyId },
}) => {
  test.setTimeout(120_000)
  const history = historyPage(page)
  const states = [await history.readStory(storyId)]
  await history.expectUndo(null)

  await editor.title.fill('The long way home')
  await editor.title.press('Enter')
  await history.expectUndo('Rename story')
  states.push(await history.readStory(storyId))
  await page.keyboard.press('c')
  await history.expectUndo('Change captions')
  states.push(await history.readStory(storyId))
  const labels = ['Rename story', 'Change captions', 'Delete scene']
  await history.runFromPalette('delete scene')
  await history.expectUndo('Delete scene')
  await editor.expectSaved()
  states.push(await history.readStory(storyId))

  await page.reload()
  await editor.waitUntilOpen(storyId)
  await history.expectUndo('Delete scene')
  await history.undoButton.click()
  await history.expectRedo('Delete scene')
  expect(await history.readStory(storyId)).toEqual(states[2])
  await page.keyboard.press('ControlOrMeta+z')
  await history.expectRedo('Change captions')
  await page.keyboard.press('ControlOrMeta+z')
  await history.expectRedo('Rename story')
  await history.expectUndo(null)
  expect(await history.readStory(storyId)).toEqual(states[0])
  for (const [at, label] of labels.entries()) {
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await history.expectUndo(label)
    expect(await history.readStory(storyId)).toEqual(states[at + 1])
  }

  // In a text field the keys are the field's own.
  await editor.title.click()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('Escape')
  await history.expectUndo('Delete scene')

  await history.runFromPalette('versions')
  await history.saveVersion('Short cut')
  await history.undoButton.click()
  await history.expectRedo('Delete scene')
  await history.restoreVersion('Short cut')
  await history.expectUndo('Restore “Short cut”')
  expect(await history.readStory(storyId)).toEqual(states[3])
  await expect(page.getByRole('button', { name: 'Preview Before restoring “Short cut”' })).toBeVisible()
  await history.undoButton.click()
  await history.expectRedo('Restore “Short cut”')
  expect(await history.readStory(storyId)).toEqual(states[2])

  await page.keyboard.press('Shift+?')
  await expect(history.shortcuts.getByText('Undo', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history.shortcuts).toBeHidden()
})

test.describe('offline', () => {
  test.skip(({ host }) => host === 'tab', 'There the backend is in the tab: it is never out of reach')

  test('edits made offline outlive the tab and arrive once, in order', async ({
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
    await expect(historyPage(page).kept).toHaveText('Failed20 edits are stored here')
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
    // Each counted once: as many steps back as there were edits.
    await history.expectUndo('Change captions')
    await again.keyboard.press('ControlOrMeta+z')
    for (let round = 19; round >= 1; round--) {
      await expect(editorPage(again).title).toHaveValue(`Offline ${round}`)
      await history.undoButton.click()
    }
    await history.expectUndo(null)
    expect(await history.readStory(storyId)).toEqual(before)

    // A spell offline with the tab open: what waited is sent by itself.
    await context.setOffline(true)
    await editorPage(again).title.fill('While away')
    await editorPage(again).title.press('Enter')
    await expect(history.kept).toContainText('1 edit is stored here')
    await context.setOffline(false)
    await editorPage(again).expectSaved()
    await history.expectUndo('Rename story')
  })
})
