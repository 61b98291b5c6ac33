// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { getListCharactersQueryKey } from '#generated/client/characters/characters.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import type { StoryDocument } from '#src/features/editor/core/open-story.ts'
import { changesOf, setUpCalls } from '#src/features/editor/testing/set-up-calls.ts'
import { deleteCharacter } from './delete-character.ts'
import { regenerateCharacterPortrait } from './get-character-portrait.ts'
import { mapCharacter } from './map-character.ts'
import { publishCharacter } from './publish-character.ts'
import { resetCharacter } from './reset-character.ts'
import { changeCast, knownCast, withCharacter, type Character } from './run-cast-command.ts'
import { updateCharacter } from './update-character.ts'

const { begin } = setUpCalls()

const person = (id: string, more: Partial<Character> = {}) =>
  ({
    ...{ id, call_name: id, role: 'Main', description: 'A keeper', language_and_voice_code: 'otto', status: 'draft' },
    ...more,
  }) as Character
const mara = person('mara')
const tess = person('tess')

/** An open story whose first two scenes mara speaks, and whose cast is loaded. */
function open(cast: readonly Character[] = [mara, tess]) {
  const speaks = (story: StoryDocument) => ({
    ...story,
    scenes: story.scenes.map((scene, at) => ({ ...scene, speaker_story_character_id: at < 2 ? 'mara' : null })),
  })
  const opened = begin(speaks)
  const key = getListCharactersQueryKey('story')
  opened.editor.queries.setQueryData(key, { results: [...cast] })
  return { ...opened, isOutdated: () => opened.editor.queries.getQueryState(key)?.isInvalidated }
}

const inScenes = (values: object) =>
  Object.fromEntries(
    ['one', 'two'].flatMap((id) => Object.entries(values).map(([name, value]) => [`scenes.${id}.${name}`, value])),
  )
const clara = { language_and_voice_code: 'otto', is_voiceover_stale: true }

interface Case {
  run: (editor: Editor) => Promise<unknown>
  /** The optimistic cast; undefined: unchanged. */
  cast?: Character[]
  scenes?: object
  operation: string
  body?: object
}

const CASES: Record<string, Case> = {
  'deleteCharacter: the narrator speaks the scenes of who is gone': {
    run: (editor) => deleteCharacter(editor, 'mara'),
    cast: [tess],
    scenes: inScenes({ speaker_story_character_id: null }),
    operation: 'deleteCharacter story mara',
  },
  'updateCharacter: a name': {
    run: (editor) => updateCharacter(editor, mara, { call_name: 'Maud', description: 'A keeper' }),
    cast: [{ ...mara, call_name: 'Maud' }, tess],
    operation: 'updateCharacter story mara',
    body: { call_name: 'Maud', base_call_name: 'mara' },
  },
  'updateCharacter: a description': {
    run: (editor) => updateCharacter(editor, mara, { call_name: 'mara', description: 'A sailor' }),
    cast: [{ ...mara, description: 'A sailor' }, tess],
    operation: 'updateCharacter story mara',
    body: { description: 'A sailor', base_description: 'A keeper' },
  },
  'updateCharacter: a voice, also in the scenes that are spoken in it': {
    run: (editor) => updateCharacter(editor, { ...mara, language_and_voice_code: null }, clara),
    cast: [mara, tess],
    scenes: inScenes(clara),
    operation: 'updateCharacter story mara',
    body: { language_and_voice_code: 'otto' },
  },
  'updateCharacter: a name and a voice in one call': {
    run: (editor) => updateCharacter(editor, mara, { call_name: 'Maud', language_and_voice_code: 'ida' }),
    cast: [{ ...mara, call_name: 'Maud', language_and_voice_code: 'ida' }, tess],
    scenes: inScenes({ language_and_voice_code: 'ida', is_voiceover_stale: true }),
    operation: 'updateCharacter story mara',
    body: { call_name: 'Maud', base_call_name: 'mara', language_and_voice_code: 'ida' },
  },
  'mapCharacter: who takes over another one speaks in its voice': {
    run: (editor) => mapCharacter(editor, 'mara', tess),
    scenes: inScenes(clara),
    operation: 'mapCharacter story mara',
    body: { character_id: 'tess' },
  },
  'mapCharacter: who takes over one without a voice keeps the own': {
    run: (editor) => mapCharacter(editor, 'mara', person('tess', { language_and_voice_code: null })),
    operation: 'mapCharacter story mara',
    body: { character_id: 'tess' },
  },
  'resetCharacter: the answer says how it began': {
    run: (editor) => resetCharacter(editor, 'mara'),
    operation: 'resetCharacter story mara',
  },
}

