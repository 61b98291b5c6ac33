import { answerTo } from '#src/shared/api/testing/answer-to.ts'
// @vitest-environment happy-dom
// @alone What cannot be sent is tried again later and later, for all editors of a page.
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { updateCaptions } from '#src/features/editor/captions/commands/update-captions.ts'
import { updateStoryTitle } from '#src/features/editor/shell/commands/update-story-title.ts'
import { saveStateOf } from '../story-store.ts'
import { setUpServer } from '#src/features/editor/testing/set-up-server.ts'
import { createEditor, type Editor } from '../editor.ts'

const server = setUpServer()

let editor: Editor
/** The requests that reached the server. */
let read: { key: string; title: string }[]
/** Results of the next requests; after them all are answered. */
let fates: ('lost' | 'answer lost' | 'starting' | 'refused')[]

beforeEach(() => {
  editor = createEditor(exampleStory(), new QueryClient())
  read = []
  fates = []
  const { scenes: _scenes, brand_overlay: _overlay, custom_captions_style: _style, ...story } = exampleStory()
  server.use(
    answerTo<{ display_title: string }>('updateStoryTitle', async ({ request }) => {
      const fate = fates.shift()
      if (fate === 'lost') return HttpResponse.error()
      if (fate === 'starting') return HttpResponse.json({ message: 'Starting' }, { status: 503 })
      const { display_title: title } = await request.json()
      read.push({ key: request.headers.get('Idempotency-Key') ?? '', title })
      if (fate === 'answer lost') return HttpResponse.error()
      if (fate === 'refused') return HttpResponse.json({ message: 'No' }, { status: 400 })
      return HttpResponse.json({ ...story, display_title: title })
    }),
  )
})

const state = () => editor.store.getState()
const titles = () => read.map(({ title }) => title)

test('edits that cannot be sent stay visible, say so, and are sent by themselves in the order they were made', async () => {
  fates = ['lost', 'starting']
  const edits = ['A', 'B', 'C'].map((title) => updateStoryTitle(editor, title))
  expect(state().open.story.display_title).toBe('C')
  await expect.poll(() => state().isUnreachable).toBe(true)
  expect(saveStateOf(state())).toBe('failed')
  expect(read).toEqual([])
  await Promise.all(edits)
  expect(useNotices.getState().shown).toEqual([])
  expect(titles()).toEqual(['A', 'B', 'C'])
  expect(saveStateOf(state())).toBe('saved')
  expect(useNotices.getState().shown).toEqual([])
})

test('a call without an answer is repeated under the same key', async () => {
  fates = ['answer lost']
  const edit = updateStoryTitle(editor, 'A')
  await expect.poll(() => state().isUnreachable).toBe(true)
  editor.outbox.retry()
  await edit
  expect(titles()).toEqual(['A', 'A'])
  expect(read[1]?.key).toBe(read[0]?.key)
  expect(read[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('a refused edit is rolled back and reported, and later ones are sent', async () => {
  fates = ['refused']
  const before = state().open.story.captions_settings.show_captions
  server.use(answerTo('updateCaptions', () => HttpResponse.json({ message: 'No' }, { status: 404 })))
  await Promise.all([
    updateStoryTitle(editor, 'Refused'),
    updateCaptions(editor, { show_captions: !before }),
    updateStoryTitle(editor, 'Kept'),
  ])
  expect(state().open.story.display_title).toBe('Kept')
  expect(state().open.story.captions_settings.show_captions).toBe(before)
  expect(useNotices.getState().shown.map(({ message }) => message)).toEqual(['No'])
})

test('a browser without storage says so until the edit is answered', async () => {
  const edit = updateStoryTitle(editor, 'A')
  expect(editor.outbox.hasUnstored()).toBe(true)
  await edit
  await expect.poll(() => editor.outbox.hasUnstored()).toBe(false)
})

test('an edit that this browser cannot store is safe once the server has it, and not before', async () => {
  fates = ['lost']
  let isSafe = false
  const edit = updateStoryTitle(editor, 'A')
  const stored = editor.outbox.whenStored().then(() => (isSafe = true))
  await expect.poll(() => state().isUnreachable).toBe(true)
  expect(isSafe).toBe(false)
  editor.outbox.retry()
  await edit
  await stored
  expect(titles()).toEqual(['A'])
})
