import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { QueryClient } from '@tanstack/react-query'
import { delay, HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { uploadQueue } from '#src/shared/media/upload-queue.ts'
import { clearUploads } from '#src/shared/media/uploads.ts'
import { setUpHost } from '#src/shared/media/testing/set-up-host.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import { queueStoryUpload } from './media-into-story.ts'
import { setMusicMedia, uploadMusic } from '#src/features/editor/music/commands/update-music.ts'
import { uploadVisual } from '#src/features/editor/visuals/commands/upload-visual.ts'
import { uploadVoice } from '#src/features/editor/voice/commands/upload-voice.ts'

const { host, owner } = await setUpHost()
afterEach(() => {
  clearUploads()
  useNotices.setState({ shown: [] })
})

/** A story of one scene in an editor whose calls reach the backend in this process. */
async function begin() {
  const { id, sceneIds, arollIds } = await makeStory(host.test.db, owner())
  const read = () => host.test.ok('getStory', { as: owner(), query: { story_id: id } })
  const editor = createEditor(await read(), new QueryClient())
  const [sceneId = ''] = sceneIds
  const [arollId = ''] = arollIds
  return {
    ...{ editor, read, storyId: id, sceneId, arollId },
    open: () => editor.store.getState().open,
    busy: () => editor.store.getState().busy,
    isAtRest: () => vi.waitFor(() => expect(editor.store.getState()).toMatchObject({ running: 0, busy: [] }), 10_000),
  }
}

const file = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name, { type })
const png = () => file('harbour.png', 'image/png', makePng(40, 20))
const said = () => useNotices.getState().shown.map(({ message }) => message)
const uploaded = async () => (await host.test.ok('listMedia', { as: owner(), query: {} })).results

test('uploadVisual: an A-roll is busy until its uploaded image is shown', async () => {
  const { editor, read, sceneId, arollId, open, busy, isAtRest } = await begin()
  uploadVisual(editor, { sceneId, arollId }, png())
  expect(busy()).toEqual([busyKeys.visual(arollId)])
  const shown = () => open().arolls[arollId]?.aroll_object.media
  await vi.waitFor(() => expect(shown()).toMatchObject({ file_name: 'harbour.png', width: 40 }), 10_000)
  await isAtRest()
  expect((await read()).scenes[0]?.arolls[0]?.aroll_object.media?.id).toBe(shown()?.id)
  expect(await uploaded()).toMatchObject([{ story_id: editor.storyId, scene_id: sceneId, aroll_id: arollId }])
})

test('uploadVoice: a recording becomes the voice-over of its scene, which takes its length', async () => {
  const { editor, read, sceneId, open, busy, isAtRest } = await begin()
  const onArrived = vi.fn<() => void>()
  const sent = uploadVoice(editor, sceneId, new Blob([makeWav(1_500)]), 'take.wav', onArrived)
  await sent
  expect(busy()).toEqual([busyKeys.voice(sceneId)])
  await vi.waitFor(() => expect(open().scenes[sceneId]?.audio_media).toMatchObject({ file_name: 'take.wav' }), 10_000)
  await isAtRest()
  expect(onArrived).toHaveBeenCalledOnce()
  expect((await read()).scenes[0]).toMatchObject({ audio_duration_in_ms_seconds: 1_500, duration_in_frames: 45 })
  expect(open().scenes[sceneId]?.duration_in_frames).toBe(45)
})

test('uploadVoice: a recording that is refused for its scene stays among the uploads, and the notice says why', async () => {
  const { editor, sceneId, storyId, isAtRest } = await begin()
  const bodies: unknown[] = []
  host.server.use(
    answerTo('updateSceneAudio', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ message: 'It is too long' }, { status: 400 })
    }),
  )
  await uploadVoice(editor, sceneId, new Blob([makeWav(1_500)]), 'take.wav')
  await vi.waitFor(() => expect(said()).toEqual(['Failed to update scene audio: It is too long']), 10_000)
  await isAtRest()
  const [recording] = await uploaded()
  expect(recording).toMatchObject({ story_id: storyId, scene_id: sceneId, file_name: 'take.wav' })
  const place = { story_id: storyId, scene_id: sceneId, audio_media: recording?.id }
  expect(bodies).toEqual([{ ...place, upload_audio: true, generate_audio: false }])
})

