import { callsOf } from '../../fixtures/api.ts'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { recordingFile } from '../../fixtures/recording-file.ts'
import { stallUploads } from '../../fixtures/stalled-uploads.ts'
import { expect, test } from '../../fixtures/test.ts'
import { avatarPage } from '../../pages/avatar-page.ts'

everydayHost('node')

test('a drawn person and a script become a lip-synced video, also through a reload during generation', async ({
  page,
  signedIn,
  editor,
}) => {
  test.setTimeout(180_000)
  expect(signedIn.email).not.toBe('')
  const avatar = avatarPage(page)
  await avatar.open()
  await expectNoViolations(page, 'portrait step')
  await expect(avatar.next).toBeDisabled()
  await avatar.choosePerson('Mara')
  await expect(avatar.portrait).toBeVisible()
  await avatar.next.click()

  await avatar.script.fill('Hello, I am Mara.')
  // Before the delay of autosave.
  await page.reload()
  await expect(avatar.script).toHaveValue('Hello, I am Mara.')
  await avatar.speak.click()
  await expect(avatar.voice).toBeVisible()
  await expectNoViolations(page, 'voice step')
  await avatar.script.fill('Hello, I am Mara!')
  await expect(page.getByText('The script has changed. Regenerate the audio')).toBeVisible()
  await expect(avatar.next).toBeDisabled()
  await avatar.speak.click()
  await expect(avatar.next).toBeEnabled()
  await avatar.next.click()

  await expect(avatar.heading('Generate')).toBeVisible()
  await expectNoViolations(page, 'film step')
  const accepted = page.waitForResponse(callsOf('createTask'))
  await avatar.make.click()
  const making = page.getByRole('region', { name: 'Animating the portrait' })
  await expect(making).toBeVisible()
  await accepted
  // The work continues without the page, and the page shows it again.
  await page.reload()
  const storyId = new URL(page.url()).searchParams.get('story_id') ?? ''
  await page.waitForURL(`**/story/${storyId}`, { timeout: 60_000 })
  await editor.waitUntilOpen(storyId)
  await expect(editor.title).toHaveValue('Hello, I am Mara!')
  await expect(editor.scenes).toHaveCount(1)
  expect(await editor.duration()).toBeGreaterThan(30)
})

test.describe('with own files', () => {
  inLongRun(
    'src/shared/recording/use-file-upload.test.tsx, src/shared/recording/use-unused-recording.test.tsx, src/shared/recording/file-lock.test.ts',
  )

  test('own portrait and voice: the last file counts, and an upload resumes by itself after a reload', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).not.toBe('')
    const avatar = avatarPage(page)
    const shownWidth = () => avatar.portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)
    await page.context().grantPermissions(['microphone'])
    await avatar.open()
    const [mara, otis, ines] = [
      await avatar.photo('mara.png', 100),
      await avatar.photo('otis.png', 110),
      await avatar.photo('ines.png', 120),
    ]
    await stallUploads(page)
    await avatar.give('Portrait', mara)
    await expect(avatar.sending('mara.png')).toBeVisible()
    await expect(avatar.next).toBeDisabled()
    await page.reload()
    // The story is created with the first uploaded file.
    await expect(page).toHaveURL(/story_id=/)
    await expect.poll(shownWidth).toBe(100)
    await avatar.give('Portrait', otis)
    await avatar.give('Portrait', ines)
    await expect.poll(shownWidth).toBe(120)
    await avatar.next.click()

    await avatar.way('Recording').click()
    await stallUploads(page)
    await avatar.give('Recording', recordingFile('voice.wav', 1))
    await expect(avatar.sending('voice.wav')).toBeVisible()
    await page.reload()
    await expect(avatar.voice).toBeVisible()
    await expectNoViolations(page, 'own voice')
    const address = await avatar.voice.getAttribute('src')
    await page.getByRole('button', { name: 'Start recording' }).click()
    await expect(page.getByText(/^0:0[1-9]\.\d$/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('It’s kept in this browser until you use it.')).toBeVisible()
    // An unused recording is offered again.
    await page.reload()
    await expect(page.getByText(/^Your recording from \d\d:\d\d is still here\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Use recording' }).click()
    await expect(avatar.voice).not.toHaveAttribute('src', address ?? '')
    await avatar.next.click()
    await expect(avatar.heading('Generate')).toBeVisible()
    await page.goBack()
    await expect(avatar.voice).toBeVisible()
    await page.goForward()
    await expect(avatar.make).toBeEnabled()
  })
})
