import path from 'node:path'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { brightness } from '../../fixtures/brightness.ts'
import { readFilm } from '../../fixtures/film-file.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { recordingFile, textFile } from '../../fixtures/recording-file.ts'
import { stallUploads } from '../../fixtures/stalled-uploads.ts'
import { expect, test } from '../../fixtures/test.ts'
import { exportDialog } from '../../pages/export-dialog.ts'
import { libraryPage } from '../../pages/library-page.ts'
import { recordingWizard } from '../../pages/recording-wizard.ts'

everydayHost('node')
const WORKING = 60_000
/** Two seconds of H.264 with sound. */
const CLIP = path.join(import.meta.dirname, '../../fixtures/clip.mp4')
const PHRASES = ['A honey bee leaves the hive.', 'And so she comes home.']

const SRT = `1
00:00:00,200 --> 00:00:00,900
First she leaves.

2
00:00:01,000 --> 00:00:01,900
Then she is home again.
`

test('a recording becomes a video of its length: words typed and corrected, scenes, images', async ({
  page,
  signedIn,
  editor,
}) => {
  test.setTimeout(180_000)
  expect(signedIn.email).toContain('@')
  const wizard = recordingWizard(page)
  await page.goto('/new-audio')
  await stallUploads(page)
  await wizard.give('Recording', recordingFile('bees.wav', 2))
  await expect(wizard.sending('bees.wav')).toBeVisible()
  // The file is stored: its upload resumes by itself.
  await page.reload()
  await expect(wizard.next('Next: words')).toBeEnabled({ timeout: WORKING })
  await expect(wizard.waveform).toBeVisible({ timeout: WORKING })
  await expectNoViolations(page, 'a recording')
  await wizard.next('Next: words').click()

  await expect(wizard.title('Add the words')).toBeVisible({ timeout: WORKING })
  for (const [at, words] of PHRASES.entries()) await wizard.phrase(at + 1).fill(words)
  await expect(wizard.phrase(3)).toHaveCount(0)
  await wizard.expectSaved()
  await wizard.next('Sync words').click()

  await expect(wizard.title('Check the words')).toBeVisible({ timeout: WORKING })
  await wizard.word('honey').click()
  await wizard.field(2).fill('bumble')
  await wizard.field(2).press('Enter')
  await expect(wizard.field(3)).toHaveValue('bee')
  await wizard.field(3).press('Escape')
  await wizard.expectSaved()
  await expectNoViolations(page, 'a transcript')
  await wizard.next('Next: scenes').click()

  await wizard.next('Split into scenes').click()
  await expect(wizard.scenes.first()).toContainText('A bumble bee leaves the hive.', { timeout: WORKING })
  const scenes = await wizard.scenes.count()
  await expectNoViolations(page, 'scenes of a recording')
  await wizard.next('Next: visuals').click({ timeout: WORKING })
  await expect(wizard.title('Choose a style')).toBeVisible()
  await expectNoViolations(page, 'a look for a recording')
  await wizard.next('Generate visuals').click({ timeout: WORKING })
  await page.waitForURL('**/story/**', { timeout: WORKING })
  await expect(editor.scenes).toHaveCount(scenes, { timeout: WORKING })
  await editor.isMade()
  expect(await editor.duration()).toBe(180)

  await editor.openTab('Voice')
  await expectNoViolations(page, 'a recording as voice-over')
  await page.getByRole('button', { name: 'Clean up recording' }).click()
  const cleaning = page.getByRole('dialog', { name: 'Clean up sound' })
  await expectNoViolations(page, 'clean-up of a recording')
  await cleaning.getByRole('button', { name: 'Clean up', exact: true }).click()
  await expect(cleaning.getByRole('radio', { name: 'Before' })).toBeVisible({ timeout: WORKING })
  await expectNoViolations(page, 'a cleaned recording')
  await cleaning.getByRole('button', { name: 'Apply' }).click()
  await editor.expectSaved()
})

