import { describe, expect, test } from 'vitest'
import type { OperationId } from '#generated/server/operations.ts'
import { fieldsOf, film, png, setUpArolls } from '#server/modules/stories/arolls/testing/set-up-arolls.ts'
import { makeWav } from '#server/platform/files/testing/sample-files.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const { app, begin } = await setUpArolls()

async function beginWithVideo() {
  const { owner, params } = await begin()
  const { id } = await uploadFile(app, owner, film)
  const aroll = await app.ok('setArollMedia', { as: owner, params, body: { media: id } })
  return { owner, params, aroll, length: aroll.aroll_object.media?.duration_ms ?? 0 }
}

describe('a video in an A-roll', () => {
  test('setArollMedia, updateVideoStartEnd: a video in an A-roll plays from start to end and is trimmed within its length', async () => {
    const { owner, params, aroll, length } = await beginWithVideo()
    expect(length).toBeGreaterThan(100)
    expect(aroll).toMatchObject({
      aroll_type: 'VideoARoll',
      status: 'COMPLETED',
      aroll_object: { video_start: 0, video_end: length },
    })
    const trim = (video_start: number, video_end: number) =>
      app.call('updateVideoStartEnd', { as: owner, params, body: { video_start, video_end } })
    expect(await trim(50, length)).toMatchObject({ body: { aroll_object: { video_start: 50, video_end: length } } })
    expect(await trim(0, length + 1)).toMatchObject(fieldsOf({ video_end: `The video is ${length} ms long` }))
    expect(await trim(60, 50)).toMatchObject(fieldsOf({ video_end: 'The end can’t be before the start' }))
  })

  test('updateVideoPlaybackRate, reverseVideo, updateVideoAudio: a video is slowed down, reversed, unmuted and muted, until an image replaces it', async () => {
    const { owner, params } = await beginWithVideo()
    const rate = { playback_rate: 0.5 }
    expect((await app.ok('updateVideoPlaybackRate', { as: owner, params, body: rate })).playback_rate).toBe(0.5)
    for (const playback_rate of [0.2, 4.1])
      expect(await app.call('updateVideoPlaybackRate', { as: owner, params, body: { playback_rate } })).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION_FAILED' },
      })
    expect((await app.ok('reverseVideo', { as: owner, params, body: { reversed: true } })).reversed).toBe(true)
    const louder = { use_video_audio: true, video_volume: 1.5 }
    expect(await app.ok('updateVideoAudio', { as: owner, params, body: louder })).toMatchObject(louder)
    const muted = await app.ok('updateVideoAudio', { as: owner, params, body: { use_video_audio: false } })
    expect(muted).toMatchObject({ use_video_audio: false, video_volume: 1.5 })
    await app.ok('updateVideoAudio', { as: owner, params, body: { use_video_audio: true } })
    const image = await uploadFile(app, owner, png)
    const shown = await app.ok('setArollMedia', { as: owner, params, body: { media: image.id } })
    expect(shown).toMatchObject({
      aroll_type: 'ImageARoll',
      reversed: false,
      playback_rate: 1,
      ...{ use_video_audio: false, video_volume: 1 },
      aroll_object: { video_start: null, video_end: null },
    })
  })

  test('trimming, speed, direction and video sound are refused for an image', async () => {
    const { owner, params } = await begin()
    const bodies: [OperationId, object][] = [
      ['updateVideoStartEnd', { video_start: 0, video_end: 1 }],
      ['updateVideoPlaybackRate', { playback_rate: 2 }],
      ['reverseVideo', { reversed: true }],
      ['updateVideoAudio', { use_video_audio: true }],
    ]
    for (const [id, body] of bodies)
      expect(await app.call(id, { as: owner, params, body })).toMatchObject({
        status: 400,
        body: { error: 'NOT_A_VIDEO' },
      })
  })

  test('a video in an A-roll and every other media must be the user’s own, ready and visible', async () => {
    const { owner, params } = await begin()
    const set = (media: string) => app.call('setArollMedia', { as: owner, params, body: { media } })
    const sound = await uploadFile(app, owner, { name: 'a.wav', type: 'audio/wav', bytes: makeWav(500) })
    expect(await set(sound.id)).toMatchObject(fieldsOf({ media: 'Choose an image or a video' }))
    const waiting = await app.ok('getGenericPresignedUrl', {
      as: owner,
      body: { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: 10 } },
    })
    expect(await set(waiting.media.id)).toMatchObject(fieldsOf({ media: 'This media isn’t ready' }))
    const foreign = await uploadFile(app, await app.user(), png)
    expect((await set(foreign.id)).status).toBe(404)
  })
})
