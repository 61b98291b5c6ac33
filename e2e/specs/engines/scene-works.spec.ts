import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { exportFilm } from '../../fixtures/exported-film.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { exportDialog } from '../../pages/export-dialog.ts'
import { panelsPage } from '../../pages/panels-page.ts'
import { visualTab } from '../../pages/visual-tab.ts'

inLongRun('tests/engines, server/modules/tools/routes/tasks, tests/integration/music-panel.test.tsx')

const SCRIPT = [
  'Mara waits alone at the end of the old wooden pier.',
  'The grey sea lies calm and wide before the sleeping town.',
  'A small boat leaves Mara behind without a single word.',
]
/** The machine renders the providers' results. */
const MAKING = { timeout: 60_000 }

test('a video with images of the cast’s portraits, a clip with an end frame, a mask edit, an upscale, a lip sync, stock and music', async ({
  page,
  connected: { providers, openFilm },
}, testInfo) => {
  test.setTimeout(300_000)
  await openFilm(SCRIPT)
  const [editor, visual, panels] = [editorPage(page), visualTab(page), panelsPage(page)]
  const exporting = exportDialog(page)
  const image = visual.parts.first().locator('img')
  /** Runs a tool of the image and waits until its result is shown. */
  const make = async (model: string, work: () => Promise<void>) => {
    const before = await image.getAttribute('src')
    await work()
    await expect.poll(() => image.getAttribute('src'), MAKING).not.toBe(before)
    await visual.press('Generation details')
    await expect(visual.dialog).toContainText(model)
    await expect(visual.dialog).not.toContainText('Built-in draft engine')
    await page.keyboard.press('Escape')
    await expect(visual.dialog).toBeHidden()
  }

  await test.step('a portrait is a reference of every image with its character, and of no other', async () => {
    await panels.openPanel('Cast')
    await panels.addCharacter({ name: 'Mara', look: 'A woman in a green raincoat' })
    await panels.waitForPortrait('Mara')
    await panels.openPanel('Scenes')
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    const outdated = visual.dialog.getByRole('list', { name: 'Out of date' })
    await expect(outdated.getByText(/^Scene [13]: image/)).toHaveCount(2)
    await visual.dialog.getByRole('button', { name: /^Update all/ }).click()
    await expect(visual.dialog).toContainText('Everything is up to date.', MAKING)
    await page.keyboard.press('Escape')
    const shown = (await providers.verify()).asked.filter(({ path }) => path === '/v1/images/edits')
    expect(shown).toHaveLength(2)
    for (const { fields } of shown) expect(fields).toContain('image[]')
  })

  await test.step('a part is repainted, the image enlarged and animated to end with another image', async () => {
    await visual.selectScene(1)
    await make('fal-ai/flux-pro/v1/fill', () => visual.repaint('a red boat'))
    await make('fal-ai/clarity-upscaler', async () => {
      await visual.openTool('Upscale')
      await visual.dialog.getByRole('button', { name: /^Start/ }).click()
    })
    await make('fal-ai/kling-video/v3/pro/image-to-video', async () => {
      await visual.openTool('Image to video')
      await visual.dialog.getByRole('textbox', { name: 'Length in seconds' }).fill('3')
      await visual.dialog.getByRole('textbox', { name: 'Motion prompt' }).fill('slowly closer')
      await visual.dialog.getByRole('radiogroup', { name: 'End frame' }).getByRole('radio').last().click()
      await visual.dialog.getByRole('button', { name: /^Start/ }).click()
    })
    await expect(visual.trimEnd).toHaveValue('3')
  })

  await test.step('an image is lip-synced, and a scene shows stock with the credit of its author', async () => {
    await visual.selectScene(3)
    await make('fal-ai/bytedance/omnihuman/v1.5', async () => {
      await visual.openTool('Lip sync')
      await visual.dialog.getByRole('button', { name: /^Start/ }).click()
    })
    await visual.selectScene(2)
    await visual.press('Stock')
    await visual.dialog.getByRole('textbox', { name: 'Search stock' }).fill('boat')
    await visual.dialog.getByRole('button', { name: 'Search' }).click()
    await visual.dialog.locator('button:has(img)').filter({ hasText: 'Ada Okafor' }).first().click()
    await expect(editor.inspector.getByRole('link', { name: 'Ada Okafor' })).toBeVisible(MAKING)
    await expect(editor.inspector.getByRole('link', { name: /^Pexels \(/ })).toBeVisible()
  })

  await test.step('music is composed through a reload, played, used and undone', async () => {
    const { music } = panels
    const [words, composing] = ['A slow piano over soft strings', music.getByRole('progressbar', { name: 'Composing' })]
    await panels.openPanel('Music')
    await music.getByRole('textbox', { name: 'Describe the music' }).fill(words)
    await page.reload()
    await music.getByRole('textbox', { name: 'Length in seconds' }).fill('12')
    // It waits during the test.
    await providers.trouble('fal', { kind: 'held' })
    await music.getByRole('button', { name: /^Compose/ }).press('Enter')
    await expect(composing).toBeVisible()
    await page.reload()
    await expect(composing).toBeVisible()
    await expectNoViolations(page, 'music that is composed')
    await providers.release()
    const piece = music.getByRole('list', { name: 'Composed for this story' }).getByRole('listitem')
    await expect(piece).toContainText(`${words}12 s`, MAKING)
    await piece.getByRole('button', { name: `Play ${words}` }).click()
    await expect(piece.getByRole('progressbar', { name: `${words} is playing` })).toBeVisible()
    await piece.getByRole('button', { name: `Use ${words}`, exact: true }).click()
    await expect(piece.getByText('In use')).toBeVisible()
    await expectNoViolations(page, 'music that was composed')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(piece.getByText('In use')).toBeHidden()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(piece.getByText('In use')).toBeVisible()
    await piece.getByRole('button', { name: 'Generation details' }).click()
    await expect(visual.dialog).toContainText('fal-ai/elevenlabs/music')
    await page.keyboard.press('Escape')
    await expect(visual.dialog).toBeHidden()
  })

  const { problems, asked } = await providers.verify()
  expect(problems).toEqual([])
  const works = asked.filter(({ provider }) => provider === 'fal')
  expect(works.map(({ path }) => path)).toEqual([
    '/fal-ai/flux-pro/v1/fill',
    '/fal-ai/clarity-upscaler',
    '/fal-ai/kling-video/v3/pro/image-to-video',
    '/fal-ai/bytedance/omnihuman/v1.5',
    '/fal-ai/elevenlabs/music',
  ])
  expect(works[2]?.fields).toContain('end_image_url')
  await test.step('the video ends with a card that credits the authors of its stock', async () => {
    const before = await editor.duration()
    await exporting.open()
    await exporting.dialog.getByRole('switch', { name: 'Stock credits at the end' }).click()
    await exporting.close()
    await expect.poll(editor.duration).toBe(before + 90)
  })
  await test.step('the generation details name the composer of the music, which is no draft', async () => {
    await exporting.open()
    await exporting.button('Show').last().click()
    const about = page.getByRole('dialog', { name: 'About this video' })
    await expect(about).toContainText('1 music track: fal-ai/elevenlabs/music')
    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
    await exporting.close()
  })
  await editor.expectSaved()
  const seconds = (await editor.duration()) / 30
  expect(await exportFilm(editor, testInfo)).toMatchObject({
    ...{ videoCodec: 'h264', audioCodec: 'aac', duration: expect.closeTo(seconds, 1) },
  })
})
