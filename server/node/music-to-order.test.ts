import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { makeMusic } from '#engines/testing/made-music.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { readEngineSettings } from './engine-settings.ts'
import { createProviderState } from './provider-accounts.ts'

// Music by a model with fal's API, with the whole backend.
const MODEL = 'fal-ai/elevenlabs/music'
/** Known by its published document alone. */
const OTHER = 'fal-ai/stable-audio-25/text-to-audio'
/** Words that get the real format back: the built-in music is not encoded. */
const ENCODED = 'A tune as MP3'
/** Words that get a file of sound without a sound in it. */
const EMPTY = 'A rest'
const mp3 = new Uint8Array(await readFile(new URL('../platform/sandbox/testing/seeds/a.mp3', import.meta.url)))
const startFal = async () => {
  const fal = await startFakeFal({
    async make(_model, { music_length_ms: ms, seconds_total: seconds, prompt }) {
      if (prompt === ENCODED) return { bytes: mp3, contentType: 'audio/mpeg' }
      const lengthMs = prompt === EMPTY ? 0 : Number(ms ?? Number(seconds) * 1000)
      return { bytes: makeMusic(lengthMs), contentType: 'audio/wav' }
    },
  })
  fal.looks = 0
  return fal
}
const fal = await startFal()
/** Has the other model, too. */
const second = await startFal()
const sandbox = createNodeSandbox()
const connect = async (url: string, ...models: string[]) => {
  const names = [MODEL, ...models].map((model) => `fal:${model}`).join(',')
  const settings = readEngineSettings({ FAL_URL: url, FAL_KEY, ENGINE_MUSIC: names })
  const state = createProviderState(UNLIMITED)
  await state.forms.learn(settings)
  return connectEngines(createTestEngines(), settings, { sandbox, onFailure: () => undefined, state })
}
const test = await createTestApp()
beforeEach(async () => {
  await test.reset()
  test.app.engines = await connect(fal.url)
})
afterAll(async () => {
  // films-of-models.test.ts checks that requests fit fal's types.
  expect(fal.problems).toEqual([])
  await Promise.all([test.close(), fal.close(), second.close()])
  sandbox.close()
}, 60_000)

const WORDS = 'A slow piano over soft strings'
/** 0.7 credits a second. */
const PRICE = 9

async function begin() {
  const ada = await test.user()
  const story = await makeStory(test.db, ada)
  const wanted = { model_id: 'compose-music', story_id: story.id, prompt: WORDS, duration: 12 }
  const create = (change: object = {}, most = PRICE) =>
    test.call('createTask', { as: ada, body: { ...wanted, ...change }, most })
  const music = async () =>
    (await test.ok('getTasks', { as: ada, query: { story_id: story.id, task_type: 'music' } })).data
  return { ada, story, wanted, create, music, balance: () => test.balance(ada) }
}

it('generated music is offered, and priced, only where a model that composes is connected', async () => {
  const ada = await test.user()
  const offered = async () =>
    (await test.ok('listTaskModels', { as: ada })).data.filter(({ task_type: type }) => type === 'music')
  const priced = async () =>
    (await test.ok('getCreditCosts', { as: ada })).costs.filter(({ action }) => action === 'music')
  const engines = [{ engine: MODEL, is_built_in: false, credits: 0.7 }]
  expect(await offered()).toMatchObject([
    { tool: 'MUSIC', credits: 0.7, credit_unit: 'SECOND', engines, source_media_types: [] },
  ])
  expect(await priced()).toMatchObject([{ engine_price: { engine: MODEL, per: 'SECOND', most: 0.7 } }])
  test.app.engines = createTestEngines()
  expect([await offered(), await priced()]).toEqual([[], []])
  expect(await test.call('createTask', { as: ada, body: { model_id: 'compose-music', prompt: WORDS } })).toMatchObject({
    status: 400,
    body: { fields: { model_id: ['Model not found'] } },
  })
})

it('music is composed once and charged once, and is a sound with a receipt that the story can play', async () => {
  const { ada, story, create, music, balance } = await begin()
  const before = fal.submissions()
  expect(await create()).toMatchObject({ status: 202, body: { task_type: 'music', status: 'CREATED' } })
  expect(await test.ok('getPendingTasks', { as: ada, query: { story_id: story.id } })).toMatchObject({
    data: [{ task_type: 'music', request: { duration: 12 } }],
  })
  await test.runJobs()
  expect(await balance()).toBe(100 - PRICE)
  expect(fal.submissions() - before).toBe(1)
  const [task] = await music()
  expect(task).toMatchObject({
    ...{ status: 'COMPLETED', prompt: WORDS, credits_charged: PRICE, request: { duration: 12 } },
    result_media: { media_type: 'audio', source: 'GENERATED', content_type: 'audio/wav', duration_ms: 12_000 },
  })
  expect(test.events.filter(({ event }) => event === 'aitask').at(-1)?.data).toMatchObject({ status: 'COMPLETED' })
  const { id: media_id = '', url } = task?.result_media ?? {}
  const { receipt } = await test.ok('getReceipt', { as: ada, params: { media_id } })
  expect(receipt).toMatchObject({
    ...{ work: 'MUSIC', engine: MODEL, is_draft: false, prompt: WORDS, credits: PRICE, failures: [] },
    settings: [
      { name: 'task_model', value: 'compose-music' },
      { name: 'duration', value: '12' },
    ],
  })
  const body = { story_id: story.id, have_background_music: true, background_music_file_location: url }
  const used = await test.ok('updateMusic', { as: ada, body })
  expect(used.music).toMatchObject({ background_music_media_id: media_id, background_music_name: WORDS })
  const film = await test.ok('getFilmReceipts', { as: ada, params: { story_id: story.id } })
  expect(film.receipts.find(({ place }) => place === 'Music')).toMatchObject({ media_id, receipt: { engine: MODEL } })
  expect(film.engines).toContainEqual({ work: 'MUSIC', engine: MODEL, is_draft: false, count: 1 })
  const elsewhere = await makeStory(test.db, ada)
  expect(await test.ok('getTasks', { as: ada, query: { story_id: elsewhere.id } })).toEqual({ data: [] })
  const { media } = await test.ok('listBackgroundMusicMedia', { as: ada })
  expect(media).toMatchObject([{ id: media_id, file_name: `${WORDS}.wav` }])
  const eve = await test.user()
  expect(await test.ok('getTasks', { as: eve, query: { story_id: story.id } })).toEqual({ data: [] })
})

