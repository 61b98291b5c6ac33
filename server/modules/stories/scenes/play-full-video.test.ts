import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { arolls, media, scenes } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

/** A scene of three seconds: a video of 9 s that plays from 1 s to 7 s at twice its speed, then an image for a second. */
async function begin() {
  const ada = await test.user()
  const { id: story_id, sceneIds, arollIds } = await makeStory(test.db, ada, { scenes: [90, 90] })
  const [scene_id = '', other = ''] = sceneIds
  const now = new Date('2026-03-01T10:00:00Z')
  const file = {
    userId: ada.id,
    fileName: 'a.mp4',
    contentType: 'video/mp4',
    status: 'COMPLETED',
    source: 'USER',
  } as const
  const [video] = await test.db
    .insert(media)
    .values({ ...file, mediaType: 'video', durationMs: 9_000, createdAt: now, updatedAt: now })
    .returning()
  await test.db
    .update(arolls)
    .set({
      ...{ arollType: 'VideoARoll', mediaId: video?.id, durationMs: 2_000 },
      ...{ videoStart: 1_000, videoEnd: 7_000, playbackRate: 2 },
    })
    .where(eq(arolls.id, arollIds[0] ?? ''))
  await test.db.insert(arolls).values({
    ...{ sceneId: scene_id, arollOrder: 1, arollType: 'ImageARoll', durationMs: 1_000 },
    ...{ createdAt: now, updatedAt: now },
  })
  const where = { story_id, scene_id }
  const change = (body: object) => test.ok('updateSceneAudio', { as: ada, body: { ...where, ...body } })
  const lengths = (scene: { arolls: { duration_ms: number }[] }) => scene.arolls.map(({ duration_ms }) => duration_ms)
  return { ada, where, other, story_id, arollIds, change, lengths }
}

it('a scene that plays its full video has the length of its playback, images stay, and undo restores its length', async () => {
  const { ada, where, story_id, change, lengths } = await begin()
  const long = await change({ play_full_video: true })
  expect([long.play_full_video, long.duration_in_frames, lengths(long)]).toEqual([true, 120, [3_000, 1_000]])
  // A repeat changes nothing.
  expect((await change({ play_full_video: true })).duration_in_frames).toBe(120)
  const { results: edits } = await test.ok('listStoryEdits', { as: ada, params: { story_id } })
  expect(edits[0]).toMatchObject({ label: 'Play full video' })
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  const before = await test.ok('getScene', { as: ada, query: where })
  expect([before.play_full_video, before.duration_in_frames, lengths(before)]).toEqual([false, 90, [2_000, 1_000]])
})

it('updateVideoStartEnd, updateVideoPlaybackRate: a scene that plays its full video follows, and one that does not keeps its length', async () => {
  const { ada, where, story_id, arollIds, change, lengths } = await begin()
  const params = { aroll_id: arollIds[0] ?? '' }
  const trim = (video_start: number, video_end: number) =>
    test.ok('updateVideoStartEnd', { as: ada, params, body: { video_start, video_end } })
  const read = async () => {
    const scene = await test.ok('getScene', { as: ada, query: where })
    return [scene.duration_in_frames, lengths(scene)]
  }
  await trim(1_000, 5_000)
  expect(await read()).toEqual([90, [2_000, 1_000]])
  await change({ play_full_video: true })
  expect(await read()).toEqual([90, [2_000, 1_000]])
  expect((await trim(1_000, 9_000)).duration_ms).toBe(4_000)
  expect(await read()).toEqual([150, [4_000, 1_000]])
  const faster = await test.ok('updateVideoPlaybackRate', { as: ada, params, body: { playback_rate: 4 } })
  expect(faster.duration_ms).toBe(2_000)
  expect(await read()).toEqual([90, [2_000, 1_000]])
  // One step back is one edit.
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(await read()).toEqual([150, [4_000, 1_000]])
})

it('updateVideoPlaybackRate: a full video that would exceed a scene’s limit is refused with a message, and nothing changes', async () => {
  const { ada, where, arollIds, change, lengths } = await begin()
  await test.db.update(media).set({ durationMs: 3_500_000 })
  const params = { aroll_id: arollIds[0] ?? '' }
  const trim = { video_start: 0, video_end: 3_500_000 }
  await test.ok('updateVideoStartEnd', { as: ada, params, body: trim })
  const before = await change({ play_full_video: true })
  expect(lengths(before)).toEqual([1_750_000, 1_000])
  const slow = await test.call('updateVideoPlaybackRate', { as: ada, params, body: { playback_rate: 0.5 } })
  const text = 'Scenes can be up to an hour long. Trim the video or speed it up'
  expect(slow).toMatchObject({ status: 400, body: { fields: { play_full_video: [text] } } })
  expect(await test.ok('getScene', { as: ada, query: where })).toEqual(before)
  // A trim to nothing leaves a frame.
  await test.ok('updateVideoStartEnd', { as: ada, params, body: { video_start: 1_000, video_end: 1_000 } })
  expect(lengths(await test.ok('getScene', { as: ada, query: where }))).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
})

it('speech longer than the full video is spoken to its end, and without the switch the video is cut to it', async () => {
  const { where, change, lengths } = await begin()
  await test.db
    .update(scenes)
    .set({ audioDurationMs: 8_000, durationInFrames: 240 })
    .where(eq(scenes.id, where.scene_id))
  const long = await change({ play_full_video: true })
  expect([long.duration_in_frames, lengths(long)]).toEqual([240, [6_000, 2_000]])
  await test.db.update(scenes).set({ audioDurationMs: 2_000 }).where(eq(scenes.id, where.scene_id))
  expect((await change({ play_full_video: false })).duration_in_frames).toBe(60)
})

it('a video without an end of its own plays to the end of its file', async () => {
  const { arollIds, change, lengths } = await begin()
  await test.db
    .update(arolls)
    .set({ videoStart: null, videoEnd: null, playbackRate: 1 })
    .where(eq(arolls.id, arollIds[0] ?? ''))
  expect(lengths(await change({ play_full_video: true }))).toEqual([9_000, 1_000])
})

it('a scene without a video cannot play one in full', async () => {
  const { ada, story_id, other } = await begin()
  const body = { story_id, scene_id: other, play_full_video: true }
  expect(await test.call('updateSceneAudio', { as: ada, body })).toMatchObject({
    status: 400,
    body: { message: 'Failed to update scene audio', fields: { play_full_video: ['This scene has no video'] } },
  })
  expect((await test.ok('getScene', { as: ada, query: { story_id, scene_id: other } })).play_full_video).toBe(false)
})

it('a voice-over is muted and unmuted without becoming outdated, and the history lists it', async () => {
  const { ada, where, story_id, change } = await begin()
  await test.db.update(scenes).set({ audioDurationMs: 2_000 }).where(eq(scenes.id, where.scene_id))
  const muted = await change({ use_scene_audio: false })
  expect([muted.use_scene_audio, muted.is_voiceover_stale]).toEqual([false, false])
  expect((await change({ use_scene_audio: true })).use_scene_audio).toBe(true)
  const { results: edits } = await test.ok('listStoryEdits', { as: ada, params: { story_id } })
  expect(edits.slice(0, 2).map(({ label }) => label)).toEqual(['Unmute voice-over', 'Mute voice-over'])
})