test.each(Object.entries(CASES))(
  '%s; it is asked for once, and the cast is loaded again when it is refused',
  async (_title, { run, cast = [mara, tess], scenes = {}, operation, body }) => {
    const opened = open()
    const before = opened.open()
    const ended = run(opened.editor)
    expect([knownCast(opened.editor), changesOf(before, opened.open())]).toEqual([cast, scenes])
    expect(opened.isOutdated()).toBe(false)
    await ended
    expect(opened.calls).toMatchObject([{ operation }])
    expect(opened.calls[0]?.body).toEqual(body)
    expect([changesOf(before, opened.open()), opened.isOutdated(), opened.said()]).toEqual([{}, true, ['Because']])
  },
)

test.each<[string, (editor: Editor) => Promise<unknown>, string]>([
  ['updateCharacter', (editor) => updateCharacter(editor, mara, { call_name: 'Maud' }), 'updateCharacter story mara'],
  ['mapCharacter', (editor) => mapCharacter(editor, 'mara', tess), 'mapCharacter story mara'],
  ['resetCharacter', (editor) => resetCharacter(editor, 'mara'), 'resetCharacter story mara'],
  ['publishCharacter', (editor) => publishCharacter(editor, 'mara', 4), 'publishCharacter story mara'],
])('%s: the character ends as the server saved it, and the others are unchanged', async (_name, run, operation) => {
  const { editor, answer, isOutdated, said } = open()
  const saved = { ...mara, call_name: 'As saved', status: 'published' }
  answer(operation, saved)
  await run(editor)
  expect(knownCast(editor)).toEqual([saved, tess])
  expect([isOutdated(), said()]).toEqual([false, []])
})

test('regenerateCharacterPortrait: the cast shows the progress of the portrait', async () => {
  const key = '00000000-0000-4000-8000-000000000000'
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(key)
  const { editor, answer, calls } = open()
  const portrait = { portrait_generation_status: 'GENERATING', portrait: null }
  answer(`getCharacterPortrait story mara?regenerate=true&idempotency_key=${key}`, portrait)
  await regenerateCharacterPortrait(editor, 'mara')
  expect(calls[0]?.headers.get('Idempotency-Key')).toBe(key)
  expect(knownCast(editor)).toEqual([{ ...mara, ...portrait }, tess])
})

describe('updateCharacter', () => {
  test('a name and a description are sent as two edits, because a call is refused for one text at a time', async () => {
    const { editor, calls } = open()
    await updateCharacter(editor, mara, { call_name: 'Maud', description: 'A sailor' })
    expect(calls.map(({ body }) => body)).toEqual([
      { call_name: 'Maud', base_call_name: 'mara' },
      { description: 'A sailor', base_description: 'A keeper' },
    ])
  })

  test.each([
    ['nothing', {}],
    ['what is there', { call_name: 'mara', description: 'A keeper', language_and_voice_code: 'otto' }],
  ])('%s is not sent', async (_what, words) => {
    const { editor, calls } = open()
    await updateCharacter(editor, mara, words)
    expect(calls).toEqual([])
  })
})

test('a cast that was not loaded stays so after an edit of it', () => {
  const { editor } = begin()
  changeCast(editor, (cast) => withCharacter(cast, mara))
  expect(knownCast(editor)).toBeUndefined()
})

test('a known character keeps its place, a new one is appended', () => {
  const maud = { ...mara, call_name: 'Maud' }
  expect(withCharacter([mara, tess], maud)).toEqual([maud, tess])
  expect(withCharacter([tess], maud)).toEqual([tess, maud])
})
