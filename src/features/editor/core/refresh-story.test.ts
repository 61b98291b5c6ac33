import { answerTo } from '#src/shared/api/testing/answer-to.ts'
// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor, type Editor } from './editor.ts'
import { withoutScene } from './open-story.ts'
import { confirm } from './story-store.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { refreshAroll, refreshScene, refreshStory } from './refresh-story.ts'

const server = setUpServer()
const story = exampleStory()

let editor: Editor
beforeEach(() => {
  useNotices.setState({ shown: [] })
  editor = createEditor(story, new QueryClient())
})

const open = () => editor.store.getState().open
const said = () => useNotices.getState().shown.map(({ message, tone }) => [tone, message])

test('refreshStory: the whole story is replaced, and its revision never decreases', async () => {
  const revision = story.revision + 3
  let answer = { ...story, display_title: 'From elsewhere', revision }
  server.use(answerTo('getStory', () => HttpResponse.json(answer)))
  await refreshStory(editor)
  expect([open().story.display_title, editor.revision]).toEqual(['From elsewhere', revision])
  answer = { ...answer, revision: revision - 1 }
  await refreshStory(editor)
  expect(editor.revision).toBe(revision)
})

test('a failed refresh changes nothing, and the notice names it', async () => {
  server.use(http.get('*', () => HttpResponse.json({ message: 'No' }, { status: 400 })))
  const before = open()
  const [sceneId = ''] = before.order
  await refreshStory(editor)
  await refreshScene(editor, sceneId)
  await refreshAroll(editor, before.scenes[sceneId]?.arollIds[0] ?? '')
  expect(said()).toEqual([
    ['error', 'Failed to load story data.'],
    ['error', 'Failed to refresh scene'],
    ['error', 'Failed to refresh aroll'],
  ])
  expect(open()).toEqual(before)
})

test('refreshScene and refreshAroll: the requested part is replaced, and the rest is unchanged', async () => {
  const [scene, other] = story.scenes
  const [aroll] = scene?.arolls ?? []
  const asked: string[] = []
  server.use(
    answerTo('getScene', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ ...scene, text: 'From elsewhere' })
    }),
    answerTo('getAroll', () => HttpResponse.json({ ...aroll, status: 'FAILED' })),
  )
  await refreshScene(editor, scene?.id ?? '')
  await refreshAroll(editor, aroll?.id ?? '')
  expect(asked).toEqual([`?story_id=${story.story_id}&scene_id=${scene?.id}`])
  expect([open().scenes[scene?.id ?? '']?.text, open().scenes[other?.id ?? '']?.text]).toEqual([
    'From elsewhere',
    other?.text,
  ])
  expect([open().arolls[aroll?.id ?? '']?.status, said()]).toEqual(['FAILED', []])
})

test('refreshScene: a scene that was deleted meanwhile does not come back', async () => {
  const [scene] = story.scenes
  server.use(answerTo('getScene', () => HttpResponse.json(scene)))
  confirm(editor.store, (each) => withoutScene(each, scene?.id ?? ''))
  const { order } = open()
  await refreshScene(editor, scene?.id ?? '')
  expect([open().order, said()]).toEqual([order, []])
})
