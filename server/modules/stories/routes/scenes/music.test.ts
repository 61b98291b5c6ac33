import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { libraryKey } from '#server/modules/media/library/library.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { FPS } from '#src/domain/frames.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

/** A generated story. */
async function generated(as: TestUser) {
  const body = { creation_mode: 'Script', initial_prompt: 'One is here. Two is here. Three is here.' }
  const { story_id } = await test.ok('createStory', { as, body })
  await test.ok('splitStoryIntoScenes', { as, body: { story_id } })
  await test.ok('submitStory', { as, params: { story_id } })
  await test.runJobs()
  return story_id
}

describe('music', () => {
  it('updateMusic: background music comes from the list, with its volume', async () => {
    const ada = await test.user()
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    const [track] = (await test.ok('listMusic', { as: ada })).tracks
    const body = {
      story_id,
      have_background_music: true,
      background_music_volume: 0.5,
      background_music_file_location: track?.file_location,
    }
    const { music } = await test.ok('updateMusic', { as: ada, body })
    expect(music).toMatchObject({
      have_background_music: true,
      background_music_volume: 0.5,
      background_music_name: track?.name,
      background_music_media_id: track?.media_id,
    })
    expect(music.background_music_file_location).toContain(libraryKey('music', track?.track_id ?? ''))
  })

  it('updateMusic: a track chosen for a generated video is composed to its length, rounded up to whole seconds, and made when it is played', async () => {
    const ada = await test.user()
    const storyId = await generated(ada)
    const [track] = (await test.ok('listMusic', { as: ada })).tracks
    const choose = () =>
      test.ok('updateMusic', {
        as: ada,
        body: { story_id: storyId, have_background_music: true, background_music_file_location: track?.file_location },
      })
    const story = await choose()
    const seconds = Math.ceil(story.duration_in_frames / FPS)
    expect(seconds).toBeGreaterThanOrEqual(4)
    expect(story.music).toMatchObject({
      background_music_name: track?.name,
      background_music_track_id: track?.track_id,
      background_music_duration_ms: seconds * 1000,
    })
    const render = vi.spyOn(test.app.engines.music, 'render')
    const url = story.music.background_music_file_location ?? ''
    expect((await test.backend.fetch(new Request(`http://localhost:4400${url}`))).status).toBe(200)
    expect(render.mock.calls).toEqual([[track?.track_id, seconds * 1000]])
    // The same piece is one media for all stories of that length.
    expect((await choose()).music.background_music_media_id).toBe(story.music.background_music_media_id)
    await test.app.db
      .update(scenes)
      .set({ durationInFrames: 301 * FPS })
      .where(eq(scenes.storyId, storyId))
    expect((await choose()).music.background_music_media_id).toBe(track?.media_id)
  })

  it('updateMusic, updateStory: a new story’s music makes room for speech, and both settings are undone and copied', async () => {
    const ada = await test.user()
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    const sound = async (id = story_id) => {
      const { music, loudness_lufs } = await test.ok('getStory', { as: ada, query: { story_id: id } })
      return [music.ducking_db, loudness_lufs]
    }
    expect(await sound()).toEqual([-12, -14])
    await test.ok('updateMusic', { as: ada, body: { story_id, ducking_db: -6.5 } })
    await test.ok('updateStory', { as: ada, params: { story_id }, body: { loudness_lufs: -23 } })
    await test.ok('updateMusic', { as: ada, body: { story_id, background_music_volume: 0.5 } })
    expect(await sound()).toEqual([-6.5, -23])
    const copy = await test.ok('duplicateStory', { as: ada, body: { story_id } })
    expect(await sound(copy.story_id)).toEqual([-6.5, -23])
    await test.ok('updateStory', { as: ada, params: { story_id }, body: { loudness_lufs: null } })
    await test.ok('updateMusic', { as: ada, body: { story_id, ducking_db: null } })
    expect(await sound()).toEqual([null, null])
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    expect(await sound()).toEqual([-6.5, -23])
    for (const ducking_db of [-2, -25])
      expect(await test.call('updateMusic', { as: ada, body: { story_id, ducking_db } })).toMatchObject({ status: 400 })
    const other = { loudness_lufs: -15 as -14 }
    expect(await test.call('updateStory', { as: ada, params: { story_id }, body: other })).toMatchObject({
      status: 400,
    })
  })

  it('music can be the user’s own file, but not any file and not another user’s', async () => {
    const [ada, eve] = [await test.user(), await test.user()]
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    const send = (as: TestUser, file: File, id: string, more: Record<string, string> = {}) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(more)) form.set(name, value)
      form.set('story_id', id)
      form.set('have_background_music', 'true')
      form.set('file', file)
      return test.call('updateMusic', { as, body: form })
    }
    const { wav } = await test.app.engines.voice.speak({ text: 'la la', voice: '', speakingRate: 1, pitch: 0 })
    const answer = await send(ada, new File([new Uint8Array(wav)], 'tune.wav', { type: 'audio/wav' }), story_id)
    expect(answer).toMatchObject({ status: 200, body: { music: { background_music_name: 'tune.wav' } } })
    const unreadable = await send(ada, new File(['<html>'], 'tune.wav', { type: 'audio/wav' }), story_id)
    expect(unreadable).toMatchObject({ status: 400, body: { fields: { file: [expect.any(String)] } } })
    expect((await send(ada, new File(['x'], 'x.svg', { type: 'image/svg+xml' }), story_id)).status).toBe(415)
    const { music } = await test.ok('getStory', { as: ada, query: { story_id } })
    const both = { background_music_file_location: music.background_music_file_location ?? '' }
    const tune = new File([new Uint8Array(wav)], 'tune.wav', { type: 'audio/wav' })
    expect(await send(ada, tune, story_id, both)).toMatchObject({
      status: 400,
      body: { fields: { file: ['Send a file or a URL, not both'] } },
    })
    const theirs = await test.ok('createEmptyTextStory', { as: eve, body: {} })
    const body = { story_id: theirs.story_id, background_music_file_location: music.background_music_file_location }
    expect(await test.call('updateMusic', { as: eve, body })).toMatchObject({
      status: 400,
      body: { fields: { background_music_file_location: ['Track not found'] } },
    })
  })
})
