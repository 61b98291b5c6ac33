import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PORTRAIT_SIDE } from '#server/modules/stories/characters/draw-character.ts'
import { media, scenes, storyEdits } from '#server/platform/db/schema/index.ts'
import { EngineError, type IllustrationRequest } from '#engines/ports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const engines = createTestEngines()
const asked: IllustrationRequest[] = []
let draw = engines.illustrator.illustrate
let cast: { name: string; description: string }[] = []
const app = await createTestApp({
  engines: {
    illustrator: { ...engines.illustrator, illustrate: (request) => (asked.push(request), draw(request)) },
    writer: { ...engines.writer, write: async (request) => ({ ...(await engines.writer.write(request)), cast }) },
  },
})
beforeEach(() => {
  asked.length = 0
  cast = []
  draw = engines.illustrator.illustrate
  return app.reset()
})
afterAll(() => app.close())

async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner, { scenes: [90, 90] })
  const at = { as: owner, params: { storyId: story.id } }
  const one = (id: string) => ({ as: owner, params: { storyId: story.id, id } })
  const list = async () => (await app.ok('listCharacters', at)).results
  const names = async () => (await list()).map(({ call_name }) => call_name)
  const find = async (id: string) => (await list()).find((each) => each.id === id)
  const balance = () => app.balance(owner)
  const mara = { call_name: 'Mara', description: 'A woman in a green raincoat', language_and_voice_code: 'en-US-test' }
  const create = (more: object = {}) => app.ok('createCharacter', { ...at, body: { ...mara, ...more } })
  return { owner, story, at, one, list, names, find, balance, create, mara }
}

describe('the cast', () => {
  test('listCharacters: the cast always has one narrator, first and complete, also with two parallel calls', async () => {
    const { at, list, one } = await begin()
    await Promise.all([app.ok('listCharacters', at), app.ok('listCharacters', at)])
    const [narrator, ...others] = await list()
    expect(narrator).toMatchObject({ role: 'Narrator', status: 'published', portrait: null })
    expect(others).toEqual([])
    expect(await app.call('deleteCharacter', one(narrator?.id ?? ''))).toMatchObject({
      status: 409,
      body: { error: 'NARRATOR_REQUIRED', message: 'The narrator can’t be removed' },
    })
    const published = await app.ok('publishCharacter', one(narrator?.id ?? ''))
    expect(published).toMatchObject({ status: 'published', portrait_generation_status: 'NONE' })
    expect(asked).toEqual([])
  })

  test('createCharacter: a character joins the cast as a draft without a portrait, for free, and only by the story’s owner', async () => {
    const { at, list, balance, mara, create } = await begin()
    const before = await balance()
    const added = await create()
    expect(added).toMatchObject({ ...mara, role: 'Character', status: 'draft', portrait: null })
    expect(await list()).toMatchObject([{ role: 'Narrator' }, added])
    await app.runJobs()
    expect([asked, await balance()]).toEqual([[], before])
    expect((await app.call('createCharacter', { ...at, as: await app.user(), body: mara })).status).toBe(404)
  })

  test('listAllCharacters: the published characters of all the user’s stories are listed, and no others', async () => {
    const { owner, at, mara, create } = await begin()
    const elsewhere = { as: owner, params: { storyId: (await makeStory(app.db, owner)).id } }
    const stranger = await begin()
    await create({ call_name: 'A draft' })
    const { id } = await app.ok('createAndPublishCharacter', { ...at, body: mara })
    const ida = await app.ok('createAndPublishCharacter', { ...elsewhere, body: { ...mara, call_name: 'Ida' } })
    await app.ok('createAndPublishCharacter', { ...stranger.at, body: mara })
    const { results } = await app.ok('listAllCharacters', { as: owner })
    expect(new Set(results.map((each) => each.id))).toEqual(new Set([id, ida.id]))
    expect(results).toHaveLength(2)
    const all = await app.ok('listAllCharacters', { as: owner, query: { include_system: true } })
    expect(all.results.slice(0, 2)).toEqual(results)
    expect(new Set(all.results.slice(2).map((each) => each.is_system))).toEqual(new Set([true]))
  })

  test('the cast refuses a second narrator, a voice that does not exist and an empty name', async () => {
    const { at } = await begin()
    await app.ok('listCharacters', at)
    const refusals = [
      [{ call_name: 'Other', role: 'Narrator' }, { role: ['A story can only have one narrator'] }],
      [{ call_name: 'Other', language_and_voice_code: 'xx' }, { language_and_voice_code: ['Voice not found'] }],
      [{ call_name: '  ' }, { call_name: ['Enter a character name'] }],
    ] as const
    for (const [body, fields] of refusals)
      expect(await app.call('createCharacter', { ...at, body })).toMatchObject({ status: 400, body: { fields } })
  })

  test('the cast is filled with the writer’s characters; added or edited ones stay when it writes, the first time too', async () => {
    const { owner, story, names, one, list, create } = await begin()
    const added = await create({ call_name: 'Tom' })
    const write = async () => {
      const body = { story_id: story.id, script_type: 'SCRIPT', initial_prompt: 'Nora and Emil go home.' }
      await app.ok('generateStoryWithScriptType', { as: owner, body })
      await app.runJobs()
    }
    cast = [
      { name: 'Nora', description: 'Nora goes home' },
      { name: 'nora', description: 'again' },
      { name: 'Emil', description: 'Emil goes home' },
    ]
    await write()
    expect(await names()).toEqual(['Narrator', 'Emil', 'Nora', 'Tom'])
    expect((await list()).find(({ id }) => id === added.id)).toEqual(added)
    const nora = (await list()).find(({ call_name }) => call_name === 'Nora')
    app.clock.advance(1000)
    await app.ok('updateCharacter', { ...one(nora?.id ?? ''), body: { description: 'Tall' } })
    cast = [
      { name: 'Nora', description: 'other' },
      { name: 'Ida', description: 'new' },
    ]
    await write()
    expect(await names()).toEqual(['Narrator', 'Nora', 'Tom', 'Ida'])
    expect((await list()).find(({ call_name }) => call_name === 'Nora')?.description).toBe('Tall')
  })
})

