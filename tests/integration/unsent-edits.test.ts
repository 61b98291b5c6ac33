// Raw HTTP: a request as an earlier version stored it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from './testing/pretend-page.ts'
import { seededRandom, type Random } from '#server/modules/stories/history/testing/random.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { Character } from '#src/features/editor/cast/commands/run-cast-command.ts'
import type { TestUser } from '#server/testing/test-user.ts'

// This browser's database: it outlives every page of a test.
const stored = new Map<string, unknown>()

/** A page load. Its calls have no effect after it has ended. */
interface Life {
  hasEnded: boolean
  /** Its handlers of the page's end. */
  onHide: (() => void)[]
}
const lives = new AsyncLocalStorage<Life>()
const ended = () => lives.getStore()?.hasEnded === true
const never = () => new Promise<never>(() => undefined)

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (name: string, value: unknown) => void (ended() || stored.set(name, structuredClone(value))),
  del: async (name: string) => void (ended() || stored.delete(name)),
  entries: async () => [...stored].map(([name, value]) => [name, structuredClone(value)]),
}))

const app = await createTestApp()
const seeds = Array.from({ length: process.env.LONG_TESTS === '1' ? 100 : 1 }, (_, index) => index + 1)
/** Wait for an open tab's lock, always in vain and therefore shorter than in the app. */
const TIMEOUT_MS = 500
const TEXT = 'Every night the old lighthouse wakes.'

let ada: TestUser
let storyId: string
let sceneId: string
/** Whether the server can be reached. */
let isUp: boolean

beforeEach(async () => {
  await app.reset()
  stored.clear()
  isUp = true
  ada = await app.user({ isPremium: true })
  const story = await makeStory(app.db, ada, { scenes: [90, 60] })
  storyId = story.id
  sceneId = story.sceneIds[0] ?? ''
  signIn(app, ada)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request) => {
    if (ended()) return never()
    if (!isUp) throw new TypeError('The server is down')
    const answer = await fetch(request)
    return ended() ? never() : answer
  })
  vi.stubGlobal(
    'addEventListener',
    (name: string, handle: () => void) => name === 'pagehide' && lives.getStore()?.onHide.push(handle),
  )
  await app.ok('updateSceneAudio', { as: ada, body: { story_id: storyId, scene_id: sceneId, new_text: TEXT } })
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(() => app.close())

/** A page load with its own modules; unsent edits of closed pages are sent first. */
function openPage() {
  const life: Life = { hasEnded: false, onHide: [] }
  return lives.run(life, () => load(life))
}

async function load(life: Life) {
  vi.resetModules()
  const session = await import('#src/shared/session/session-store.ts')
  session.useSessionStore.setState({ user: { user_id: ada.id } as never })
  const [
    { replayOutbox },
    { stopOutbox },
    { createEditor },
    { saveStateOf },
    voice,
    pause,
    scenes,
    decide,
    takes,
    cast,
  ] = await Promise.all([
    import('#src/features/editor/core/outbox/replay-outbox.ts'),
    import('#src/features/editor/core/outbox/outbox.ts'),
    import('#src/features/editor/core/editor.ts'),
    import('#src/features/editor/core/story-store.ts'),
    import('#src/features/editor/voice/commands/update-scene-audio.ts'),
    import('#src/features/editor/scenes/commands/update-scene-pause.ts'),
    import('#src/features/editor/scenes/commands/delete-scene.ts'),
    import('#src/features/editor/history/commands/decide-unsent.ts'),
    import('#src/features/editor/core/refresh-story.ts'),
    import('#src/features/editor/cast/commands/update-character.ts'),
  ])
  /** Does something in this page. */
  const here = <T>(work: () => T): T => lives.run(life, work)
  const replay = await here(() => replayOutbox(storyId, TIMEOUT_MS))
  const document = await app.ok('getStory', { as: ada, query: { story_id: storyId } })
  const editor = createEditor(document, new QueryClient(), { unsent: replay.unsent })
  const state = () => editor.store.getState()
  type Decide = (typeof decide)['applyUnsent']
  const deciding = (work: Decide) => (edit: Parameters<Decide>[1]) => here(() => work(editor, edit))
  return {
    editor,
    replay,
    unsent: () => state().unsent,
    shown: (id = sceneId) => state().open.scenes[id]?.text ?? '',
    saveState: () => saveStateOf(state()),
    write: (text: string, baseText?: string) =>
      here(() => voice.updateSceneAudio(editor, sceneId, { text, ...(baseText !== undefined && { baseText }) })),
    pause: (ms: number) => here(() => pause.updateScenePause(editor, sceneId, ms)),
    describe: (known: Character, words: Parameters<typeof cast.updateCharacter>[2]) =>
      here(() => cast.updateCharacter(editor, known, words)),
    deleteScene: () => here(() => scenes.deleteScene(editor, sceneId)),
    hear: (change: Parameters<typeof takes.applyStoryChange>[1]) => here(() => takes.applyStoryChange(editor, change)),
    applyUnsent: deciding(decide.applyUnsent),
    applyBoth: deciding(decide.applyBoth),
    discardUnsent: deciding(decide.discardUnsent),
    addSceneOfUnsent: (edit: Parameters<Decide>[1]) => here(() => decide.addSceneOfUnsent(editor, edit)),
    /** Ends the page; its storage stays. */
    leave() {
      life.hasEnded = true
      stopOutbox(storyId)
      for (const hide of life.onHide) hide()
    },
  }
}

