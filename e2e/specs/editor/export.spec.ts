import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { readFilm } from '../../fixtures/film-file.ts'
import { everydayHost, inLongRun } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { exportDialog } from '../../pages/export-dialog.ts'

everydayHost('node')

test.use({ filmSeconds: 8 })

const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

test('an export is checked first, cancelled, survives a reload, and only one runs at a time @journey', async ({
  page,
  openStory: { storyId },
  editor,
}) => {
  test.setTimeout(180_000)
  const exporting = exportDialog(page)
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('generate_video_remotion')) begun.push(request.url())
  })

  await exporting.open()
  await expect(exporting.dialog).toContainText('Ready to export')
  const srt = await exporting.saveBy('SRT')
  expect(srt.suggestedFilename()).toBe(`${storyId}.srt`)
  expect(await textOf(srt)).toMatch(/^1\r\n00:00:00,\d{3} --> 00:00:\d\d,\d{3}\r\n\S/)
  expect(await textOf(await exporting.saveBy('VTT'))).toMatch(/^WEBVTT\n\n1\n00:00:00\.\d{3} --> /)
  await exporting.close()

  await editor.selectScene(2)
  await editor.openTab('Voice')
  await editor.voices.nth(1).check({ force: true })
  await editor.expectSaved()
  await editor.selectScene(1)
  await exporting.open()
  await expect(exporting.problems).toHaveText([/Voice-over is out of date\s*Scene 2/])
  await exporting.button('Scene 2').click()
  await expect(exporting.dialog).toBeHidden()
  await expect(page).toHaveURL(/scene=/)
  await exporting.open()
  await exporting.button(/^Regenerate audio/).click()
  await expect(exporting.dialog).toContainText('Ready to export', { timeout: 60_000 })

  // Off by default; the video of the other spec has no receipts.
  await exporting.receiptsInFile.check({ force: true })
  await exporting.button('Export video').click()
  await exporting.waitUntilDrawing()
  await exporting.button('Cancel export').click()
  await expect(page.getByText('Export cancelled. You were not charged.')).toBeVisible()

  await exporting.button('Export video').dblclick()
  await exporting.waitUntilDrawing()
  expect(begun).toHaveLength(2)
  await page.reload()
  const film = exporting.nextFile()
  await expect(exporting.pill).toBeVisible({ timeout: 60_000 })
  const duration = await editor.duration()
  const file = await film
  expect(file.suggestedFilename()).toBe(`${storyId}.mp4`)
  expect((await readFilm(await file.path())).duration).toBeCloseTo(duration / 30, 1)
  // The requested metadata names the engines, and none of the owner's words.
  const bytes = await readFile(await file.path(), 'utf8')
  const says = ['voice-overs: Built-in draft voice', `"story_id":"${storyId}"`, '"prompt"']
  expect(says.map((words) => bytes.includes(words))).toEqual([true, true, false])
  expect(begun).toHaveLength(2)

  await exporting.open()
  await expect(exporting.dialog).toContainText('Video is ready')
  await exporting.dialog.getByRole('radio', { name: 'Very good' }).check({ force: true })
  await exporting.button('Send').click()
  await expect(page.getByText('Thank you for your feedback')).toBeVisible()
  await exporting.button('Report a problem').click()
  await exporting.dialog.getByLabel('What looks wrong in the video?').fill('The captions are late.')
  await exporting.dialog.getByLabel('Where').selectOption('Scene 2')
  await exporting.button('Send report').click()
  await expect(page.getByText('Thank you. We’ll look into it')).toBeVisible()

  const about = await exporting.saveBy('JSON')
  expect(about.suggestedFilename()).toBe(`${storyId}.json`)
  expect(await textOf(about)).toContain(`"story_id": "${storyId}"`)
  await exporting.button('Show').click()
  await expect(page.getByRole('list', { name: 'Engine' })).toContainText('Built-in draft voice')
  await page.keyboard.press('Escape')

  const project = await exporting.saveBy(/^Export project/)
  expect(project.suggestedFilename()).toBe(`${storyId}-premiere.zip`)
  const zip = await readFile(await project.path(), 'latin1')
  expect(zip.startsWith('PK')).toBe(true)
  expect(zip).toContain(`<duration>${duration}</duration>`)
  expect(zip).toContain('media/scene-001-1.')
})

test.describe('without a server that renders', () => {
  inLongRun(
    'server/modules/rendering/routes/renders.test.ts, server/node/killed-host.test.ts, src/video/testing/film.test.ts',
  )

  test('without a server browser this tab renders; a server that crashes while rendering continues after a restart', async ({
    page,
    editor,
    ownServerStory,
    consoleErrors,
  }) => {
    test.setTimeout(400_000)
    consoleErrors.expectStatus(404, 503)
    const exporting = exportDialog(page)
    const { server, storyId } = ownServerStory
    const duration = await editor.duration()
    await exporting.open()
    await exporting.button('Export video').click()
    await expect(exporting.dialog).toContainText('The server can’t render videos')

    await page.route('**/files/media/*.{jpg,png}*', (route) => route.fulfill({ status: 404 }))
    await exporting.button('Export in this tab').click()
    await expect(exporting.dialog.getByRole('alert')).toHaveText(
      /^Couldn’t load the image in scene \d\. Replace .* then export again\. You were not charged, and your story hasn’t changed\.$/,
    )
    await exporting.button('Report this problem').click()
    await exporting.button('Send report').click()
    await expect(page.getByText('Thank you. We’ll look into it')).toBeVisible()
    await page.unroute('**/files/media/*.{jpg,png}*')

    const drawnHere = await exporting.saveBy('Export in this tab')
    expect(drawnHere.suggestedFilename()).toBe(`${storyId}.mp4`)
    const here = await readFilm(await drawnHere.path())
    expect(here.duration).toBeCloseTo(duration / 30, 1)

    consoleErrors.expectLostConnection()
    await server.kill()
    await server.start()
    await exporting.close()
    // Without captions every scene changes: all are rendered again.
    await page.keyboard.press('c')
    await editor.expectSaved()
    await exporting.open()
    await expect(exporting.button('Download last video')).toBeVisible()
    await exporting.button('Export video').click()
    await exporting.waitUntilDrawing()
    const film = exporting.nextFile()
    await server.kill()
    await server.start()
    expect(await readFilm(await (await film).path())).toEqual(here)
  })
})
