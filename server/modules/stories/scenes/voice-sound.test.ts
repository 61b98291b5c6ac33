import { afterAll, beforeEach, expect, it } from 'vitest'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { findWavCopies } from './voice-sound.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const MESSAGE = 'Failed to split scene'

async function begin() {
  const { owner, other } = await test.fourRoles()
  const story = await makeStory(test.db, owner, { scenes: [90, 90] })
  const wav = (as = owner, place: Record<string, string> = {}) =>
    uploadFile(test, as, { name: 'scene.wav', type: 'audio/wav', bytes: makeWav(300), place })
  const [first = '', second = ''] = story.sceneIds
  const find = (ids?: readonly string[]) => test.scope((scope) => findWavCopies(scope, owner, ids, MESSAGE))
  return { owner, other, story, first, second, wav, find }
}

it('WAV copies are found by the scene that each was uploaded for; one without a scene is ignored', async () => {
  const { story, first, second, wav, find } = await begin()
  const place = (scene_id: string) => ({ story_id: story.id, scene_id })
  const [one, two, loose] = [await wav(undefined, place(first)), await wav(undefined, place(second)), await wav()]
  expect(await find([two.id, loose.id, one.id])).toEqual({ [first]: one.id, [second]: two.id })
  expect(await find()).toEqual({})
})

it('a WAV copy that is an image, that never arrived or that is another user’s is refused', async () => {
  const { owner, other, wav, find } = await begin()
  const image = await uploadFile(test, owner, { name: 'a.png', type: 'image/png', bytes: makePng(8, 8) })
  const refusal = { status: 400, body: { message: MESSAGE, fields: { wav_media_ids: ['Choose a WAV recording'] } } }
  await expect(find([image.id])).rejects.toMatchObject(refusal)
  const body = { file_name: 'b.wav', content_type: 'audio/wav', media_args: { size_bytes: 344 } }
  const { media } = await test.ok('getGenericPresignedUrl', { as: owner, body })
  await expect(find([media.id])).rejects.toMatchObject(refusal)
  const theirs = await wav(other)
  await expect(find([theirs.id])).rejects.toMatchObject({ status: 404 })
})
