import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { historyPage } from '../../pages/history-page.ts'
import { panelsPage } from '../../pages/panels-page.ts'

everydayHost('node')

/** The second caption has no duration. */
const FAULTY_SRT = `1
00:00:00,200 --> 00:00:01,800
The scouts are back.

2
00:00:02,000 --> 00:00:02,000
Nobody can read this.
`

// One open story for all steps, since generating one takes most of the time.
test('cast, captions, music and versions are changed in their panels, shown in the player, and undone', async ({
  page,
  editor,
  openStory: _story,
}) => {
  test.slow()
  const panels = panelsPage(page)
  const history = historyPage(page)

  await test.step('a character gets a portrait and speaks a scene in its own voice', async () => {
    await panels.openPanel('Cast')
    await expect(panels.cast.getByText('Narrator, complete')).toBeVisible()
    await panels.addCharacter({ name: 'Mara', look: 'A woman with long dark hair and a green raincoat' })
    await panels.waitForPortrait('Mara')

    await editor.openTab('Voice')
    await panels.chooseSpeaker('Mara')
    await expect(editor.inspector.getByText('Out of date')).toBeVisible()
    await expect(panels.character('Mara').getByText(/^Speaks 1 scene/)).toBeVisible()
    await editor.expectSaved()
  })

  await test.step('captions from a file: errors are listed, the others are shown; undo removes them', async () => {
    await panels.openPanel('Captions')
    await editor.step(15)
    const caption = page.locator('[data-part="caption"]')
    const spoken = await caption.innerText()
    const buffer = Buffer.from(FAULTY_SRT)
    await panels.captions
      .getByLabel('Subtitle file')
      .setInputFiles({ name: 'bees.srt', mimeType: 'application/x-subrip', buffer })
    await expect(panels.captions.getByRole('status', { name: 'Fixed in this file' })).toHaveText(
      'Caption 2 (line 6) was left out: it has no length.',
    )
    await expect(page.getByText('1 caption imported from “bees.srt”')).toBeVisible()
    await expect(caption).toHaveText('The scouts are back.')
    await editor.expectSaved()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(caption).toHaveText(spoken)
    await editor.expectSaved()
  })

  await test.step('captions: custom style, size and position by drag and keys, one scene without; a track is played and chosen', async () => {
    const before = (await editor.shownFrame()).image
    await panels.captions.getByText('Bold pop', { exact: true }).click()
    await panels.captions.getByText('XL', { exact: true }).click()
    await panels.captions.getByText('CAPITALS', { exact: true }).click()
    await panels.captions.getByLabel('Box', { exact: true }).fill('#fde047')
    await expect(panels.captions.getByText('Hard to read')).toBeVisible()
    await panels.captions.getByRole('button', { name: 'Increase contrast' }).click()
    await expect(panels.captions.getByText('Hard to read')).toBeHidden()
    await expect.poll(async () => (await editor.shownFrame()).image).not.toBe(before)

    await panels.dragCaptions(20)
    await expect(panels.position).toHaveAttribute('aria-valuenow', '32')
    await panels.position.press('ArrowDown')
    await expect(panels.position).toHaveAttribute('aria-valuenow', '31')
    const styled = (await editor.shownFrame()).image
    await panels.captions.getByRole('switch', { name: 'In scene 1' }).click()
    await expect.poll(async () => (await editor.shownFrame()).image).not.toBe(styled)
    await editor.expectSaved()

    await panels.openPanel('Music')
    await panels.music
      .getByRole('button', { name: /^Play / })
      .first()
      .click()
    await expect(panels.music.getByRole('progressbar')).toBeVisible({ timeout: 60_000 })
    await panels.music.getByRole('button', { name: /^Pause / }).click()
    await panels.music.getByRole('radio').first().check({ force: true })
    await expect(panels.music.getByRole('switch', { name: 'Background music' })).toBeChecked()
    await panels.music.getByRole('slider', { name: 'Volume' }).press('ArrowRight')
    await expect(panels.music.getByText('21%')).toBeVisible()
    await editor.expectSaved()
  })

  await test.step('a version is saved, previewed and restored', async () => {
    const title = await editor.title.inputValue()
    await history.runFromPalette('versions')
    await history.saveVersion('Short cut')
    await editor.title.fill('The long way home')
    await editor.title.press('Enter')
    await history.expectUndo('Rename story')
    await history.restoreVersion('Short cut')
    await history.expectUndo('Restore “Short cut”')
    await expect(editor.title).toHaveValue(title)
    await history.undoButton.click()
    await expect(editor.title).toHaveValue('The long way home')
  })
})
