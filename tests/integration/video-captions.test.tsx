// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { Component as Page } from '#src/app/routes/new-video-captions/page.tsx'
import { showPage } from './testing/show-page.tsx'

const test = await createTestApp()
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await test.reset()
})
afterAll(() => test.close())

const SRT =
  '1\n00:00:00,300 --> 00:00:02,500\nFirst she leaves.\n\n2\n00:00:03,000 --> 00:00:05,500\nThen she is home.\n'

it('createVideoCaptionsStory: an invalid time only drops its caption, another file replaces it, and parsed captions survive a reload', async () => {
  const ada = await test.user()
  const id = crypto.randomUUID()
  const now = test.clock.now()
  await test.db.insert(media).values({
    ...{ id, userId: ada.id, mediaType: 'video', source: 'USER', status: 'COMPLETED', fileKey: `media/${id}.mp4` },
    ...{ fileName: 'bees.mp4', contentType: 'video/mp4', sizeBytes: 100, durationMs: 6_000, width: 640, height: 360 },
    ...{ createdAt: now, updatedAt: now },
  })
  const address = `/new-video-captions?media=${id}&sound=none&step=captions`
  const open = () => showPage(test, ada, <Page />, ['/new-video-captions'], address)
  const give = async (name: string, text: string) =>
    userEvent.upload(
      await screen.findByLabelText('Captions file', { selector: 'input[type=file]' }),
      new File([text], name),
    )
  const cues = async () =>
    within(await screen.findByRole('list', { name: 'Captions' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/^[\d:.]+–[\d:.]+/, ''))
  open()
  await give('broken.srt', SRT.replace('00:00:05,500', '00:00:xx,500'))
  await screen.findByText(/^Caption 2 \(line 6\) was left out: the time/)
  expect(await cues()).toEqual(['First she leaves.'])
  await give('bees.srt', SRT)
  await expect.poll(cues).toEqual(['First she leaves.', 'Then she is home.'])

  const { place } = open()
  expect(await cues()).toEqual(['First she leaves.', 'Then she is home.'])
  await userEvent.click(screen.getByRole('button', { name: /^Generate story/ }))
  await expect.poll(place).toMatch(/story_id=/)
  await test.runJobs()
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('video-captions:'))).toEqual([])
})
