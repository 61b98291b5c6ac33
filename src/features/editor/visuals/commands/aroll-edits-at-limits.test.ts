// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withoutAroll } from '#src/features/editor/core/open-story.ts'
import { confirm } from '#src/features/editor/core/story-store.ts'
import { setUpCalls } from '#src/features/editor/testing/set-up-calls.ts'
import { addMediaToScene } from '#src/features/editor/media/commands/media-into-story.ts'
import { moveAroll } from './aroll-edits.ts'
import { setArollMedia } from './set-aroll-media.ts'
import { updateVideoPlaybackRate } from './update-video-playback-rate.ts'
import { updateVideoStartEnd } from './update-video-start-end.ts'

const { begin } = setUpCalls()

const image = { id: 'picture', media_type: 'image', file_name: 'own.png' } as never

test('a refused value of a visual is explained in the server’s words', async () => {
  const { editor, answer, said } = begin()
  const refusal = { message: 'Invalid', error: 'VALIDATION_FAILED', fields: { value: ['At most 4'] } }
  const refuse = () => Response.json(refusal, { status: 400 })
  answer('updateVideoPlaybackRate a', refuse)
  answer('updateVideoStartEnd a', refuse)
  expect(await updateVideoPlaybackRate(editor, 'a', 9)).toBeUndefined()
  expect(said()).toEqual(['At most 4'])
  expect(await updateVideoStartEnd(editor, 'a', { video_start: 5, video_end: 1 })).toBeUndefined()
  expect(said()).toEqual(['At most 4'])
})

test.each<[what: string, sceneId: string, arollId: string, to: number]>([
  ['its own place', 'one', 'b', 1],
  ['a place in another scene', 'two', 'a', 0],
  ['a place in a scene that is gone', 'nowhere', 'a', 0],
])('moveAroll: %s is no move, and nothing is sent', async (_what, sceneId, arollId, to) => {
  const { editor, open, calls } = begin()
  const before = open()
  expect(await moveAroll(editor, sceneId, arollId, to)).toBeUndefined()
  expect([calls, open()]).toEqual([[], before])
})

test('moveAroll: moves to the first and to the last place', async () => {
  const { editor, operations } = begin()
  await moveAroll(editor, 'one', 'a', 1)
  await moveAroll(editor, 'one', 'b', 0)
  expect(operations()).toEqual(['incrementArollOrder a', 'decrementArollOrder b'])
})

test('a visual that another tab deletes during a move or change here does not come back', async () => {
  const { editor, open } = begin()
  const ended = [
    moveAroll(editor, 'one', 'a', 2),
    setArollMedia(editor, 'a', image),
    updateVideoStartEnd(editor, 'a', { video_start: 1, video_end: 2 }),
  ]
  confirm(editor.store, (story) => withoutAroll(story, 'one', 'a'))
  expect([open().scenes['one']?.arollIds, open().arolls['a']]).toEqual([['b', 'c'], undefined])
  await Promise.all(ended)
})

test('addMediaToScene: creates a visual in a scene without visuals', async () => {
  const { editor, operations } = begin((story) => ({
    ...story,
    scenes: story.scenes.map((scene) => ({ ...scene, arolls: [] })),
  }))
  await addMediaToScene(editor, 'one', image)
  expect(operations()).toEqual(['fileUploaded'])
})

test.each<[what: string, run: (editor: Editor) => Promise<unknown>, operation: string]>([
  ['slowed', (editor) => updateVideoPlaybackRate(editor, 'a', 0.5), 'updateVideoPlaybackRate'],
  ['trimmed', (editor) => updateVideoStartEnd(editor, 'a', { video_start: 0, video_end: 900 }), 'updateVideoStartEnd'],
])('a scene that plays its video in full is fetched again after it was %s', async (_what, run, name) => {
  for (const plays of [true, false]) {
    const { editor, document, answer, operations } = begin((story) => ({
      ...story,
      scenes: story.scenes.map((scene) => ({ ...scene, play_full_video: plays })),
    }))
    const [scene] = document.scenes
    const changed = `${name} a`
    const refreshed = 'getScene?story_id=story&scene_id=one'
    answer(changed, { ...scene?.arolls[0], status: 'GENERATING' })
    answer(refreshed, { ...scene, duration_in_frames: 999 })
    expect(await run(editor)).toMatchObject({ id: 'a', status: 'GENERATING' })
    expect(operations()).toEqual(plays ? [changed, refreshed] : [changed])
    expect(editor.store.getState().open.scenes['one']?.duration_in_frames).toBe(plays ? 999 : 132)
  }
})
