// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/story/1"}
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { notices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor, type Editor } from '../lib/editor.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { refreshAroll, refreshScene, refreshStory } from './refresh-story.ts'

const server = setUpServer()
const story = exampleStory()

let editor: Editor
beforeEach(() => {
  notices.set([])
  editor = createEditor(story, new QueryClient())
})

const open = () => editor.store.getState().open
const said = () => notices.get().map(({ message, tone }) => [tone, message])

test('refreshStory: the whole story is taken in again, and its revision never goes back', async () => {
  const revision = story.revision + 3
  let answer = { ...story, display_title: 'From elsewhere', revision }
  server.use(http.get('*/core-api/get_story/', () => HttpResponse.json(answer)))
  await refreshStory(editor)
  expect([open().story.display_title, editor.revision]).toEqual(['From elsewhere', revision])
  answer = { ...answer, revision: revision - 1 }
  await refreshStory(editor)
  expect(editor.revision).toBe(revision)
})

test('what cannot be refreshed stays as it is, and the notice names it', async () => {
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
