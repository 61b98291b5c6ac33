// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor, type Editor } from './editor.ts'
import { withoutScene } from './open-story.ts'
import { confirm } from './story-store.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { applyBrandChange, applyStoryChange, refreshAroll, refreshScene, refreshStory } from './refresh-story.ts'

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

describe('a changed brand', () => {
  type Use = Pick<ReturnType<typeof exampleStory>, 'use_brand_settings' | 'brand_exported_at'>

  /** An open story whose brand has changed since. */
  function openBranded(use: Use) {
    const story = { ...exampleStory(), ...use }
    const branded = { ...story, templated_captions_style: 'NEON', brand_exported_at: null }
    server.use(answerTo('getStory', () => HttpResponse.json(branded)))
    const editor = createEditor(story, new QueryClient())
    return { editor, story, shown: () => editor.store.getState().open.story.templated_captions_style }
  }

  const exported = { use_brand_settings: true, brand_exported_at: '2026-01-01T00:00:00.000Z' }

  it('an open story that uses the brand shows a change of it at once', async () => {
    const { editor, shown } = openBranded({ use_brand_settings: true, brand_exported_at: null })
    expect(shown()).not.toBe('NEON')
    await applyBrandChange(editor)
    expect(shown()).toBe('NEON')
  })

  it.each([
    ['does not use it', { use_brand_settings: false, brand_exported_at: null }],
    ['was exported with it', exported],
  ])('a story that %s does not change', async (_, use) => {
    const { editor, shown } = openBranded(use)
    await applyBrandChange(editor)
    expect(shown()).not.toBe('NEON')
  })

  it('the first change after an export, also by this tab, takes up the current brand', async () => {
    const { editor, story, shown } = openBranded(exported)
    const origin = crypto.randomUUID()
    editor.ownKeys.add(origin)
    await applyStoryChange(editor, { story_id: story.story_id, revision: story.revision + 1, scene_ids: [], origin })
    expect(shown()).toBe('NEON')
  })
})
