import { expect, test } from 'vitest'
import type { OperationId } from '#generated/server/operations.ts'
import { film, setUpArolls } from '#server/modules/stories/arolls/testing/set-up-arolls.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const { app, begin } = await setUpArolls()

const EDITS: [string, OperationId, object][] = [
  ['Change fit', 'updateContentFit', { content_fit: 'BLUR_FILL' }],
  ['Change layout', 'updateArollLayout', { layout: 'SPLIT_LEFT' }],
  ['Flip horizontally', 'flipArollHorizontal', { flipped: true }],
  ['Crop', 'cropAroll', { crop: { x: 0.1, y: 0, width: 0.9, height: 1 } }],
  ['New seed', 'refreshSeed', {}],
  ['Change animation', 'updateImageAnimation', { image_animation: 'ZOOM_IN' }],
  ['Change transition', 'updateTransition', { transition_name: 'fade' }],
  ['Trim video', 'updateVideoStartEnd', { video_start: 10, video_end: 90 }],
  ['Change video speed', 'updateVideoPlaybackRate', { playback_rate: 2 }],
  ['Reverse video', 'reverseVideo', { reversed: true }],
  ['Unmute video', 'updateVideoAudio', { use_video_audio: true }],
  ['Mute video', 'updateVideoAudio', { use_video_audio: false }],
  ['Change video volume', 'updateVideoAudio', { use_video_audio: true, video_volume: 1.5 }],
]

test.each(EDITS)('The history of a story calls an edit of a visual %s: %s', async (label, id, body) => {
  const { owner, params, story } = await begin()
  const { id: media } = await uploadFile(app, owner, film)
  await app.ok('setArollMedia', { as: owner, params, body: { media } })
  await app.ok('updateVideoAudio', { as: owner, params, body: { use_video_audio: label === 'Mute video' } })

  expect((await app.call(id, { as: owner, params, body })).status).toBe(200)

  const { results } = await app.ok('listStoryEdits', { as: owner, params: { story_id: story.id } })
  expect(results[0]?.label).toBe(label)
})