const onServer = async () => (await app.ok('getStory', { as: ada, query: { story_id: storyId } })).scenes
const textOnServer = async () => (await onServer()).find(({ id }) => id === sceneId)?.text

/** Writes while the server is down, then leaves. */
async function writeAndLeave(...texts: string[]) {
  const page = await openPage()
  isUp = false
  for (const text of texts) void page.write(text)
  await expect.poll(() => page.editor.store.getState().storedEdits).toBe(texts.length)
  expect(page.saveState()).not.toBe('saved')
  page.leave()
  isUp = true
}

test('sends edits made while the server was down when the story is opened again, and shows a message', async () => {
  await writeAndLeave(`${TEXT} Then`, `${TEXT} Then it sings.`)
  const page = await openPage()
  expect(page.replay).toMatchObject({ sent: 2, unsent: [], elsewhere: 0 })
  expect(page.shown()).toBe(`${TEXT} Then it sings.`)
  expect(await textOnServer()).toBe(`${TEXT} Then it sings.`)
  expect(page.saveState()).toBe('saved')
  expect(stored.size).toBe(0)
})

test('sends edits stored by an earlier version; offers unreadable ones and keeps them stored', async () => {
  const page = await openPage()
  const { tabId } = await import('#src/features/editor/core/outbox/tab-lock.ts')
  page.leave()
  const mark = { storyId, userId: ada.id, tabId }
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  stored.set(`${storyId}/1/${one}`, {
    ...mark,
    key: one,
    order: 1,
    method: 'POST',
    url: 'http://localhost:4400/api/core-api/update_scene_audio',
    headers: [
      ['content-type', 'application/json'],
      ['idempotency-key', one],
    ],
    body: new TextEncoder().encode(
      JSON.stringify({ story_id: storyId, scene_id: sceneId, new_text: 'Of before.', base_text: TEXT }),
    ).buffer,
  })
  const newer = { ...mark, version: 99, key: other, order: 2, request: { operationId: 'updateTomorrow' } }
  stored.set(`${storyId}/${String(2).padStart(20, '0')}/${other}`, newer)
  const next = await openPage()
  expect(await textOnServer()).toBe('Of before.')
  expect(next.replay).toMatchObject({ sent: 1, unsent: [{ reason: 'unreadable', entry: newer }] })
  expect([...stored.values()]).toContainEqual(newer)
  const [unsent] = next.unsent()
  if (unsent) await next.discardUnsent(unsent)
  expect(next.unsent()).toEqual([])
  expect([...stored.values()]).not.toContainEqual(newer)
})

test('an old unsent text never replaces a newer one: it is offered, and the user decides', async () => {
  await writeAndLeave('The old words.', 'The old words, unsent.')
  // Saved by a page in another browser.
  await app.ok('updateSceneAudio', { as: ada, body: { story_id: storyId, scene_id: sceneId, new_text: 'New words.' } })
  for (let reload = 0; reload < 2; reload++) {
    const page = await openPage()
    expect(page.replay.sent).toBe(0)
    expect(page.unsent()).toMatchObject([
      { reason: 'changed', text: { mine: 'The old words, unsent.', base: TEXT }, present: 'New words.' },
    ])
    expect(page.saveState()).toBe('unsent')
    expect(await textOnServer()).toBe('New words.')
    page.leave()
  }
  const page = await openPage()
  const [unsent] = page.unsent()
  if (!unsent) throw new Error('Nothing is offered')
  await page.applyUnsent(unsent)
  expect([await textOnServer(), page.shown()]).toEqual(['The old words, unsent.', 'The old words, unsent.'])
  expect([page.saveState(), stored.size]).toEqual(['saved', 0])
})

