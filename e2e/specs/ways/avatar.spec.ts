import { expectNoViolations } from '../../fixtures/axe.ts'
import { readFilm } from '../../fixtures/film-file.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { avatarPage } from '../../pages/avatar-page.ts'

everydayHost('tab')

test('a portrait and a script become a film that speaks; a reload at any step loses nothing', async ({
  page,
  signedIn,
  editor,
}, testInfo) => {
  test.setTimeout(180_000)
  expect(signedIn.email).not.toBe('')
  const avatar = avatarPage(page)
  await avatar.open()
  await expectNoViolations(page, 'portrait step')
  await expect(avatar.next).toBeDisabled()
  await avatar.chooseCharacter('Mara')
  await expect(avatar.portrait).toBeVisible()
  await page.reload()
  // What is there opens at the first thing that is missing.
  await page.goto(page.url().replace('&step=portrait', ''))
  await expect(avatar.heading('What is said?')).toBeVisible()
  await page.goBack()
  await expect(avatar.portrait).toBeVisible()
  await avatar.next.click()

  await avatar.script.fill('Hello, I am Mara.')
  // Before the pause after which it is sent.
  await page.reload()
  await expect(avatar.script).toHaveValue('Hello, I am Mara.')
  await avatar.speak.click()
  await expect(avatar.voice).toBeVisible()
  await expectNoViolations(page, 'voice step')
  await avatar.script.fill('Hello, I am Mara!')
  await expect(page.getByText('The script was changed: have it spoken again')).toBeVisible()
  await expect(avatar.next).toBeDisabled()
  await avatar.speak.click()
  await expect(avatar.next).toBeEnabled()
  await avatar.next.click()

  await expect(avatar.heading('Make it speak')).toBeVisible()
  await expectNoViolations(page, 'film step')
  await page.reload()
  await avatar.make.click()
  const making = page.getByRole('region', { name: 'Moving the portrait' })
  await expect(making).toBeVisible()
  const storyId = new URL(page.url()).searchParams.get('story_id') ?? ''
  await page.waitForURL(`**/story/${storyId}`, { timeout: 60_000 })
  await editor.waitUntilOpen(storyId)
  await expect(editor.title).toHaveValue('Hello, I am Mara!')
  await expect(editor.scenes).toHaveCount(1)
  // Finished: from its card on home it opens here, no longer in the wizard.
  await page.goto(`/avatar-video?story_id=${storyId}`)
  await editor.waitUntilOpen(storyId)

  const download = await editor.export()
  const file = testInfo.outputPath(download.suggestedFilename())
  await download.saveAs(file)
  const film = await readFilm(file)
  expect(film).toMatchObject({ width: 1080, height: 1080, videoCodec: 'h264', audioCodec: 'aac' })
  expect(film.duration).toBeGreaterThan(1)
})
