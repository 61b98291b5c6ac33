import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputTrack } from 'mediabunny'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/axe.ts'
import { badVideos } from '../../fixtures/bad-files.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { toolPage, WORKS } from '../../pages/tool-page.ts'

everydayHost('node')

const CLIP = path.join(import.meta.dirname, '../../fixtures/clip.mp4')
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** Times of the frames, and the coded sound. */
async function tracksOf(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const packets = async (track: InputTrack | null) => {
    const all = []
    if (track) for await (const packet of new EncodedPacketSink(track).packets()) all.push(packet)
    return all
  }
  const images = await packets(await input.getPrimaryVideoTrack())
  const sound = await packets(await input.getPrimaryAudioTrack())
  return {
    images: images.map(({ timestamp }) => Math.round(timestamp * 1e4)),
    sound: sound.map(({ data }) => Buffer.from(data).toString('base64')),
  }
}

/** Position of the compared videos, and how colourful their images are, 0 to 255. */
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

test('modify video: a video is tested on one frame, changed in a part, and compared frame by frame', async ({
  page,
  signedIn: _,
  consoleErrors,
}) => {
  // Words without a meaning for the built-in engine have no price.
  consoleErrors.expectStatus(400)
  const clip = await readFile(CLIP)
  const workspace = toolPage(page, '/modify-video')
  await workspace.open()
  // The browser reads its length before the upload.
  await workspace.refuses((await badVideos(clip)).slice(-1), 'Video')
  await workspace.giveVideo(file('square.mp4', 'video/mp4', clip))
  await expect(workspace.size('320 × 180 px · 0:02.0')).toBeVisible()
  await workspace.prompt.fill('a dragon flies by')
  await expect(page.getByText(/only adjusts light, colour and sharpness/)).toBeVisible()
  await workspace.prompt.fill('black and white')
  await page.getByRole('slider', { name: 'Range end' }).press('PageDown')
  await expect(page).toHaveURL(/end=1000/)
  await page.getByRole('button', { name: 'Try on this frame for free' }).press('Enter')
  await expect(page.getByRole('group', { name: 'One frame' }).getByRole('img')).toHaveCount(2, WORKS)
  await expect(page.getByText(/1.0 s at 2 credits per second/)).toBeVisible()
  await expectNoViolations(page, 'modify video, one frame')

  await workspace.start('Modify').press('Enter')
  await expect(workspace.receipt).toContainText('0:00.0 to 0:01.0', WORKS)
  await expect(workspace.receipt).toContainText('2 credits')
  await expectNoViolations(page, 'modify video, with a result')

  // Both show the same frame: grey and coloured inside the part, both coloured after it.
  await page.getByRole('radio', { name: 'Side by side' }).press('Space')
  const seconds = page.getByRole('slider', { name: 'Position in both videos' })
  await seconds.fill('0.5')
  await page.getByRole('button', { name: 'Next frame' }).press('Enter')
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
})