test('uploadVoice: rejects a file that is no sound before sending it', async () => {
  const { editor, sceneId, busy } = await begin()
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => Promise.reject(new DOMException('Unable to decode', 'EncodingError'))
    },
  )
  await uploadVoice(editor, sceneId, new Blob(['not a sound']), 'take.wav')
  vi.unstubAllGlobals()
  const message = 'Failed to upload media: this browser can’t read the recording'
  expect(useNotices.getState().shown).toMatchObject([{ message, tone: 'error' }])
  expect([uploadQueue.getState().items, busy()]).toEqual([[], []])
  expect(await uploaded()).toEqual([])
})

test('uploadMusic and setMusicMedia: an uploaded recording plays below the story under its own name', async () => {
  const { editor, read, open, busy, isAtRest } = await begin()
  uploadMusic(editor, file('waves.wav', 'audio/wav', makeWav(2_000)))
  expect(busy()).toEqual([busyKeys.music])
  const music = { have_background_music: true, background_music_name: 'waves.wav' }
  await vi.waitFor(() => expect(open().story.music).toMatchObject(music), 10_000)
  await isAtRest()
  expect((await read()).music).toMatchObject(music)
  const before = open().story.music
  // It is still uploading and has no URL to play.
  expect(setMusicMedia(editor, { url: null, file_name: 'later.wav' } as Media)).toBeUndefined()
  expect(open().story.music).toEqual(before)
})

test('queueStoryUpload: a failed upload can be retried from its message, and the story is busy only while it is under way', async () => {
  const { editor, storyId, busy } = await begin()
  let isBroken = true
  host.server.use(
    http.put('*/files/upload/*', async () => {
      await delay(1)
      return isBroken ? new HttpResponse(null, { status: 500 }) : undefined
    }),
  )
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const onArrived = vi.fn<(media: Media) => void>()
  queueStoryUpload(editor, { input: png(), onArrived })
  expect(busy()).toEqual([busyKeys.upload])
  await vi.waitFor(() => expect(said()).toEqual(['Failed to upload media']), 10_000)
  expect([busy(), onArrived.mock.calls]).toEqual([[], []])
  expect(useNotices.getState().shown).toMatchObject([{ tone: 'error', action: { label: 'Retry' } }])
  isBroken = false
  useNotices.getState().shown[0]?.action?.onAction()
  expect(busy()).toEqual([busyKeys.upload])
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledOnce(), 10_000)
  await vi.waitFor(() => expect(busy()).toEqual([]))
  expect(await uploaded()).toMatchObject([{ file_name: 'harbour.png', story_id: storyId }])
})

test('queueStoryUpload: an upload whose connection is lost stays busy without a message and resumes by itself', async () => {
  const { editor, busy } = await begin()
  let isBroken = true
  host.server.use(http.put('*/files/upload/*', () => (isBroken ? HttpResponse.error() : undefined)))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const onArrived = vi.fn<(media: Media) => void>()
  queueStoryUpload(editor, { input: png(), onArrived })
  await vi.waitFor(() => expect(uploadQueue.getState().items).toMatchObject([{ isWaiting: true }]), 10_000)
  expect([busy(), said()]).toEqual([[busyKeys.upload], []])
  isBroken = false
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledOnce(), 10_000)
  await vi.waitFor(() => expect(busy()).toEqual([]))
  expect(said()).toEqual([])
})

test('queueStoryUpload: a refused file says why and offers no retry', async () => {
  const { editor, busy } = await begin()
  queueStoryUpload(editor, { input: file('notes.txt', 'text/plain', new Uint8Array([65])) })
  expect(useNotices.getState().shown).toMatchObject([{ tone: 'error', action: undefined }])
  expect(said()[0]).not.toBe('Failed to upload media')
  expect(busy()).toEqual([])
})
