import type { Page } from '@playwright/test'
import type { StoryDocument } from '#generated/schema.ts'
import { apiIn } from '../../fixtures/api.ts'
import { makeFaults } from '../../fixtures/faults.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { silentFile } from '../../fixtures/recording-file.ts'
import { expect, test } from '../../fixtures/test.ts'
import { mediaPanel } from '../../pages/media-panel.ts'
import { scenesPanel } from '../../pages/scenes-panel.ts'
import { visualTab } from '../../pages/visual-tab.ts'

everydayHost('node')

test.describe.configure({ timeout: 180_000 })

test('a server that crashes during an upload: the tray shows it, and the upload finishes after the restart', async ({
  page,
  ownServerStory,
  consoleErrors,
}) => {
  const { server } = ownServerStory
  const media = mediaPanel(page)
  await media.open()

  const network = await page.context().newCDPSession(page)
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await network.send('Network.enable')
  await limit(1_000_000)
  await media.upload(silentFile('rain.wav', 3_000_000, 48_000))
  await expect(media.row('rain.wav')).toContainText(/[1-9]\d?%/)
  consoleErrors.expectLostConnection()
  await server.kill()
  await expect(media.row('rain.wav')).toContainText('Failed to upload. Waiting for the connection.')
  await expect(media.tray.getByRole('status')).toHaveText('Waiting for the connection')
  // Nothing was rejected, so there is no button.
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0)

  await limit(-1)
  await server.start({ browser: false })
  await expect(media.panel.getByRole('button', { name: 'Play rain.wav' })).toHaveCount(1)
  await expect(media.row('rain.wav')).toBeHidden()
})

test('the player shows the story before the code of the panels is loaded; code that fails to load shows an error', async ({
  page,
  editor,
  openStory: { storyId },
  consoleErrors,
}) => {
  const areas = /\/assets\/editor-areas-[^/]*\.js$/
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(areas, (route) => released.then(() => route.continue()))
  await page.reload()
  await expect(page.locator('canvas[data-film-ready="true"]')).toBeVisible()
  await page.getByRole('button', { name: 'Forward one second' }).click()
  await expect.poll(editor.currentFrame).toBe(30)
  await expect(editor.inspector).toHaveCount(0)
  release()
  await editor.waitUntilOpen(storyId)
  expect(await editor.currentFrame()).toBe(30)

  consoleErrors.expectLostConnection()
  consoleErrors.expectText('Failed to fetch dynamically imported module')
  await page.unroute(areas)
  await page.route(areas, (each) => each.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible()
  await page.unroute(areas)
  await page.getByRole('button', { name: 'Reload' }).click()
  await editor.waitUntilOpen(storyId)
})

test.describe('without a socket', () => {
  inLongRun(
    'src/shared/realtime/connect.test.ts, src/features/editor/scenes/commands/scene-work.test.ts, src/features/editor/core/story-tasks.test.ts',
  )

  test('a socket that is down while scenes are split and merged and a task runs: the editor catches up', async ({
    page,
    editor,
    host,
    openStory: { storyId },
    consoleErrors,
  }) => {
    consoleErrors.expectLostConnection()
    const faults = await makeFaults(page, host)
    await editor.waitUntilOpen(storyId)
    const panel = scenesPanel(page)
    const visual = visualTab(page)
    const before = await panel.texts()
    const missed: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/realtime/missed/')) missed.push(request.url())
    })
    /** Runs an action while no events arrive. */
    const away = async (work: () => Promise<void>, isDone: (story: StoryDocument) => boolean) => {
      await faults.socket(true)
      await work()
      await expect.poll(async () => isDone(await storyOf(page, storyId)), { timeout: 30_000 }).toBe(true)
      missed.length = 0
      await faults.socket(false)
      await expect.poll(() => missed.length, { timeout: 20_000 }).toBeGreaterThan(0)
    }

    await editor.step(50)
    await away(
      () => page.keyboard.press('Control+k'),
      ({ scenes }) => scenes.length === before.length + 1,
    )
    await expect(panel.cards).toHaveCount(before.length + 1, { timeout: 10_000 })
    await panel.select(1)
    await away(
      () => panel.choose(1, 'Merge with the next scene'),
      ({ scenes }) => scenes.length === before.length,
    )
    await expect.poll(panel.texts, { timeout: 10_000 }).toEqual(before)

    await visual.selectScene(2)
    const image = visual.parts.first().locator('img')
    const shown = await image.getAttribute('src')
    const [, second] = (await storyOf(page, storyId)).scenes
    await away(
      async () => {
        await visual.openTool('Edit image')
        await visual.dialog.getByRole('textbox').first().fill('at night')
        await visual.dialog.getByRole('button', { name: /^Start/ }).click()
        await expect(visual.dialog).toBeHidden()
      },
      ({ scenes }) => idOfImage(scenes[1]) !== idOfImage(second),
    )
    await expect.poll(() => image.getAttribute('src'), { timeout: 10_000 }).not.toBe(shown)
    await visual.expectNoTask()
  })
})

const idOfImage = (scene: StoryDocument['scenes'][number] | undefined) => scene?.arolls[0]?.aroll_object.media?.id

/** As the backend has it. */
const storyOf = (page: Page, storyId: string) => apiIn(page)('getStory', { params: { story_id: storyId } })
