import { expect, test } from 'vitest'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { filmOf, moveScenes, patchScene, patchStory, toOpenStory, withoutScene, withScene } from './open-story.ts'
import { addPending, addWaiting, confirm, createStoryStore, endPending, saveStateOf } from './story-store.ts'

const story = () => toOpenStory(exampleStory())

test('a story opens as saved on the server, with nothing pending', () => {
  const open = story()
  expect(createStoryStore(open).getState()).toEqual({
    open,
    confirmed: open,
    pending: [],
    running: 0,
    waiting: 0,
    retry: null,
    isUnreachable: false,
    storedEdits: 0,
    unsent: [],
    isReviewing: false,
    history: { undo: null, redo: null },
    busy: [],
  })
})

test('a story that opens with unsent edits asks about them at once', () => {
  const unsent = [{}] as unknown as Parameters<typeof createStoryStore>[1]
  expect(createStoryStore(story(), unsent).getState()).toMatchObject({ unsent, isReviewing: true })
})

test('an answered edit becomes the server’s state, and later edits apply on top of it', () => {
  const store = createStoryStore(story())
  addPending(store, { id: 1, edit: (open) => patchStory(open, { display_title: 'First' }) })
  addPending(store, { id: 2, edit: (open) => patchStory(open, { display_title: 'Second' }) })
  endPending(store, 1, (open) => patchStory(open, { language: 'fr-FR' }))
  expect(store.getState().confirmed.story).toMatchObject({ display_title: 'First', language: 'fr-FR' })
  expect(store.getState().open.story).toMatchObject({ display_title: 'Second', language: 'fr-FR' })
  expect(store.getState().pending).toEqual([{ id: 2, edit: expect.any(Function) }])
})

test('an answer to an edit that is not pending is applied unchanged', () => {
  const store = createStoryStore(story())
  endPending(store, 9, (open) => patchStory(open, { display_title: 'Answered' }))
  expect(store.getState().open.story.display_title).toBe('Answered')
})

test('an answer without changes keeps the story object, so that nothing is rendered again', () => {
  const store = createStoryStore(story())
  addPending(store, { id: 1, edit: (open) => patchStory(open, { display_title: 'Mine' }) })
  const before = store.getState().open
  confirm(store, (open) => open)
  expect(store.getState().open).toBe(before)
})

test('results of jobs apply below pending edits', () => {
  const store = createStoryStore(story())
  addPending(store, { id: 1, edit: (open) => patchStory(open, { display_title: 'Mine' }) })
  confirm(store, (open) => patchStory(open, { display_title: 'Theirs', language: 'de-DE' }))
  expect(store.getState().open.story).toMatchObject({ display_title: 'Mine', language: 'de-DE' })
  endPending(store, 1, null)
  expect(store.getState().open.story.display_title).toBe('Theirs')
})

test('a refused edit is removed from between others', () => {
  const store = createStoryStore(story())
  const ids = store.getState().open.order
  addPending(store, { id: 1, edit: (open) => withoutScene(open, ids[0] ?? '') })
  addPending(store, { id: 2, edit: (open) => patchScene(open, ids[0] ?? '', { text: 'Kept' }) })
  expect(store.getState().open.scenes[ids[0] ?? '']).toBeUndefined()
  endPending(store, 1, null)
  expect(store.getState().open.order).toEqual(ids)
  expect(store.getState().open.scenes[ids[0] ?? '']?.text).toBe('Kept')
})

test('an answered scene replaces its row, a new one is placed by its order', () => {
  const open = story()
  const [example] = exampleStory().scenes
  if (!example) throw new Error('The example has no scene')
  expect(withScene(open, { ...example, text: 'Answered' }).scenes[example.id]?.text).toBe('Answered')
  expect(withScene(open, { ...example, text: 'Answered' }).order).toEqual(open.order)
  expect(withScene(open, { ...example, id: 'new', arolls: [], element_order: 1 }).order[1]).toBe('new')
})

test('the video follows the order and keeps unchanged scenes', () => {
  const open = story()
  const film = filmOf(open)
  expect(filmOf(open)).toBe(film)
  const retitled = filmOf(patchStory(open, { display_title: 'Other' }))
  expect(retitled.title).toBe('Other')
  expect(retitled.scenes[0]).toBe(film.scenes[0])
  const last = open.order.at(-1) ?? ''
  expect(filmOf(moveScenes(open, [last], 0)).scenes[0]?.id).toBe(last)
  expect(filmOf(moveScenes(open, [last], 0)).durationInFrames).toBe(film.durationInFrames)
})

test('the save state is saving, offline, undecided, refused, or saved', () => {
  const store = createStoryStore(story())
  const stateWith = (part: Partial<ReturnType<typeof store.getState>>) => saveStateOf({ ...store.getState(), ...part })
  const unsent = [{}] as unknown as ReturnType<typeof store.getState>['unsent']
  expect(stateWith({})).toBe('saved')
  expect(stateWith({ running: 1, unsent, retry: () => {} })).toBe('saving')
  expect(stateWith({ running: 1, isUnreachable: true })).toBe('failed')
  // Offline with nothing pending, nothing is lost.
  expect(stateWith({ isUnreachable: true })).toBe('saved')
  expect(stateWith({ unsent, retry: () => {} })).toBe('unsent')
  expect(stateWith({ retry: () => {} })).toBe('failed')
  const stop = addWaiting(store)
  expect(stateWith({ unsent })).toBe('saving')
  stop()
  expect(stateWith({})).toBe('saved')
})
