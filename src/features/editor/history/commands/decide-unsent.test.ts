// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { getListCharactersQueryKey } from '#generated/client/characters/characters.ts'
import { type OutboxEntry, storeEntry } from '#src/features/editor/core/outbox/entry.ts'
import type { TextEdit } from '#src/features/editor/core/outbox/text-edit.ts'
import type { UnsentEdit } from '#src/features/editor/core/outbox/unsent.ts'
import { setUpCalls, shortStory } from '#src/features/editor/testing/set-up-calls.ts'
import { addSceneOfUnsent, applyBoth, applyUnsent, discardUnsent, joined } from './decide-unsent.ts'

// This browser's database.
const stored = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (name: string, value: unknown) => void stored.set(name, value),
  del: async (name: string) => void stored.delete(name),
  entries: async () => [...stored],
}))
afterEach(() => stored.clear())

const { begin } = setUpCalls()
const SAVE = 'updateSceneAudio'
const LOAD = 'getStory?story_id=story'
const PRESENT = 'Every evening the old lighthouse wakes.'
const BASE = 'Every evening the lighthouse wakes.'
const MINE = 'Every night the lighthouse wakes.'
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

const entry = (key: string, body: object): OutboxEntry => ({
  ...{ version: 2, key, order: 1, storyId: 'story', userId: 'ada', tabId: 'tab' },
  request: { operationId: 'updateSceneAudio', body: { story_id: 'story', ...body } },
})
const textEdit = (more: Partial<TextEdit> = {}) =>
  ({ kind: 'narration', sceneId: 'one', characterId: null, base: BASE, mine: MINE, ...more }) as TextEdit
const unsentText = (more: Partial<TextEdit> = {}): UnsentEdit => {
  const text = textEdit(more)
  const body = { scene_id: text.sceneId, new_text: text.mine, base_text: text.base }
  return { entry: entry('mine', body), reason: 'changed', message: 'No', text, present: PRESENT }
}
const unsentPause: UnsentEdit = {
  ...{ entry: entry('pause', { pause: 700 }), reason: 'changed', message: 'No', text: null, present: null },
}

/** An editor with unsent edits that this browser stores. */
async function open(...unsent: UnsentEdit[]) {
  for (const each of unsent) await storeEntry(each.entry)
  const opened = begin()
  const cast = getListCharactersQueryKey('story')
  opened.editor.queries.setQueryData(cast, { results: [] })
  opened.editor.store.setState({ unsent })
  return {
    ...opened,
    unsent: () => opened.editor.store.getState().unsent,
    isCastOutdated: () => opened.editor.queries.getQueryState(cast)?.isInvalidated,
  }
}

test.each<[what: string, decide: typeof applyUnsent, edit: UnsentEdit, body: object]>([
  ['over what is there by now', applyUnsent, unsentText(), { scene_id: 'one', new_text: MINE, base_text: PRESENT }],
  [
    'with what is there by now',
    applyBoth,
    unsentText(),
    { scene_id: 'one', new_text: 'Every night the old lighthouse wakes.', base_text: PRESENT },
  ],
  ['as it was made where it is no text', applyUnsent, unsentPause, { pause: 700 }],
  [
    'as it was made where its place is gone',
    applyUnsent,
    unsentText({ sceneId: 'gone' }),
    { scene_id: 'gone', new_text: MINE, base_text: BASE },
  ],
])(
  'an unsent edit is made %s, as a new call; then the story and the cast are loaded again',
  async (_what, decide, edit, body) => {
    const { editor, answer, calls, operations, unsent, isCastOutdated, open: shown } = await open(edit)
    answer(SAVE, {})
    answer(LOAD, { ...shortStory(), display_title: 'By then' })
    await decide(editor, edit)
    expect(operations()).toEqual([SAVE, LOAD])
    expect(calls[0]?.body).toEqual({ story_id: 'story', ...body })
    const key = calls[0]?.headers.get('Idempotency-Key') ?? ''
    expect(key).toMatch(UUID)
    // The event that the server sends to all tabs is recognised here as this tab’s own.
    expect(editor.ownKeys.has(key)).toBe(true)
    expect([unsent(), stored.size, isCastOutdated(), shown().story.display_title]).toEqual([[], 0, true, 'By then'])
  },
)

test('an unsent edit that is refused stays unsent and can be retried', async () => {
  const { editor, answer, calls, operations, said, unsent, isCastOutdated } = await open(unsentPause)
  answer(LOAD, shortStory())
  await applyUnsent(editor, unsentPause)
  expect([unsent(), stored.size, said(), isCastOutdated()]).toEqual([[unsentPause], 1, ['Because'], true])
  answer(SAVE, {})
  editor.store.getState().retry?.()
  await expect.poll(unsent).toEqual([])
  expect(operations()).toEqual([SAVE, LOAD, SAVE, LOAD])
  const [first, , second] = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(second).not.toBe(first)
})

test('an unsent edit is not sent on an offline device, and stays', async () => {
  const { editor, operations, unsent, said } = await open(unsentPause)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await applyUnsent(editor, unsentPause)
  expect([operations(), unsent()]).toEqual([[LOAD], [unsentPause]])
  expect(said()[0]).toMatch(/^You’re offline/)
})

test('discarding an unsent edit keeps the others', async () => {
  const { editor, unsent, operations } = await open(unsentText(), unsentPause)
  await discardUnsent(editor, unsentText())
  expect([unsent(), [...stored.values()], operations()]).toEqual([[unsentPause], [unsentPause.entry], []])
})

test.each<[what: string, edit: UnsentEdit, mine: string | null]>([
  ['a text and what is there', unsentText(), 'Every night the old lighthouse wakes.'],
  ['no text', unsentPause, null],
  ['captions', unsentText({ kind: 'captions', base: [], mine: [] }), null],
  ['a text whose place is gone', unsentText({ sceneId: 'gone' }), null],
])('both kept: %s', async (_what, edit, mine) => {
  const { editor } = await open(edit)
  expect(joined(editor, edit)).toEqual(mine === null ? null : { ...edit.text, mine })
})

const added = { ...shortStory().scenes[0], id: 'new', element_order: 3, arolls: [], text: '' }
const ADD = 'addScene'

test('the words of a deleted scene are put into a new one at the end', async () => {
  const edit = unsentText({ sceneId: 'gone' })
  const { editor, answer, calls, unsent, open: shown } = await open(edit, unsentPause)
  answer(ADD, added)
  answer(SAVE, { ...added, text: MINE })
  expect(await addSceneOfUnsent(editor, edit)).toBe('new')
  expect(calls).toMatchObject([
    { operation: ADD, body: { new_element_order: 3 } },
    { operation: SAVE, body: { scene_id: 'new', new_text: MINE } },
  ])
  expect([shown().order.at(-1), shown().scenes['new']?.text]).toEqual(['new', MINE])
  expect([unsent(), stored.size]).toEqual([[unsentPause], 1])
})

test.each<[what: string, edit: UnsentEdit, answers: string[], asked: string[]]>([
  ['there are no words', unsentPause, [ADD, SAVE], []],
  ['no scene can be added', unsentText(), [], [ADD]],
  ['the words are refused', unsentText(), [ADD], [ADD, SAVE]],
])('an edit stays unsent where %s', async (_what, edit, answers, asked) => {
  const { editor, answer, operations, unsent } = await open(edit)
  for (const operation of answers) answer(operation, added)
  expect(await addSceneOfUnsent(editor, edit)).toBeNull()
  expect([operations(), unsent(), stored.size]).toEqual([asked, [edit], 1])
})
