import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/connected.ts'
import { expectFilm } from '../../fixtures/exported-film.ts'
import { editorPage } from '../../pages/editor-page.ts'
import { homePage } from '../../pages/home-page.ts'

test('from a prompt to a film that models of providers wrote, drew and spoke, and the app says so @journey', async ({
  page,
  connected: { providers, call },
}, testInfo) => {
  await expect(page.getByText('gpt-5.2', { exact: true })).toBeVisible()
  const storyId = await homePage(page).generate('A lighthouse keeper writes one letter every night')
  const editor = editorPage(page)
  await editor.waitUntilOpen(storyId)
  await editor.selectScene(2)
  const scenes = await editor.scenes.count()
  await expect(page.getByText('gpt-image-1', { exact: true })).toBeVisible()
  await editor.openTab('Voice')
  await expect(page.getByText('ElevenLabs', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Built-in draft engine')).toBeHidden()

  expect(JSON.stringify(await call('GET', `get_story/?story_id=${storyId}`))).not.toContain('sentinel')
  // The text once, a picture and a voice for every scene.
  expect(await providers.verify()).toMatchObject({ problems: [], submissions: 1 + 2 * scenes })
  await expectFilm(editor, testInfo, { width: 1920, height: 1080 })
  // The film names what made it, and neither it nor the page has a key in it.
  const keys = Object.entries(providers.env).flatMap(([name, value]) => (name.endsWith('_KEY') ? [value] : []))
  expect(keys.length).toBeGreaterThan(2)
  const film = (await readFile(testInfo.outputPath(`${storyId}.mp4`))).toString('latin1')
  expect(film).toContain('gpt-image-1')
  for (const answer of [film, await page.content(), JSON.stringify(await call('GET', `story/${storyId}/receipts/`))])
    expect(keys.filter((key) => answer.includes(key))).toEqual([])
})
