import { answerTo } from '#src/shared/api/testing/answer-to.ts'
// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor } from '#src/features/editor/core/editor.ts'
import { setUpServer } from '#src/features/editor/testing/set-up-server.ts'
import { mergeScenes } from './merge-scenes.ts'
import { splitScene } from './split-scene.ts'

// Only browsers can read recordings.
vi.mock('./wav-copies.ts', () => ({
  withWavCopies: async (_: unknown, ids: readonly string[]) => ({ wav_media_ids: ids.map((id) => `copy for ${id}`) }),
}))
const server = setUpServer()

test('scenes are merged with WAV copies of their recordings; after a refusal they are unchanged and the notice says why', async () => {
  const bodies: unknown[] = []
  server.use(
    answerTo('mergeScenes', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ message: 'Only neighbours can be merged' }, { status: 400 })
    }),
  )
  const editor = createEditor(exampleStory(), new QueryClient())
  const before = editor.store.getState().open
  const [one = '', two = ''] = before.order
  await mergeScenes(editor, [one, two])
  expect(bodies).toEqual([
    {
      story_id: editor.storyId,
      scene_id_one: one,
      scene_id_two: two,
      further_scene_ids: [],
      wav_media_ids: [`copy for ${one}`, `copy for ${two}`],
    },
  ])
  expect(editor.store.getState().open).toEqual(before)
  expect(useNotices.getState().shown.map(({ message }) => message)).toEqual([
    'Unable to merge scenes: Only neighbours can be merged',
  ])
})

test('a scene is split with a WAV copy of its recording', async () => {
  const bodies: unknown[] = []
  server.use(
    answerTo('splitScene', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ message: 'It is too short' }, { status: 400 })
    }),
  )
  const editor = createEditor(exampleStory(), new QueryClient())
  const [one = ''] = editor.store.getState().open.order
  await splitScene(editor, one, { index: 1 })
  expect(bodies).toEqual([{ story_id: editor.storyId, scene_id: one, index: 1, wav_media_ids: [`copy for ${one}`] }])
  expect(useNotices.getState().shown.map(({ message }) => message)).toEqual(['Scene Split Failed: It is too short'])
})

test.each([[[]], [['one']]])('%o are too few to be merged, and nothing is sent', async (ids) => {
  const editor = createEditor(exampleStory(), new QueryClient())
  const enqueue = vi.spyOn(editor, 'enqueue')
  expect(await mergeScenes(editor, ids)).toBeUndefined()
  expect(enqueue).not.toHaveBeenCalled()
})