it('music is stored with the type of its bytes, and its real length', async () => {
  const { create, music } = await begin()
  await create({ prompt: ENCODED })
  await test.runJobs()
  const [task] = await music()
  expect(task).toMatchObject({
    ...{ status: 'COMPLETED', request: { duration: 12 } },
    result_media: { content_type: 'audio/mpeg', file_name: `${ENCODED}.mp3`, size_bytes: mp3.length },
  })
  expect(task?.result_media?.duration_ms).toBeLessThan(12_000)
})

describe('music that fails', () => {
  it('music is not charged when the provider refuses, with the reason', async () => {
    const { ada, create, music, balance } = await begin()
    const before = fal.submissions()
    fal.troubles.push({ kind: 'status', status: 422, body: { detail: 'Not like that singer' } })
    await create()
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    expect(await balance()).toBe(100)
    expect(fal.submissions()).toBe(before)
    expect(await music()).toMatchObject([
      { status: 'FAILED', credits_charged: 0, error_message: expect.stringContaining('Not like that singer') },
    ])
    const { results } = await test.ok('listNotifications', { as: ada })
    expect(results).toMatchObject([{ title: 'Music generation failed', path: expect.stringContaining('panel=music') }])
  })

  it('music is not charged when the result is no sound', async () => {
    const { create, music, balance } = await begin()
    // The bytes are read where uploads are.
    await create({ prompt: EMPTY })
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    expect(await music()).toMatchObject([{ status: 'FAILED', credits_charged: 0 }])
    expect(await balance()).toBe(100)
  })

  it('music is not charged when it is cancelled before it began', async () => {
    const { ada, create, music, balance } = await begin()
    const before = fal.submissions()
    await create()
    const [task] = await music()
    await test.ok('cancelTask', { as: ada, params: { task_id: task?.task_id ?? '' } })
    await test.runJobs()
    expect(await music()).toMatchObject([{ status: 'CANCELLED', credits_charged: 0 }])
    expect([await balance(), fal.submissions()]).toEqual([100, before])
  })

  it('music is not begun for more than the shown price', async () => {
    const { create, music, balance } = await begin()
    expect(await create({}, PRICE - 1)).toMatchObject({ body: { error: 'PRICE_CHANGED' } })
    expect([await music(), await balance()]).toEqual([[], 100])
  })
})

it('of several models that compose the named one comes first, and the next one when it fails', async () => {
  test.app.engines = await connect(second.url, OTHER)
  const { ada, create, music } = await begin()
  const paths = () => second.received.filter(({ method }) => method === 'POST').map(({ path }) => path)
  await create({ engine: OTHER })
  await test.runJobs()
  expect(paths()).toEqual([`/${OTHER}`])
  second.troubles.push({ kind: 'status', status: 400, body: { detail: 'No' } })
  test.clock.advance(1_000)
  await create()
  await test.runJobs()
  expect(paths()).toEqual([`/${OTHER}`, `/${MODEL}`, `/${OTHER}`])
  const [task] = await music()
  const { receipt } = await test.ok('getReceipt', { as: ada, params: { media_id: task?.result_media?.id ?? '' } })
  expect(receipt).toMatchObject({
    engine: OTHER,
    failures: [{ engine: MODEL, problem: expect.stringContaining('No') }],
  })
})

it('an impossible task, of music or a clip, is refused at its field', async () => {
  const { ada, story, create } = await begin()
  const fields = (...of: [string, string][]) => ({
    status: 400,
    body: { fields: Object.fromEntries(of.map(([name, text]) => [name, [text]])) },
  })
  expect(await create({ prompt: ' ' })).toMatchObject(fields(['prompt', 'Describe the music']))
  const length = fields(['duration', 'Music can be 3 to 600 seconds long'])
  expect(await create({ duration: 2 })).toMatchObject(length)
  expect(await create({ duration: 601 })).toMatchObject({
    status: 400,
    body: { fields: { duration: [expect.anything()] } },
  })
  expect(await create({ engine: 'Unknown' })).toMatchObject(fields(['engine', 'This engine doesn’t support this']))
  const aroll = { aroll_id: story.arollIds[0] }
  expect(await create(aroll)).toMatchObject(fields(['aroll_id', 'Music needs a description']))
  expect(await create({ prompt: 'a beheading' })).toMatchObject({ body: { error: 'SAFETY_SYSTEM_VIOLATION' } })
  const clip = { model_id: 'draft-image-to-video', prompt: 'pan left', duration: 31 }
  expect(await test.call('createTask', { as: ada, body: clip })).toMatchObject(
    fields(['duration', 'Clips can be up to 30 seconds long']),
  )
})
