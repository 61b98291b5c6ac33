// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { setUpCalls, shortStory } from '../testing/set-up-calls.ts'
import { applyStoryChange, isForeignRevision } from './refresh-story.ts'
import { updateStory } from '../visuals/commands/update-story.ts'

const { begin } = setUpCalls()
const LOAD = 'getStory?story_id=story'
const own = crypto.randomUUID()

test.each<[what: string, by: number, origin: string | null | undefined, isForeign: boolean, known: number]>([
  ['one that is known', 0, null, false, 14],
  ['an earlier one of any author', -1, null, false, 14],
  ['the next one, made here', 1, own, false, 15],
  ['the next one, made elsewhere', 1, crypto.randomUUID(), true, 15],
  ['the next one, made by a job', 1, null, true, 15],
  ['the next one of a server that does not say who made it', 1, undefined, true, 15],
  ['one made here after one that was missed', 2, own, true, 16],
])('isForeignRevision: %s', (_what, by, origin, isForeign, known) => {
  const { editor } = begin()
  editor.ownKeys.add(own)
  expect(isForeignRevision(editor, 14 + by, origin)).toBe(isForeign)
  expect(editor.revision).toBe(known)
})

test.each<[what: string, storyId: string, origin: string, exportedAt: string | null, isLoaded: boolean]>([
  ['a change of another story', 'another', 'elsewhere', null, false],
  ['a change of another story while this one keeps its brand', 'another', 'elsewhere', '2026-01-01T00:00:00Z', false],
  ['a change from elsewhere', 'story', 'elsewhere', null, true],
  ['a change made here', 'story', own, null, false],
  ['a change made here, the first after an export', 'story', own, '2026-01-01T00:00:00Z', true],
])('applyStoryChange: %s', async (_what, storyId, origin, exportedAt, isLoaded) => {
  const { editor, answer, operations, open } = begin((story) => ({ ...story, brand_exported_at: exportedAt }))
  editor.ownKeys.add(own)
  answer(LOAD, { ...shortStory(), display_title: 'By now' })
  await applyStoryChange(editor, { story_id: storyId, revision: 15, scene_ids: [], origin })
  expect(operations()).toEqual(isLoaded ? [LOAD] : [])
  expect(open().story.display_title).toBe(isLoaded ? 'By now' : 'The old lighthouse')
})

test('an edit of this tab is not loaded again when its event arrives', async () => {
  const { editor, answer, calls } = begin((story) => ({ ...story, brand_exported_at: null }))
  const { scenes: _scenes, ...story } = shortStory()
  answer('updateStory story', story)
  await updateStory(editor, { scene_pace: 'FAST' })
  const origin = calls[0]?.headers.get('Idempotency-Key') ?? ''
  await applyStoryChange(editor, { story_id: 'story', revision: 15, scene_ids: [], origin })
  expect(calls).toHaveLength(1)
})