test('an unsent text can be discarded, or both can be kept', async () => {
  await writeAndLeave('Every evening the old lighthouse wakes.')
  const newer = 'Every dawn the old lighthouse wakes up.'
  await app.ok('updateSceneAudio', { as: ada, body: { story_id: storyId, scene_id: sceneId, new_text: newer } })
  const page = await openPage()
  const [unsent] = page.unsent()
  if (!unsent) throw new Error('Nothing is offered')
  await page.applyBoth(unsent)
  expect(await textOnServer()).toBe('Every dawn evening the old lighthouse wakes up.')
  page.leave()

  await writeAndLeave('Let go.')
  await app.ok('updateSceneAudio', { as: ada, body: { story_id: storyId, scene_id: sceneId, new_text: 'Stays.' } })
  const next = await openPage()
  const [other] = next.unsent()
  if (other) await next.discardUnsent(other)
  expect([await textOnServer(), next.saveState(), stored.size]).toEqual(['Stays.', 'saved', 0])
})

test('an unsent edit of another kind only applies to the story that its page knew', async () => {
  const page = await openPage()
  isUp = false
  void page.pause(700)
  void page.pause(900)
  await expect.poll(() => page.editor.store.getState().storedEdits).toBe(2)
  page.leave()
  isUp = true
  const again = await openPage()
  expect(again.replay).toMatchObject({ sent: 2, unsent: [], elsewhere: 0 })
  expect((await onServer())[0]?.pause_at_the_end).toBe(900)

  isUp = false
  void again.pause(2000)
  await expect.poll(() => again.editor.store.getState().storedEdits).toBe(1)
  again.leave()
  isUp = true
  await app.ok('updateStoryTitle', { as: ada, body: { story_id: storyId, display_title: 'Changed meanwhile' } })
  const last = await openPage()
  const [unsent] = last.unsent()
  expect(unsent).toMatchObject({ reason: 'changed', text: null })
  expect((await onServer())[0]?.pause_at_the_end).toBe(900)
  if (unsent) await last.applyUnsent(unsent)
  expect((await onServer())[0]?.pause_at_the_end).toBe(2000)
  expect(last.saveState()).toBe('saved')
})

test('merges two tabs’ changes of different words', async () => {
  const [one, other] = [await openPage(), await openPage()]
  await one.write('Every evening the old lighthouse wakes.')
  await other.write('Every night the old lighthouse sleeps.')
  expect(await textOnServer()).toBe('Every evening the old lighthouse sleeps.')
  expect([other.shown(), other.saveState(), other.unsent()]).toEqual([await textOnServer(), 'saved', []])
})

test('two tabs change the same words: the second one is asked, and further typing goes into its own words', async () => {
  const [one, other] = [await openPage(), await openPage()]
  await one.write('Every dawn the old lighthouse wakes.')
  await Promise.all([
    other.write('Every evening the old lighthouse wakes.', TEXT),
    other.write('Every evening the old lighthouse wakes up.', 'Every evening the old lighthouse wakes.'),
  ])
  expect(await textOnServer()).toBe('Every dawn the old lighthouse wakes.')
  expect(other.unsent()).toMatchObject([{ text: { base: TEXT, mine: 'Every evening the old lighthouse wakes up.' } }])
  expect([other.shown(), other.saveState()]).toEqual(['Every dawn the old lighthouse wakes.', 'unsent'])
  const [unsent] = other.unsent()
  if (unsent) await other.applyUnsent(unsent)
  expect(await textOnServer()).toBe('Every evening the old lighthouse wakes up.')
})