test.describe('rejected files and captioned videos', () => {
  inLongRun(
    'src/shared/recording, tests/integration/video-captions.test.tsx, server/modules/stories/routes/audio-stories',
  )

  test('rejects a recording with the reason: no sound, no microphone, longer than the plan allows', async ({
    page,
    signedIn: _,
  }) => {
    const wizard = recordingWizard(page)
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.goto('/new-audio')
    await wizard.give('Recording', textFile('notes.mp3', 'audio/mpeg', 'only words, no sound'))
    await expect(wizard.problem('Couldn’t read “notes.mp3” as audio.')).toBeVisible()
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByRole('button', { name: 'Start recording' }).click()
    await expect(wizard.problem('Microphone access is blocked.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await wizard.give('Recording', recordingFile('long.wav', 21))
    await expect(wizard.problem('Video length cannot exceed 60 seconds for a free account')).toBeVisible()
    await expect(wizard.next('Next: words')).toBeDisabled()
  })

  test('a captioned video: an invalid time drops its caption, captions from a file, a video', async ({
    page,
    signedIn,
    editor,
  }) => {
    test.setTimeout(180_000)
    expect(signedIn.email).toContain('@')
    const wizard = recordingWizard(page)
    await page.goto('/new-video-captions')
    await wizard.give('Video', textFile('clip.mp4', 'video/mp4', 'no video at all'))
    await expect(wizard.problem('Couldn’t read “clip.mp4” as a video.')).toBeVisible()
    await stallUploads(page)
    await wizard.give('Video', CLIP)
    await expect(wizard.sending('clip.mp4')).toBeVisible({ timeout: WORKING })
    await page.reload()
    await expect(wizard.next('Next: captions')).toBeEnabled({ timeout: WORKING })
    await page.reload()
    await expect(page.getByLabel('Your video')).toBeVisible({ timeout: WORKING })
    await expectNoViolations(page, 'a video for captions')
    await wizard.next('Next: captions').click()

    const broken = SRT.replace('00:00:01,900', '00:00:xx,900')
    await wizard.give('Captions file', textFile('broken.srt', 'application/x-subrip', broken))
    await expect(page.getByText('Caption 2 (line 6) was left out: the time')).toBeVisible()
    await expect(wizard.cues).toHaveCount(1)
    await wizard.give('Captions file', textFile('bees.srt', 'application/x-subrip', SRT))
    await expect(wizard.cues).toHaveCount(2)
    await page.reload()
    await expect(wizard.cues.nth(1)).toContainText('Then she is home again.', { timeout: WORKING })
    await expectNoViolations(page, 'captions of a video')
    await page.goBack()
    await expect(wizard.title('Add a video')).toBeVisible()
    await page.goForward()
    await expect(wizard.cues).toHaveCount(2)
    await wizard.way('Type the words').click()
    await expect(wizard.phrase(1)).toBeVisible({ timeout: WORKING })
    await wizard.phrase(1).fill('A line that stays.')
    await wizard.way('Captions file').click()
    await wizard.next('Generate story').click()

    await page.waitForURL('**/story/**', { timeout: WORKING })
    await expect(editor.scenes.first()).toBeVisible({ timeout: WORKING })
    // The story has the captions, so the browser's copy is deleted.
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('video-captions:'))),
    ).toEqual([])
    const duration = await editor.duration()
    await editor.selectScene(1)
    await editor.openTab('Captions')
    await expect(editor.word(1)).toHaveAccessibleName(/^First ?, word 1$/)
    const exporting = exportDialog(page)
    await exporting.open()
    const download = await exporting.saveBy('Export video')
    expect(await readFilm(await download.path())).toMatchObject({
      videoCodec: 'h264',
      audioCodec: 'aac',
      duration: expect.closeTo(duration / 30, 1),
    })

    // A frame of the uploaded video is the story's image, although the server decodes no videos.
    await page.goto('/app')
    const image = libraryPage(page).image('clip')
    await expect(image).toHaveAttribute('src', /-small\.jpg/)
    await expect.poll(() => brightness(image)).toBeGreaterThan(24)
  })
})
