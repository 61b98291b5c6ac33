import path from 'node:path'
import { PERSONA_PASSWORD } from '#mocks/seeds/personas.ts'
import { logIn } from '../../fixtures/accounts.ts'
import { apiIn } from '../../fixtures/api.ts'
import { expectFilm } from '../../fixtures/exported-film.ts'
import { inLongRun } from '../../fixtures/hosts.ts'
import { recordingFile, textFile } from '../../fixtures/recording-file.ts'
import { ownServer } from '../../fixtures/own-server.ts'
import { become } from '../../fixtures/sessions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { recordingWizard } from '../../pages/recording-wizard.ts'
import { screenplayPage } from '../../pages/screenplay-page.ts'
import { textWizardPage } from '../../pages/text-wizard-page.ts'

inLongRun(
  'src/shared/story/screenplay/read-script-file.test.ts, src/domain/subtitles, server/modules/stories/routes/audio-stories',
)
test.skip(({ host }) => host !== 'node', 'Five minutes of film are exported on the server.')

const CLIP = path.join(import.meta.dirname, '../../fixtures/clip.mp4')
const WORKING = 120_000

const paragraph = (type: string, text: string) => `<Paragraph Type="${type}"><Text>${text}</Text></Paragraph>`
const FINAL_DRAFT = `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<FinalDraft DocumentType="Script" Template="No" Version="4"><Content>
${paragraph('Scene Heading', 'INT. LAMP ROOM - NIGHT')}${paragraph('Action', 'Mara climbs the stairs &amp; stops.')}
${paragraph('Character', 'MARA (V.O.)')}${paragraph('Dialogue', 'One more night, it is late.')}
${paragraph('Scene Heading', 'EXT. HARBOUR - DAWN')}${paragraph('Character', 'EMIL')}${paragraph('Dialogue', 'Come down!')}
</Content><TitlePage><Content>${paragraph('', 'Two Cups')}</Content></TitlePage></FinalDraft>`

test('a Final Draft screenplay becomes a video', async ({ page, editor, signedIn: _ }, testInfo) => {
  test.setTimeout(400_000)
  const screenplay = screenplayPage(page)
  await page.goto('/new-story')
  await page.getByLabel('Script file').setInputFiles(textFile('two cups.fdx', 'application/xml', FINAL_DRAFT))
  await expect(textWizardPage(page).text('Screenplay')).toHaveValue(/LAMP ROOM/)
  await page.getByRole('button', { name: 'Import screenplay' }).click()
  await expect(screenplay.title).toHaveText('Screenplay')
  const storyId = new URL(page.url()).pathname.split('/')[2] ?? ''
  await expect(screenplay.words(1)).toHaveText(['Mara climbs the stairs & stops.', 'One more night, it is late.'])
  await screenplay.next.click()
  await screenplay.generate.click()
  await editor.waitUntilOpen(storyId)
  await expectFilm(editor, testInfo)
})

test('a video with Latin-1 subtitles becomes a video with correct letters', async ({
  page,
  editor,
  signedIn: _,
}, testInfo) => {
  test.setTimeout(400_000)
  const wizard = recordingWizard(page)
  await page.goto('/new-video-captions')
  await wizard.give('Video', CLIP)
  await expect(wizard.next('Next: captions')).toBeEnabled({ timeout: WORKING })
  await wizard.next('Next: captions').click()
  const srt = '1\r\n00:00:00,100 --> 00:00:01,800\r\nDéjà l’été au café, señor Müller\r\n'.replace('’', "'")
  const buffer = Buffer.from(srt, 'latin1')
  await wizard.give('Captions file', { name: 'old.srt', mimeType: 'application/x-subrip', buffer })
  await expect(wizard.cues).toHaveText([/Déjà l'été au café, señor Müller/])
  await wizard.next('Generate story').click()
  await page.waitForURL('**/story/**', { timeout: WORKING })
  await expect(editor.scenes.first()).toBeVisible({ timeout: WORKING })
  await editor.selectScene(1)
  await editor.openTab('Captions')
  await expect(editor.word(1)).toHaveAccessibleName(/^Déjà ?, word 1$/)
  await expectFilm(editor, testInfo)
})

test('a recording of five minutes becomes a video of five minutes', async ({ page, login, editor }, testInfo) => {
  test.setTimeout(1_800_000)
  // One video is rendered at a time: on the shared server, the other tests would wait for it.
  const server = await ownServer()
  const stella = 'stella.staff@example.com'
  server.addStaff(stella, PERSONA_PASSWORD)
  try {
    const url = await server.start()
    await page.goto(`${url}/login`)
    await expect(login.submit).toBeVisible()
    await become(page, await logIn(apiIn(page), { email: stella, password: PERSONA_PASSWORD }), `${url}/new-audio`)
    const wizard = recordingWizard(page)
    const phrases = 100
    await wizard.give('Recording', recordingFile('lecture.wav', phrases))
    await expect(wizard.next('Next: words')).toBeEnabled({ timeout: WORKING })
    await wizard.next('Next: words').click()
    await expect(wizard.phrase(phrases)).toBeVisible({ timeout: WORKING })
    for (let at = 1; at <= phrases; at++) await wizard.phrase(at).fill(`This is thought number ${at} of a long day.`)
    await wizard.expectSaved()
    await wizard.next('Sync words').click()
    await expect(wizard.title('Check the words')).toBeVisible({ timeout: WORKING })
    await wizard.next('Next: scenes').click()
    await wizard.next('Split into scenes').click()
    await expect(wizard.scenes.first()).toContainText('This is thought number 1', { timeout: WORKING })
    await wizard.next('Next: visuals').click()
    await wizard.next('Generate visuals').click({ timeout: WORKING })
    await page.waitForURL('**/story/**', { timeout: WORKING })
    const arriving = page.getByText('Scenes appear as they’re generated')
    await expect(arriving).toBeVisible({ timeout: WORKING })
    await expect(arriving).toBeHidden({ timeout: 600_000 })
    expect(await editor.duration()).toBe(9_000)
    await expectFilm(editor, testInfo, { withinMs: 900_000 })
    // No page calls a stopped server.
    await page.goto('about:blank')
  } finally {
    await server.remove()
  }
})