test('two tabs describe one character: different fields and words are merged, the same words need a choice', async () => {
  const castOnServer = async () => (await app.ok('listCharacters', { as: ada, params: { storyId } })).results
  const known = await app.ok('createCharacter', {
    as: ada,
    params: { storyId },
    body: { call_name: 'Mara', description: 'A woman with a green raincoat' },
  })
  const onServerNow = async () => (await castOnServer()).find(({ id }) => id === known.id)
  const [one, other] = [await openPage(), await openPage()]
  await one.describe(known, { call_name: 'Mara', description: 'An old woman with a green raincoat' })
  await other.describe(known, { call_name: 'Maud', description: 'A woman with a green raincoat and a dog' })
  expect(await onServerNow()).toMatchObject({
    call_name: 'Maud',
    description: 'An old woman with a green raincoat and a dog',
  })
  expect(other.unsent()).toEqual([])

  await one.describe(known, { call_name: known.call_name, description: 'A young woman with a green raincoat' })
  const [unsent] = one.unsent()
  expect(unsent).toMatchObject({ reason: 'changed', text: { kind: 'description', characterId: known.id } })
  expect([(await onServerNow())?.description, one.saveState()]).toEqual([unsent?.present, 'unsent'])
  if (unsent) await one.applyUnsent(unsent)
  expect(await onServerNow()).toMatchObject({ call_name: 'Maud', description: 'A young woman with a green raincoat' })
  expect([one.saveState(), stored.size]).toEqual(['saved', 0])
})

test('keeps words typed into a scene that another tab deleted, and makes them a new scene', async () => {
  const [one, other] = [await openPage(), await openPage()]
  await one.deleteScene()
  await other.write('Nobody reads this yet.')
  const [unsent] = other.unsent()
  expect(unsent).toMatchObject({ reason: 'gone', text: { mine: 'Nobody reads this yet.' } })
  if (unsent) await other.addSceneOfUnsent(unsent)
  expect((await onServer()).at(-1)?.text).toBe('Nobody reads this yet.')
  expect([other.unsent(), other.saveState(), stored.size]).toEqual([[], 'saved', 0])
})

type TestPage = Awaited<ReturnType<typeof openPage>>

/** The text with one more word somewhere in it. */
function withWord(random: Random, text: string, word: string): string {
  const words = text.split(' ')
  return words.toSpliced(random.below(words.length + 1), 0, word).join(' ')
}

/** Two tabs type words into one text while the server crashes and restarts and tabs are closed and opened again. */
async function typeInTwoTabs(seed: number) {
  const random = seededRandom(seed)
  const pages: TestPage[] = [await openPage(), await openPage()]
  const typed: string[] = []
  let delivered = app.events.length
  for (let turn = 0; turn < 14; turn++) {
    const at = random.below(2)
    const page = pages[at]
    if (!page) continue
    const mine = page.unsent().find(({ text }) => text?.kind === 'narration')?.text?.mine
    const shown = typeof mine === 'string' ? mine : page.shown()
    const word = `w${seed}x${turn}`
    typed.push(word)
    void page.write(withWord(random, shown, word), shown)
    isUp = random.below(4) > 0
    if (random.coin()) await expect.poll(() => page.editor.store.getState().storedEdits + 1).toBeGreaterThan(0)
    if (isUp && random.coin())
      for (const { event, data } of app.events.slice(delivered))
        if (event === 'story-changed') await page.hear(data as Parameters<TestPage['hear']>[0])
    delivered = app.events.length
    if (random.below(4) === 0) {
      // All typed text is stored before a page can be left.
      await expect.poll(() => page.editor.outbox.hasUnstored()).toBe(false)
      page.leave()
      isUp = true
      pages[at] = await openPage()
    }
  }
  isUp = true
  for (const page of pages) {
    page.editor.outbox.retry()
    await expect.poll(() => page.editor.store.getState().running, { timeout: 20_000 }).toBe(0)
  }
  const offered = pages.flatMap((page) => page.unsent().map(({ text }) => JSON.stringify(text?.mine)))
  return { typed, text: (await textOnServer()) ?? '', offered, states: pages.map((page) => page.saveState()) }
}

test.each(seeds)('seed %i: no word that two tabs type is lost without a message', { timeout: 60_000 }, async (seed) => {
  const { typed, text, offered, states } = await typeInTwoTabs(seed)
  const lost = typed.filter((word) => ![text, ...offered].some((each) => each.includes(word)))
  expect(lost).toEqual([])
  expect(states.includes('unsent')).toBe(offered.length > 0)
})
