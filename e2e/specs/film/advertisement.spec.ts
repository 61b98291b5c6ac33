import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openFilm } from '../../fixtures/film-frames.ts'
import { readFilm } from '../../fixtures/film-file.ts'
import { measureSound } from '../../fixtures/film-sound.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { historyPage } from '../../pages/history-page.ts'
import { mediaPanel } from '../../pages/media-panel.ts'
import { timelinePage } from '../../pages/timeline-page.ts'

// About 60 s of processor time: the only test in which everything that lies over the images and under the voice is in one video,
// made as a user makes it and measured in the saved file.
everydayHost('node')

/** Half a minute has all that a minute has, and half of its frames. */
const [LENGTH, AT_LEAST] = process.env['LONG_TESTS'] === '1' ? (['60 s', 50] as const) : (['30 s', 25] as const)

const PROMPT = 'A young baker opens a small bakery and bakes its bread at night'

test('an advertisement is made from a prompt with titles, B-roll, stickers, music and effects', async ({
  page,
  context,
  signedIn: _,
  home,
  editor,
}, testInfo) => {
  test.setTimeout(480_000)
  const { runFromPalette } = historyPage(page)
  const media = mediaPanel(page)
  const panel = (name: string) => page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click()
  const onImage = (name: string) => page.locator('[data-part="overlay-handles"]').getByRole('button', { name })
  const { select: selectScene } = timelinePage(page)
  const words = editor.inspector.getByRole('textbox', { name: 'Text' })
  const write = async (text: string) => {
    await words.fill(text)
    await words.blur()
    await expect(onImage(`Text: ${text}`)).toBeVisible()
    await editor.expectSaved()
  }

  const storyId = await home.generate(PROMPT, LENGTH)
  await editor.waitUntilOpen(storyId)
  const scenes = await editor.scenes.count()

  await test.step('a title, by keys alone', async () => {
    await selectScene(1)
    await runFromPalette('Add title')
    await expect(words).toBeVisible()
    await write('Baked while you sleep')
  })
  await editor.step(45)
  const title = await editor.shownFrame()

  await test.step('a lower third over the second scene', async () => {
    await selectScene(2)
    await page.getByRole('button', { name: 'Lower third', exact: true }).click()
    await page.getByRole('list', { name: 'Scene 2' }).getByRole('button', { name: 'Name Surname' }).click()
    await write('Mira Holm')
    await page.getByRole('list', { name: 'Scene 2' }).getByRole('button', { name: 'What this person does' }).click()
    await write('Baker since 1998')
  })
  await selectScene(2)
  await editor.step(40)
  const lowerThird = await editor.shownFrame()

  await test.step('a video over the third scene, moved to a corner', async () => {
    await selectScene(3)
    await media.open()
    const buffer = await readFile(path.resolve('e2e/fixtures/clip.mp4'))
    await media.upload({ name: 'oven.mp4', mimeType: 'video/mp4', buffer })
    await media.tile('oven.mp4').hover()
    await page.getByRole('button', { name: 'More for oven.mp4' }).click()
    await page.getByRole('menuitem', { name: 'Put over scene 3' }).click()
    const video = onImage('Media: oven.mp4')
    await editor.expectSaved()
    const { x, y, width, height } = (await video.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // Waits until the closing menu no longer covers it.
    await video.hover()
    await page.mouse.down()
    await page.mouse.move(x + width * 1.2, y + height * 0.2, { steps: 6 })
    await page.mouse.up()
    await editor.expectSaved()
    expect((await video.boundingBox())?.x).toBeGreaterThan(x + width / 2)
  })
  await selectScene(3)
  await editor.step(15)
  const broll = await editor.shownFrame()

  await test.step('stickers', async () => {
    await panel('Overlays')
    await selectScene(4)
    for (const name of ['bread', 'croissant']) {
      await page.getByRole('searchbox', { name: 'Search stickers' }).fill(name)
      await page.getByRole('button', { name: `Add sticker: ${name}`, exact: true }).click()
      await editor.expectSaved()
      await page.keyboard.press('Shift+ArrowRight')
      await editor.expectSaved()
    }
  })

  await test.step('music that makes room for the voice, effects, and the loudness of the web', async () => {
    await panel('Music')
    await page.getByRole('switch', { name: 'Background music' }).check({ force: true })
    await page.getByRole('radiogroup', { name: 'Track' }).getByRole('radio').first().check({ force: true })
    await expect(page.getByRole('switch', { name: 'Lower the music under speech' })).toBeChecked()
    for (const [scene, sound] of [
      [2, 'Whoosh'],
      [4, 'Click'],
    ] as const) {
      await selectScene(scene)
      await page.getByRole('searchbox', { name: 'Search sounds' }).fill(sound)
      await page
        .getByRole('button', { name: new RegExp(`^Add .*${sound}.* at the playhead$`, 'i') })
        .first()
        .click()
      await editor.expectSaved()
    }
    await expect(page.getByRole('radio', { name: /−14 LUFS/ })).toBeChecked()
  })

  await test.step('an end card', async () => {
    await selectScene(scenes)
    await runFromPalette('Add end card')
    await page
      .getByRole('list', { name: `Scene ${scenes}` })
      .getByRole('button', { name: 'Thanks for watching' })
      .click()
    await write('Fresh at six')
  })
  await selectScene(scenes)
  await editor.step(40)
  const endCard = await editor.shownFrame()

  const duration = await editor.duration()
  expect(duration / 30).toBeGreaterThan(AT_LEAST)
  const download = await editor.export(300_000)
  const file = testInfo.outputPath(download.suggestedFilename())
  await download.saveAs(file)
  expect(await readFilm(file)).toMatchObject({ width: 1920, height: 1080, duration: expect.closeTo(duration / 30, 1) })
  const sound = measureSound(file)
  if (sound) {
    expect(Math.abs(sound.loudness + 14), `${sound.loudness} LUFS`).toBeLessThanOrEqual(0.5)
    expect(sound.peak).toBeLessThanOrEqual(-1)
  }
  const film = await openFilm(context, file)
  for (const [name, shown] of Object.entries({ title, lowerThird, broll, endCard }))
    expect(await film.compare(shown), name).toBeGreaterThan(0.95)
  await film.close()
})
