// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor } from './editor.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { applyBrandChange, applyStoryChange } from './refresh-story.ts'

const server = setUpServer()

type Use = Pick<ReturnType<typeof exampleStory>, 'use_brand_settings' | 'brand_exported_at'>

/** An open story whose brand has changed since. */
function open(use: Use) {
  const story = { ...exampleStory(), ...use }
  const branded = { ...story, templated_captions_style: 'NEON', brand_exported_at: null }
  server.use(answerTo('getStory', () => HttpResponse.json(branded)))
  const editor = createEditor(story, new QueryClient())
  return { editor, story, shown: () => editor.store.getState().open.story.templated_captions_style }
}

const exported = { use_brand_settings: true, brand_exported_at: '2026-01-01T00:00:00.000Z' }

it('an open story that uses the brand shows a change of it at once', async () => {
  const { editor, shown } = open({ use_brand_settings: true, brand_exported_at: null })
  expect(shown()).not.toBe('NEON')
  await applyBrandChange(editor)
  expect(shown()).toBe('NEON')
})

it.each([
  ['does not use it', { use_brand_settings: false, brand_exported_at: null }],
  ['was exported with it', exported],
])('a story that %s does not change', async (_, use) => {
  const { editor, shown } = open(use)
  await applyBrandChange(editor)
  expect(shown()).not.toBe('NEON')
})

it('the first change after an export, also by this tab, takes up the current brand', async () => {
  const { editor, story, shown } = open(exported)
  const origin = crypto.randomUUID()
  editor.ownKeys.add(origin)
  await applyStoryChange(editor, { story_id: story.story_id, revision: story.revision + 1, scene_ids: [], origin })
  expect(shown()).toBe('NEON')
})
