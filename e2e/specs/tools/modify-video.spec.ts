import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputTrack } from 'mediabunny'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { badVideos } from '../../fixtures/bad-files.ts'
import { openExportedFilm } from '../../fixtures/exported-film.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

everydayHost('node')

test.use({ filmSeconds: 8 })

const CLIP = path.join(import.meta.dirname, '../../fixtures/clip.mp4')
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** When each picture is shown, and the sound as it is coded. */
async function tracksOf(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const packets = async (track: InputTrack | null) => {
    const all = []
    if (track) for await (const packet of new EncodedPacketSink(track).packets()) all.push(packet)
    return all
  }
  const pictures = await packets(await input.getPrimaryVideoTrack())
  const sound = await packets(await input.getPrimaryAudioTrack())
  return {
    pictures: pictures.map(({ timestamp }) => Math.round(timestamp * 1e4)),
    sound: sound.map(({ data }) => Buffer.from(data).toString('base64')),
  }
}

/** The videos that are compared: where they stand, and how colourful what they show is, 0 to 255. */
const shown = (page: Page) =>
  page.getByRole('region', { name: 'Result', exact: true }).evaluate((region) =>
    [...region.querySelectorAll('video')].map((video) => {
      const context = new OffscreenCanvas(32, 18).getContext('2d')
      if (!context || video.readyState < 2) return { at: -1, colour: -1, url: video.src }
      context.drawImage(video, 0, 0, 32, 18)
      const { data } = context.getImageData(0, 0, 32, 18)
      let colour = 0
      for (let at = 0; at < data.length; at += 4)
        colour = Math.max(colour, Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0)))
      return { at: Math.round(video.currentTime * 100), colour, url: video.src }
    }),
  )

test('modify video: it is tried on one frame, changed in a part, compared frame by frame and shown in a scene and its film; bad files cost nothing', async ({
  page,
  openStory,
  editor,
  consoleErrors,
  context,
}, testInfo) => {
  test.setTimeout(300_000)
  const { storyId } = openStory
  // The storage refuses what is no video.
  consoleErrors.expectStatus(400)
  const clip = await readFile(CLIP)
  const bench = toolPage(page, '/modify-video')
  await bench.open()
  await expect(page.getByText('Nothing made yet')).toBeVisible()
  await expectNoViolations(page, 'modify video, empty')
  await bench.refuses(
    [
      ...(await badVideos(clip)),
      [file('notes.txt', 'text/plain', Buffer.from('no video')), 'This file type is not supported'],
      [file('still.png', 'image/png', Buffer.from('x')), 'This is a picture. Choose a video.'],
    ],
    'Video',
  )

  await bench.giveVideo(file('square.mp4', 'video/mp4', clip))
  await expect(bench.size('320 × 180 px · 0:02.0')).toBeVisible()
  await bench.prompt.fill('a dragon flies by')
  await expect(page.getByText(/knows light, colour and sharpness, not what a video shows/)).toBeVisible()
  await bench.prompt.fill('black and white')
  await page.getByRole('slider', { name: 'End of the change' }).press('PageDown')
  await expect(page).toHaveURL(/end=1000/)
  await page.reload()
  await expect(bench.prompt).toHaveValue('black and white')
  await page.getByRole('button', { name: 'Try on this frame, free' }).press('Enter')
  await expect(page.getByRole('group', { name: 'One frame' }).getByRole('img')).toHaveCount(2, WORKS)
  await expect(page.getByText(/1.0 s at 2 credits a begun second, 2 credits/)).toBeVisible()
  await expectNoViolations(page, 'modify video, one frame')

  await bench.start('Modify').press('Enter')
  await expect(page).toHaveURL(/result=/)
  await page.reload()
  await expect(bench.receipt).toContainText('0:00.0 to 0:01.0', WORKS)
  await expect(bench.receipt).toContainText('2 credits')
  await expectNoViolations(page, 'modify video, with a result')

  // Both stand at the same frame: grey beside coloured inside of the part, both coloured after it.
  await page.getByRole('radio', { name: 'Side by side' }).press('Space')
  const seconds = page.getByRole('slider', { name: 'Place in both videos' })
  await seconds.fill('0.5')
  await page.getByRole('button', { name: 'One frame on' }).press('Enter')
  await expect.poll(async () => (await shown(page)).map(({ at }) => at)).toEqual([55, 55])
  await expect.poll(async () => (await shown(page)).map(({ colour }) => colour > 60)).toEqual([true, false])
  await seconds.fill('1.5')
  await expect.poll(async () => (await shown(page)).map(({ colour }) => colour > 60)).toEqual([true, true])

  const [was, is] = await Promise.all(
    (await shown(page)).map(async ({ url }) =>
      Buffer.from(
        await page.evaluate(async (address) => {
          const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        }, url),
        'base64',
      ),
    ),
  )
  expect(was?.equals(clip)).toBe(true)
  expect(await tracksOf(is ?? clip.subarray(0, 0))).toEqual(await tracksOf(clip))

  await bench.useInScene(1)
  await bench.useTheseSettings.press('Enter')
  await expect(page).toHaveURL(/end=1000/)

  await test.step('a video that breaks off while it is worked on costs nothing', async () => {
    // The tab's backend writes down why it gave the work up.
    consoleErrors.expectText('This video is damaged')
    await bench.open()
    const before = (await bench.credits.textContent()) ?? ''
    await bench.giveVideo(file('damaged.mp4', 'video/mp4', damaged(clip)))
    await expect(bench.size('320 × 180 px · 0:02.0')).toBeVisible()
    await bench.prompt.fill('warmer')
    await expect(bench.start('Modify')).toBeEnabled()
    await bench.start('Modify').press('Enter')
    await expect(page.getByText(/You were not charged\.$/)).toBeVisible(WORKS)
    await page.reload()
    await expect(page.getByText(/You were not charged\.$/)).toBeVisible()
    await expect(bench.problemOfResult).toHaveText(/This video is damaged/)
    await expect(bench.credits).toHaveText(before)
  })

  await page.goto(`/story/${storyId}`)
  await editor.waitUntilOpen(storyId)
  const film = await openExportedFilm(editor, context, testInfo)
  // The sky of the video: grey while it is changed, blue after it.
  const [changed, after] = [await film.colourAt(15, 0.5, 0.2), await film.colourAt(45, 0.5, 0.2)]
  expect(Math.abs(changed[0] - changed[2])).toBeLessThan(20)
  expect(after[2] - after[0]).toBeGreaterThan(60)
  await film.close()
})

/** The same file, its coded pictures noise from the middle on. */
function damaged(clip: Buffer): Buffer {
  const bytes = Buffer.from(clip)
  bytes.fill(0xff, Math.round(bytes.length * 0.5), Math.round(bytes.length * 0.9))
  return bytes
}