describe('a portrait', () => {
  test('createAndPublishCharacter: a portrait is charged once, generated as a portrait, and reported step by step', async () => {
    const { at, mara, balance, find, story } = await begin()
    const before = await balance()
    const key = crypto.randomUUID()
    const ask = () => app.ok('createAndPublishCharacter', { ...at, body: mara, key })
    const [one, same] = await Promise.all([ask(), ask()])
    expect(same.id).toBe(one.id)
    expect(one).toMatchObject({ status: 'published', portrait_generation_status: 'IN_PROGRESS' })
    expect(before - (await balance())).toBe(1)
    await app.runJobs()
    expect(asked).toMatchObject([
      { prompt: 'A portrait of Mara, close up: A woman in a green raincoat', width: 768, height: 768 },
    ])
    const drawn = await find(one.id)
    expect(drawn).toMatchObject({ portrait_generation_status: 'GENERATED', portrait_error: null })
    expect(drawn?.portrait?.url).toMatch(/^\/files\//)
    const updates = app.events.filter(({ event }) => event === `story-character-update-${story.id}`)
    expect(updates.map(({ data }) => data)).toMatchObject([
      { character: { portrait_generation_status: 'IN_PROGRESS' } },
      { character: { portrait_generation_status: 'GENERATED' }, error: null },
    ])
  })

  test('publishCharacter: publishing generates the portrait; a failed one is refunded with its reason, and the next one works', async () => {
    const { create, one, balance, find } = await begin()
    const before = await balance()
    const { id } = await create()
    draw = () => Promise.reject(new EngineError('No face could be drawn.'))
    await app.ok('publishCharacter', one(id))
    await app.runJobs()
    expect(app.takeLogged()).toHaveLength(1)
    const portrait_error = 'No face could be drawn. You were not charged.'
    expect(await find(id)).toMatchObject({ portrait_generation_status: 'FAILED', portrait_error })
    expect(await balance()).toBe(before)
    draw = engines.illustrator.illustrate
    await app.ok('publishCharacter', one(id))
    await app.runJobs()
    expect(await find(id)).toMatchObject({ portrait_generation_status: 'GENERATED', portrait_error: null })
  })

  test('getCharacterPortrait: a portrait is regenerated only with a key, once for each, with another seed; the old one stays meanwhile', async () => {
    const { create, one, balance, at } = await begin()
    const { id } = await create()
    expect(await app.call('getCharacterPortrait', one(id))).toMatchObject({
      status: 409,
      body: { error: 'NOT_PUBLISHED' },
    })
    await app.ok('publishCharacter', one(id))
    await app.runJobs()
    const first = await app.ok('getCharacterPortrait', one(id))
    const again = { ...one(id), query: { regenerate: true } }
    expect(await app.call('getCharacterPortrait', again)).toMatchObject({
      status: 400,
      body: { fields: { idempotency_key: ['Required for a new portrait'] } },
    })
    const before = await balance()
    const keyed = { ...again, query: { regenerate: true, idempotency_key: crypto.randomUUID() } }
    const waiting = await app.ok('getCharacterPortrait', keyed)
    expect(waiting).toMatchObject({ portrait: { id: first.portrait?.id }, portrait_generation_status: 'IN_PROGRESS' })
    expect(await app.ok('getCharacterPortrait', keyed)).toEqual(waiting)
    expect(before - (await balance())).toBe(1)
    const other = { ...again, query: { regenerate: true, idempotency_key: crypto.randomUUID() } }
    expect(await app.call('getCharacterPortrait', other)).toMatchObject({ status: 409, body: { error: 'IN_PROGRESS' } })
    await app.runJobs()
    const second = await app.ok('getCharacterPortrait', one(id))
    expect(second.portrait?.id).not.toBe(first.portrait?.id)
    expect(asked[1]?.seed).not.toBe(asked[0]?.seed)
    // The narrator is audible, never visible.
    const [narrator] = (await app.ok('listCharacters', at)).results
    expect(await app.call('getCharacterPortrait', { ...keyed, ...one(narrator?.id ?? '') })).toMatchObject({
      status: 400,
    })
  })

  test('a portrait of a character that is deleted meanwhile costs nothing', async () => {
    const { create, one, balance, names } = await begin()
    const before = await balance()
    const { id } = await create()
    await app.ok('publishCharacter', one(id))
    await app.ok('deleteCharacter', one(id))
    await app.runJobs()
    expect(await balance()).toBe(before)
    expect(await names()).toEqual(['Narrator'])
  })

  test('a portrait is refused before any charge when its words are not allowed', async () => {
    const { create, one, balance } = await begin()
    const before = await balance()
    const { id } = await create({ description: 'porn' })
    expect(await app.call('publishCharacter', one(id))).toMatchObject({ body: { error: 'SAFETY_SYSTEM_VIOLATION' } })
    expect(await balance()).toBe(before)
  })
})

test('listAllCharacters: a portrait of an earlier version is replaced by the drawn person', async () => {
  const owner = await app.user()
  const list = () => app.ok('listAllCharacters', { as: owner, query: { include_system: true } })
  const [first] = (await list()).results
  const id = first?.portrait?.id ?? ''
  const earlier = { fileKey: 'library/portrait/mara-768x768.jpg', origin: { look: 'cinematic', seed: 41 } }
  await app.db.update(media).set(earlier).where(eq(media.id, id))
  const shown = (await list()).results.find((each) => each.portrait?.id === id)
  expect(shown?.portrait?.url).toContain('library/person/')
  const [row] = await app.db.select().from(media).where(eq(media.id, id))
  expect(row?.origin).not.toHaveProperty('look')
})

describe('mapping', () => {
  test('listExistingCharacters, mapCharacter, resetCharacter: a character takes over look, voice and name of another one, and is reset', async () => {
    const { owner, at, one, create, find } = await begin()
    const elsewhere = await makeStory(app.db, owner)
    const there = { as: owner, params: { storyId: elsewhere.id } }
    const body = { call_name: 'Ida', description: 'A red hat', language_and_voice_code: 'en-GB-test' }
    const ida = await app.ok('createAndPublishCharacter', { ...there, body })
    await app.runJobs()
    const own = await app.ok('listExistingCharacters', at)
    expect(own.results.map(({ call_name }) => call_name)).toEqual(['Ida'])
    const all = await app.ok('listExistingCharacters', { ...at, query: { include_system: true } })
    const system = all.results.filter(({ is_system }) => is_system)
    expect(system.length).toBeGreaterThanOrEqual(6)
    for (const { portrait, language_and_voice_code: voice } of system)
      expect([portrait?.url, portrait?.width, portrait?.height, voice]).toEqual([
        expect.stringContaining('.jpg'),
        PORTRAIT_SIDE,
        PORTRAIT_SIDE,
        expect.stringMatching(/./),
      ])

    const { id } = await create()
    const map = (character_id: string) =>
      app.call('mapCharacter', { ...at, params: { ...at.params, characterId: id }, body: { character_id } })
    await map(ida.id)
    const portrait = (await app.ok('getCharacterPortrait', one(id))).portrait?.id
    expect(portrait).toBe(
      (await app.ok('getCharacterPortrait', { ...there, params: { ...there.params, id: ida.id } })).portrait?.id,
    )
    expect(await find(id)).toMatchObject({
      ...body,
      status: 'published',
      mapped_from: ida.id,
      portrait_generation_status: 'GENERATED',
    })
    await map(system[0]?.id ?? '')
    expect(await find(id)).toMatchObject({ call_name: system[0]?.call_name, mapped_from: system[0]?.id })
    expect(await map(id)).toMatchObject({
      status: 400,
      body: { fields: { character_id: ['Choose another character'] } },
    })

    expect(await app.ok('resetCharacter', one(id))).toMatchObject({
      call_name: 'Mara',
      description: 'A woman in a green raincoat',
      status: 'draft',
      mapped_from: null,
      portrait: null,
      portrait_generation_status: 'NONE',
    })
  })
})

describe('speakers', () => {
  test('updateCharacter, deleteCharacter: a scene takes its speaker’s new voice, loses the deleted speaker, and undo restores both', async () => {
    const { owner, story, one, create, names } = await begin()
    const [sceneId = ''] = story.sceneIds
    const { id } = await create()
    const speak = { story_id: story.id, scene_id: sceneId, generate_audio: false, upload_audio: false }
    const said = { ...speak, speaker_story_character_id: id, voice_code: 'en-US-test' }
    await app.ok('updateSceneAudio', { as: owner, body: said })
    await app.ok('updateCharacter', { ...one(id), body: { language_and_voice_code: 'en-GB-test' } })
    const scene = async () => {
      const [row] = await app.db.select().from(scenes).where(eq(scenes.id, sceneId))
      return row
    }
    expect(await scene()).toMatchObject({ speakerStoryCharacterId: id, languageAndVoiceCode: 'en-GB-test' })
    await app.ok('deleteCharacter', one(id))
    expect(await scene()).toMatchObject({ speakerStoryCharacterId: null })
    await app.ok('undoStoryEdit', { as: owner, params: { story_id: story.id } })
    expect(await scene()).toMatchObject({ speakerStoryCharacterId: id })
    expect(await names()).toEqual(['Narrator', 'Mara'])
    const labels = (await app.db.select().from(storyEdits)).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Add character', 'Change character', 'Remove character']))
  })
})

test('a published character looks as described in every image that names it; drafts do not appear', async () => {
  const { owner, story, one, create } = await begin()
  const { id } = await create()
  await create({ call_name: 'Tom', description: 'An old man' })
  const [aroll_id = ''] = story.arollIds
  const paint = async (custom_prompt: string) => {
    await app.ok('regenerateImage', { as: owner, params: { aroll_id }, body: { custom_prompt } })
    await app.runJobs()
    return asked.at(-1)?.prompt
  }
  const words = 'Mara and Tom at the harbour'
  expect(await paint(words)).toBe(words)
  await app.ok('publishCharacter', one(id))
  await app.runJobs()
  expect(await paint(words)).toBe(`${words}, Mara: A woman in a green raincoat`)
  expect(await paint('Samara at the harbour')).toBe('Samara at the harbour')
  const prompt = 'mara waves, A woman in a green raincoat'
  expect(await paint(prompt)).toBe(prompt)
  const [shown] = (await app.ok('getStory', { as: owner, query: { story_id: story.id } })).scenes[0]?.arolls ?? []
  // A user's own text stays unchanged.
  expect(shown?.aroll_object.custom_image_generation_prompt).toBe(prompt)
})
