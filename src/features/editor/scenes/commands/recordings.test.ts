import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import { setUpHost } from '#src/shared/media/testing/set-up-host.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import { patchScene } from '#src/features/editor/core/open-story.ts'
import { confirm } from '#src/features/editor/core/story-store.ts'
import { addMediaToScene } from '#src/features/editor/media/commands/media-into-story.ts'
import { createInpaintingRequest } from '#src/features/editor/visuals/commands/create-inpainting-request.ts'
import { wavCopyOf, withWavCopies } from './wav-copies.ts'

const { host, owner } = await setUpHost()
afterEach(() => void useNotices.setState({ shown: [] }))

/** A story of two scenes in an editor whose calls reach the backend in this process, and the uploaded files. */
async function begin() {
  const { id: storyId, sceneIds, arollIds } = await makeStory(host.test.db, owner(), { scenes: [90, 60] })
  const read = () => host.test.ok('getStory', { as: owner(), query: { story_id: storyId } })
  const editor = createEditor(await read(), new QueryClient())
  /** Only finished uploads have a URL. */
  const upload = async (name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
    const { id } = await uploadMedia({ input: new File([bytes], name, { type }) })
    return host.test.ok('getMedia', { as: owner(), params: { media_id: id } })
  }
  const wav = await upload('take.wav', 'audio/wav', makeWav(1_500))
  return {
    ...{ editor, read, storyId, wav, upload, sceneIds },
    sceneId: sceneIds[0] ?? '',
    arollId: arollIds[0] ?? '',
    /** The same recording, as if in another format that this browser can read. */
    other: { ...wav, content_type: 'audio/mpeg', file_name: 'take.mp3' } as Media,
    uploaded: async () => (await host.test.ok('listMedia', { as: owner(), query: {} })).results,
  }
}

test('a recording in another format is copied as WAV for its scene, under its own name', async () => {
  const { editor, storyId, sceneId, other, uploaded } = await begin()
  const copy = await wavCopyOf(editor, sceneId, other)
  expect(copy).toMatchObject({ content_type: 'audio/wav', file_name: 'take.mp3' })
  expect(copy?.id).not.toBe(other.id)
  const kept = (await uploaded()).find(({ id }) => id === copy?.id)
  expect(kept).toMatchObject({ story_id: storyId, scene_id: sceneId, duration_ms: 1_500 })
})

test('does not copy a recording that is WAV, has no URL or cannot be read', async () => {
  const { editor, sceneId, wav, other, upload, uploaded } = await begin()
  const image = await upload('harbour.png', 'image/png', makePng(4, 4))
  const before = (await uploaded()).length
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => Promise.reject(new DOMException('Unable to decode', 'EncodingError'))
    },
  )
  for (const recording of [wav, { ...other, url: null }, { ...other, url: image.url }])
    expect(await wavCopyOf(editor, sceneId, recording)).toBeNull()
  vi.unstubAllGlobals()
  expect(await uploaded()).toHaveLength(before)
})

test('copies the recordings of those scenes whose format is not WAV', async () => {
  const { editor, sceneIds, wav, other, uploaded } = await begin()
  const [first = '', second = ''] = sceneIds
  const speak = (id: string, audio_media: Media | null) =>
    confirm(editor.store, (open) => patchScene(open, id, { audio_media }))
  speak(first, null)
  speak(second, wav)
  expect(await withWavCopies(editor, [...sceneIds, 'gone'])).toEqual({})
  speak(first, other)
  const before = new Set((await uploaded()).map(({ id }) => id))
  const { wav_media_ids: ids } = await withWavCopies(editor, sceneIds)
  expect(ids).toEqual((await uploaded()).filter(({ id }) => !before.has(id)).map(({ id }) => id))
  expect(ids).toHaveLength(1)
})

test('addMediaToScene: a recording becomes the voice-over, as a copy if the server cannot read it', async () => {
  const { editor, read, sceneId, wav, other } = await begin()
  const voice = async () => (await read()).scenes[0]?.audio_media
  await addMediaToScene(editor, sceneId, wav)
  expect((await voice())?.id).toBe(wav.id)
  await addMediaToScene(editor, sceneId, other)
  expect(await voice()).toMatchObject({ file_name: 'take.mp3', content_type: 'audio/wav' })
  expect(editor.store.getState().open.scenes[sceneId]?.audio_media?.id).toBe((await voice())?.id)
})

test('createInpaintingRequest: stores the mask for its scene before the image is repainted', async () => {
  const { editor, storyId, sceneId, arollId, upload, uploaded } = await begin()
  const image = await upload('harbour.png', 'image/png', makePng(400, 300))
  const mask = new File([makePng(400, 300)], 'mask.png', { type: 'image/png' })
  const wanted = { sceneId, arollId, imageMediaId: image.id, mask, prompt: 'A boat', most: 2 }
  const task = await createInpaintingRequest(editor, wanted)
  expect(task).toMatchObject({ task_type: 'inpainting', scene_id: sceneId, aroll_id: arollId, prompt: 'A boat' })
  const stored = (await uploaded()).find(({ file_name: name }) => name === 'mask.png')
  expect(stored).toMatchObject({ story_id: storyId, scene_id: sceneId })
  expect(task?.request).toMatchObject({ source_media_id: image.id, mask_media_id: stored?.id })
  expect(useNotices.getState().shown).toEqual([])
})
