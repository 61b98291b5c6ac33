import { readFile } from 'node:fs/promises'
import { callsOf } from '../../fixtures/api.ts'
import { openFilm } from '../../fixtures/film-frames.ts'
import { newAccount } from '../../fixtures/accounts.ts'
import { readFilm } from '../../fixtures/film-file.ts'
import { expect, test } from '../../fixtures/test.ts'
import { completeProfilePage } from '../../pages/complete-profile-page.ts'

const PROMPT = 'A lighthouse keeper writes one letter every night'

test('a prompt becomes a video on disk @tab-journey', async ({
  page,
  context,
  host,
  login,
  signup,
  home,
  editor,
}, testInfo) => {
  test.setTimeout(300_000)
  const account = newAccount()
  await signup.open()
  await signup.fill(account)
  await signup.submit.click()
  await expect(page).toHaveURL('/login')
  await login.logIn(account)
  await completeProfilePage(page).finish()

  const prepared = page.waitForResponse(callsOf('prepareGeneration'))
  const storyId = await home.generate(PROMPT)
  expect((await prepared).status(), 'engines start with the first letter').toBe(200)
  await editor.waitUntilOpen(storyId)
  expect(await editor.scenes.count()).toBeGreaterThanOrEqual(2)

  await editor.selectScene(1)
  await editor.openTab('Voice')
  await editor.speakWithAnotherVoice()
  await editor.selectScene(2)
  await editor.openTab('Captions')
  await editor.changeWord(1, 'Lanterns')
  await expect(editor.word(1)).toHaveAccessibleName(/^Lanterns ?, word 1$/)
  await editor.expectSaved()

  // Two spoken words, then the middle of the transition into the scene and the middle of the scene itself.
  await editor.word(1).click()
  await page.keyboard.press('Escape')
  const firstWord = await editor.shownFrame()
  await editor.word(3).click()
  await page.keyboard.press('Escape')
  const thirdWord = await editor.shownFrame()
  expect(thirdWord.frame).toBeGreaterThan(firstWord.frame)
  await editor.selectScene(2)
  await editor.step(5)
  const inTransition = await editor.shownFrame()
  await editor.step(60)
  const inScene = await editor.shownFrame()
  const duration = await editor.duration()

  const download = await editor.export()
  expect(download.suggestedFilename()).toBe(`${storyId}.mp4`)
  const file = testInfo.outputPath(download.suggestedFilename())
  await download.saveAs(file)
  await expect(editor.exportDialog.getByRole('status')).toContainText(`${storyId}.mp4`)
  expect(await readFilm(file)).toEqual({
    width: 1920,
    height: 1080,
    framesPerSecond: 30,
    videoCodec: 'h264',
    audioCodec: 'aac',
    duration: expect.closeTo(duration / 30, 1),
  })

  const bytes = await readFile(file, 'utf8')
  const receipts = ['voice-overs: Built-in draft voice', '"story_id"', '"receipts"']
  expect(
    receipts.filter((words) => bytes.includes(words)),
    'receipts that no one asked for',
  ).toEqual([])

  const film = await openFilm(context, file)
  for (const shown of [firstWord, thirdWord, inTransition, inScene])
    expect(await film.compare(shown), `frame ${shown.frame} on the ${host} host`).toBeGreaterThan(0.95)
  expect(await film.compare(firstWord, thirdWord.frame)).toBeLessThan(await film.compare(firstWord))
  await film.close()
})
