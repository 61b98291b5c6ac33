import type { Page } from '@playwright/test'
import { apiIn } from '../../fixtures/api.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { silentFile } from '../../fixtures/recording-file.ts'
import { expect, test } from '../../fixtures/test.ts'
import { scenesPanel } from '../../pages/scenes-panel.ts'

everydayHost('node')

test('scenes are split, merged, copied, moved and deleted, and every step can be undone @journey', async ({
  page,
  editor,
  openStory: _story,
}) => {
  const panel = scenesPanel(page)
  const before = await panel.texts()
  const frames = await editor.duration()

  await test.step('split at the playhead, without an extra frame', async () => {
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

  await test.step('scenes that are not adjacent do not merge', async () => {
    await panel.select(1)
    await panel.select(3, ['Control'])
    await panel.act('Merge selected scenes')
    await expect(panel.notice('Unable to merge scenes: choose scenes that follow each other')).toBeVisible()
  })
})

test.describe('with an own voice', () => {
  inLongRun('tests/integration/own-voice.test.tsx, src/features/editor/media/commands/media-into-story.test.ts')

  test('an own voice is uploaded, its words typed and corrected by hand', async ({ page, editor, openStory }) => {
    const panel = scenesPanel(page)
    const { inspector } = editor
    await panel.select(1)
    await editor.openTab('Voice')

    await test.step('the scene becomes as long as the recording', async () => {
      await inspector.getByLabel('Voice-over recording').setInputFiles(tonesFile())
      await expect
        .poll(() => sceneOf(page, openStory.storyId), { timeout: 30_000 })
        .toMatchObject({
          is_user_uploaded_audio: true,
          duration_in_frames: 96,
        })
      await expect(page.getByText(/^Scene 1 is now 3\.2 s/)).toBeVisible()
    })

    await test.step('its phrases are detected, its words typed', async () => {
      await inspector.getByRole('button', { name: 'Transcribe' }).click()
      const dialog = page.getByRole('dialog', { name: 'What’s said?' })
      await expect(dialog.getByRole('textbox')).toHaveCount(2)
      await dialog.getByLabel('Words in phrase 1').fill('Bees leave')
      await dialog.getByLabel('Words in phrase 2').fill('and come home')
      await dialog.getByRole('button', { name: /^Sync words/ }).click()
      await expect(inspector.getByRole('textbox', { name: 'Narration' })).toHaveValue('Bees leave and come home', {
        timeout: 30_000,
      })
    })

    await test.step('overlapping times are rejected in the form, valid ones saved', async () => {
      await inspector.getByRole('button', { name: 'Edit words and times' }).click()
      const dialog = page.getByRole('dialog', { name: 'Words and times' })
      const save = dialog.getByRole('button', { name: 'Save captions' })
      await dialog.getByLabel('Start of word 2 in seconds').fill('0.1')
      await expect(dialog.getByRole('alert')).toHaveText('A word must start after the previous one ends')
      await expect(save).toBeDisabled()
      await dialog.getByLabel('Start of word 2 in seconds').fill('0.9')
      await dialog.getByLabel('Word 1', { exact: true }).fill('Ants')
      await save.press('Enter')
      await expect
        .poll(() => sceneOf(page, openStory.storyId))
        .toMatchObject({
          are_captions_overridden: true,
          captions: [{ word: 'Ants' }, { word: 'leave', start: 900 }, {}, {}, {}],
        })
      await inspector.getByRole('button', { name: 'Resync captions' }).click()
      await expect
        .poll(() => sceneOf(page, openStory.storyId))
        .toMatchObject({ captions: [{ word: 'Bees' }, {}, {}, {}, {}] })
    })
  })
})

/** The story's first scene from the backend. */
async function sceneOf(page: Page, storyId: string) {
  const { scenes } = await apiIn(page)('getStory', { params: { story_id: storyId } })
  return scenes.find(({ element_order: order }) => order === 0)
}

/** 3.2 s of WAV with two tones and a silence between them. */
function tonesFile() {
  const rate = 8000
  const count = rate * 3.2
  const file = silentFile('voice.wav', count, rate)
  for (let at = 0; at < count; at++) {
    const ms = (at * 1000) / rate
    const isLoud = (ms >= 200 && ms < 1200) || (ms >= 1800 && ms < 3000)
    file.buffer.writeInt16LE(isLoud ? Math.round(Math.sin(at / 4) * 16_000) : 0, 44 + at * 2)
  }
  return file
}
