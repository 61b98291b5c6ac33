import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { apiIn } from '../../fixtures/api.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { historyPage } from '../../pages/history-page.ts'
import { mediaPanel } from '../../pages/media-panel.ts'
import { scenesPanel } from '../../pages/scenes-panel.ts'

everydayHost('node')

test.describe.configure({ timeout: 120_000 })

/** 2.4 s of AAC. */
const RECORDING = path.join(import.meta.dirname, '../../fixtures/hum.m4a')

test('a microphone recording becomes the scene’s voice-over; one that is no WAV can be split too', async ({
  page,
  editor,
  openStory,
}) => {
  await page.context().grantPermissions(['microphone'])
  await editor.selectScene(2)
  await editor.openTab('Voice')
  await editor.inspector.getByRole('button', { name: 'Record', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Record voice-over' })
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await expect(dialog.getByText(/^0:0[1-9]\.\d$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByLabel('Your recording')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use recording' }).click()
  await expect
    .poll(() => voiceOf(page, openStory.storyId, 1), { timeout: 30_000 })
    .toMatchObject({ isOwn: true, type: 'audio/wav' })
  expect((await voiceOf(page, openStory.storyId, 1)).ms).toBeGreaterThanOrEqual(1_000)

  const media = mediaPanel(page)
  await media.open()
  await media.upload({ name: 'hum.m4a', mimeType: 'audio/mp4', buffer: await readFile(RECORDING) })
  await expect(media.panel.getByRole('button', { name: 'Play hum.m4a' })).toHaveCount(1)
  // As another API client would do; the editor itself converts it to WAV first.
  await useAsVoice(page, openStory.storyId, 'hum.m4a')
  expect(await voiceOf(page, openStory.storyId, 0)).toMatchObject({ type: 'audio/mp4' })
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Scenes' }).click()
  const panel = scenesPanel(page)
  await expect(panel.card(1)).toBeVisible()
  const count = await panel.cards.count()
  await panel.select(1)
  await page.keyboard.press('Home')
  await editor.step(30)
  await page.keyboard.press('Control+k')
  await panel.expectScenes(count + 1)
  for (const place of [0, 1])
    expect(await voiceOf(page, openStory.storyId, place)).toMatchObject({ isOwn: true, type: 'audio/wav' })
})

test.describe('several scenes', () => {
  inLongRun(
    'server/modules/stories/routes/scenes/several-scenes.test.ts, src/features/editor/shell/use-view-state.test.tsx',
  )

  test('several scenes are copied, moved and given a voice in one step each; a silent one is split at the playhead', async ({
    page,
    editor,
    openStory: _story,
  }) => {
    const panel = scenesPanel(page)
    const history = historyPage(page)
    const before = await panel.texts()
    const [one, two, ...rest] = before
    const selectTwo = async () => {
      await panel.select(1)
      await panel.select(2, ['Shift'])
      await expect(panel.bar).toContainText('2 selected')
    }

    await selectTwo()
    await page.keyboard.press('Control+d')
    await expect.poll(panel.texts).toEqual([one, two, one, two, ...rest])
    await expect(panel.bar).toContainText('2 selected')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(panel.texts).toEqual([one, one, two, two, ...rest])
    await history.expectUndo('Move 2 scenes')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(panel.texts).toEqual([one, two, one, two, ...rest])
    await history.expectUndo('Duplicate 2 scenes')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(panel.texts).toEqual(before)

    await selectTwo()
    await panel.act('Change voice of selected scenes')
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('label')
      .filter({ has: page.getByRole('radio', { checked: false }) })
      .last()
      .click()
    await dialog.getByRole('button', { name: 'Use voice' }).click()
    await history.expectUndo('Change voice of 2 scenes')
    await page.keyboard.press('ControlOrMeta+z')
    await history.expectUndo(null)

    await panel.select(1)
    await page.keyboard.press('Control+Enter')
    await panel.expectScenes(before.length + 1)
    const start = await editor.currentFrame()
    await editor.step(20)
    await page.keyboard.press('Control+k')
    await panel.expectScenes(before.length + 2)
    await history.expectUndo('Split scene')
    expect(start).toBeGreaterThan(0)
  })
})

/** Makes a stored recording the voice-over of the first scene, without the editor. */
async function useAsVoice(page: Page, storyId: string, name: string) {
  const call = apiIn(page)
  const params = { story_id: storyId }
  const { scene_list: scenes } = await call('getStory', { params })
  const { results } = await call('listMedia', { params })
  const media_id = results.find(({ file_name: each }) => each === name)?.id ?? ''
  await call('fileUploaded', { body: { ...params, scene_id: scenes[0] ?? '', media_id } })
}

/** A scene's voice-over from the backend. */
async function voiceOf(page: Page, storyId: string, place: number) {
  const { scenes } = await apiIn(page)('getStory', { params: { story_id: storyId } })
  const scene = scenes[place]
  return {
    isOwn: scene?.is_user_uploaded_audio,
    type: scene?.audio_media?.content_type,
    ms: scene?.audio_media?.duration_ms,
  }
}
