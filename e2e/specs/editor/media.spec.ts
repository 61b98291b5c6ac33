import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { apiIn } from '../../fixtures/api.ts'
import { makeFaults } from '../../fixtures/faults.ts'
import { everydayHost } from '../../fixtures/hosts.ts'
import { noiseFile, silentFile, type UploadedFile } from '../../fixtures/recording-file.ts'
import { expect, test } from '../../fixtures/test.ts'
import { mediaPanel } from '../../pages/media-panel.ts'

// An upload to a server is in trouble.spec.ts.
everydayHost('tab')
test.use({ filmSeconds: 8 })

// A busy machine is slow, also in generating the story.
test.describe.configure({ timeout: 180_000 })

/** A minute of silence: a long upload. */
const minute = (name: string) => silentFile(name, 3_000_000, 48_000)

/** An image of one colour, drawn by the browser. */
async function image(page: Page, name: string): Promise<UploadedFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1280, 720)
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#7b2fbf'
    context?.fillRect(0, 0, 1280, 720)
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** Two seconds of H.264 with nothing but noise as its sound. */
const CLIP = path.join(import.meta.dirname, '../../fixtures/noisy-clip.mp4')

/** Length (s) of a file's sound and the level of its second half, dBFS, decoded by the browser. */
const soundOf = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer()
    const { duration, length, ...sound } = await new OfflineAudioContext(1, 1, 48_000)
      .decodeAudioData(bytes)
      .then((decoded) => ({ duration: decoded.duration, length: decoded.length, samples: decoded.getChannelData(0) }))
    const half = sound.samples.subarray(Math.floor(length / 2))
    return {
      duration,
      level: 10 * Math.log10(half.reduce((sum, sample) => sum + sample * sample, 1e-12) / half.length),
    }
  }, url)

test('files are uploaded with progress, rejected, retried, added to a scene; a lost connection loses nothing', async ({
  page,
  host,
  openStory: { storyId },
  editor,
  consoleErrors,
}) => {
  const faults = await makeFaults(page, host)
  await editor.waitUntilOpen(storyId)
  const media = mediaPanel(page)
  await media.open()

  await test.step('progress in whole per cent, in every panel', async () => {
    const said = await media.watch('rain.wav')
    await media.upload(minute('rain.wav'))
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Captions' }).click()
    await expect(media.row('rain.wav')).toContainText('Uploaded')
    const states = await said()
    const percents = states.flatMap((text) => (/^(\d+)%$/.exec(text) ?? []).slice(1).map(Number))
    expect(percents.length, states.join(', ')).toBeGreaterThan(0)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    await media.open()
    await expect(media.panel.getByRole('button', { name: 'Play rain.wav' })).toBeVisible()
  })

  await test.step('unsupported files show the reason, and make no call', async () => {
    await media.upload({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(media.row('logo.svg')).toContainText('This file type isn’t supported')
    await media.tray.getByRole('button', { name: 'Remove logo.svg' }).click()
  })

  await test.step('a failing storage: the exact texts, then Retry', async () => {
    consoleErrors.expectStatus(500)
    await faults.storage('500')
    await media.upload(await image(page, 'violet.png'))
    await expect(media.row('violet.png')).toContainText('Upload failed with status: 500')
    const notice = page.getByRole('alert').filter({ hasText: 'Failed to upload media' })
    await expect(notice).toBeVisible()
    await faults.storage(null)
    await page.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(media.tile('violet.png')).toBeVisible()
  })

  await test.step('media found by name and added to the selected scene', async () => {
    const before = await editor.shownFrame()
    await media.search('violet')
    await expect(media.panel.getByRole('listitem')).toHaveCount(1)
    await media.tile('violet.png').click()
    await editor.expectSaved()
    await expect.poll(async () => (await editor.shownFrame()).image).not.toBe(before.image)
  })

  await test.step('the noise of a recording and of a video is removed in the tab', async () => {
    await media.search('')
    await media.upload(noiseFile('hiss.wav'))
    await media.upload({ name: 'noisy-clip.mp4', mimeType: 'video/mp4', buffer: await readFile(CLIP) })
    await expect(media.row('noisy-clip.mp4')).toContainText('Uploaded')
    const call = apiIn(page)
    const { results } = await call('listMedia', {})
    for (const [model_id, name] of [
      ['clean-up-recording', 'hiss.wav'],
      ['clean-up-video', 'noisy-clip.mp4'],
    ] as const) {
      const source = results.find((each) => each.file_name === name)
      const body = { model_id, source_media_id: source?.id ?? '', match_level: false }
      const { task_id } = await call('createTask', { body })
      const read = async () => (await call('getTasks', { params: { task_id } })).data[0]
      await expect.poll(async () => (await read())?.status, { timeout: 60_000 }).toBe('COMPLETED')
      const [before, after] = [
        await soundOf(page, source?.url ?? ''),
        await soundOf(page, (await read())?.result_media?.url ?? ''),
      ]
      expect(after.duration).toBeCloseTo(before.duration, 1)
      expect(before.level).toBeGreaterThan(-40)
      expect(after.level).toBeLessThan(-60)
    }
  })

  await test.step('a dropped socket reconnects, and the screen equals the server', async () => {
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Scenes' }).click()
    await expect(editor.scenes.first()).toBeVisible()
    const scenes = await editor.scenes.count()
    await faults.socket(true)
    // A change by another tab or a job, without the editor.
    const call = apiIn(page)
    await call('updateStoryTitle', { body: { story_id: storyId, display_title: 'Renamed while away' } })
    await call('addScene', { body: { story_id: storyId, text: 'A scene from elsewhere', new_element_order: 1 } })
    await faults.socket(false)
    await expect(editor.title).toHaveValue('Renamed while away', { timeout: 10_000 })
    await expect(editor.scenes).not.toHaveCount(scenes)
  })
})
