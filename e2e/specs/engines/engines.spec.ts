import { readFile } from 'node:fs/promises'
import { listenTo, storedTexts } from '../../fixtures/browser-texts.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { expectFilm } from '../../fixtures/exported-film.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { homePage } from '../../pages/home-page.ts'

test('a prompt becomes a film that providers’ models wrote, drew and spoke, and the app says so', async ({
  page,
  connected: { providers, call },
}, testInfo) => {
  test.setTimeout(240_000)
  const heard = listenTo(page)
  await expect(page.getByText('gpt-5.2', { exact: true })).toBeVisible()
  const storyId = await homePage(page).generate('A lighthouse keeper writes one letter every night')
  const editor = editorPage(page)
  await editor.waitUntilOpen(storyId)
  await editor.selectScene(2)
  const scenes = await editor.scenes.count()
  await expect(page.getByText('gpt-image-2', { exact: true })).toBeVisible()
  await editor.openTab('Voice')
  await expect(page.getByText('ElevenLabs', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Built-in draft engine')).toBeHidden()

  // The text once, an image and a voice for every scene.
  expect(await providers.verify()).toMatchObject({ problems: [], submissions: 1 + 2 * scenes })
  await expectFilm(editor, testInfo, { width: 1920, height: 1080 })
  const film = (await readFile(testInfo.outputPath(`${storyId}.mp4`))).toString('latin1')
  // What made it stands in the file only where that is switched on: see export.spec.ts.
  expect(film).not.toContain('gpt-image-2')

  await test.step('no key is in the film, in any answer, in a bug report that is sent, or stored in the browser', async () => {
    const keys = Object.entries(providers.env).flatMap(([name, value]) => (name.endsWith('_KEY') ? [value] : []))
    expect(keys.length).toBeGreaterThan(2)
    // A provider that repeats its key in what it refuses by: the bug report tells of that.
    const refusal = { error: { message: `Not with ${providers.env['OPENAI_KEY']}` } }
    await providers.trouble('openai', { kind: 'status', status: 400, body: refusal })
    const params = { story_id: storyId }
    const [scene] = (await call('getStory', { params })).scenes
    const aroll_id = scene?.arolls[0]?.id ?? ''
    await call('regenerateImage', { params: { aroll_id }, body: { custom_prompt: 'A lighthouse' } })
    const receipts = async () => JSON.stringify(await call('getFilmReceipts', { params }))
    await expect.poll(receipts, { timeout: 30_000 }).toContain('refused: Not with')
    // The dialog that the film was downloaded from.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('ControlOrMeta+Shift+p')
    await page.keyboard.type('Report a problem')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Report a problem' })
    await dialog.getByRole('textbox').fill('It was refused')
    await dialog.getByRole('checkbox', { name: 'Include a snapshot' }).check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog).toBeHidden()
    const answers = await heard.texts()
    // The bug report is among them, and can be read.
    expect(answers.some((text) => text.includes('/capsules/') && text.includes('It was refused'))).toBe(true)
    const texts = [film, await page.content(), ...answers, ...(await storedTexts(page))]
    expect(keys.filter((key) => texts.some((text) => text.includes(key)))).toEqual([])
  })
})
