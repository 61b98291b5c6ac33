import { afterAll, beforeEach, expect, test } from 'vitest'
import { EngineError, type IllustrationRequest, type Illustrator } from '#engines/ports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { illustrator: draft } = createTestEngines()
const asked: IllustrationRequest[] = []
let draw = draft.illustrate
const connected: Illustrator = {
  ...draft,
  info: { label: 'gpt-image-2', builtIn: false },
  follows: { portraits: 6, style: true },
  illustrate: (request) => (asked.push(request), draw(request)),
}
const app = await createTestApp()
beforeEach(async () => {
  await app.reset()
  asked.length = 0
  draw = draft.illustrate
  app.app.engines = { ...createTestEngines(), illustrator: connected }
})
afterAll(() => app.close())

async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner)
  const at = { as: owner, params: { storyId: story.id } }
  const mara = { call_name: 'Mara', description: 'A woman in a green raincoat' }
  const { id } = await app.ok('createCharacter', { ...at, body: mara })
  const one = { as: owner, params: { storyId: story.id, id } }
  const sheet = async () => (await app.ok('listCharacters', at)).results.find((each) => each.id === id)?.sheet ?? null
  const drawSheet = async () => {
    const answer = await app.ok('drawCharacterSheet', one)
    await app.runJobs()
    return answer
  }
  const balance = () => app.balance(owner)
  return { owner, story, at, one, sheet, drawSheet, balance }
}

test('drawCharacterSheet: a sheet costs a portrait, follows the portrait, publishes, and is outdated once either changes', async () => {
  const { one, sheet, drawSheet, balance } = await begin()
  const before = await balance()
  expect(await sheet()).toBeNull()
  expect(await drawSheet()).toMatchObject({ status: 'published', sheet: { generation_status: 'IN_PROGRESS' } })
  const first = await sheet()
  expect(first).toMatchObject({ generation_status: 'GENERATED', error: null, is_outdated: false })
  expect(first?.image?.url).toMatch(/^\/files\//)
  expect(before - (await balance())).toBe(1)
  expect(asked).toMatchObject([{ width: 1152, height: 768 }])
  expect(asked[0]?.prompt).toMatch(/^Character sheet of Mara: .* Mara: A woman in a green raincoat$/u)
  expect(asked[0]?.people).toBeUndefined()
  await app.ok('updateCharacter', { ...one, body: { description: 'A woman in a black suit' } })
  expect(await sheet()).toMatchObject({ is_outdated: true })
  await drawSheet()
  expect(await sheet()).toMatchObject({ is_outdated: false })
  await app.ok('publishCharacter', one)
  await app.runJobs()
  expect(await sheet()).toMatchObject({ is_outdated: true })
  await drawSheet()
  expect(asked.at(-1)?.people).toMatchObject([{ name: 'Mara' }])
  expect(await sheet()).toMatchObject({ is_outdated: false })
})

test('drawCharacterSheet: one that fails is refunded, the old one stays, and a second at once is refused', async () => {
  const { one, sheet, drawSheet, balance } = await begin()
  await drawSheet()
  const first = await sheet()
  const before = await balance()
  draw = () => Promise.reject(new EngineError('No body could be drawn.'))
  await app.ok('drawCharacterSheet', one)
  expect(await app.call('drawCharacterSheet', one)).toMatchObject({ status: 409, body: { error: 'IN_PROGRESS' } })
  await app.runJobs()
  expect(app.takeLogged()).toHaveLength(1)
  expect(await sheet()).toMatchObject({
    ...{ image: { id: first?.image?.id }, generation_status: 'FAILED' },
    error: 'No body could be drawn. You were not charged.',
  })
  expect(await balance()).toBe(before)
})

test('deleteCharacterSheet: the sheet is removed, also a running one for free, and undo brings it back', async () => {
  const { owner, story, one, sheet, drawSheet, balance } = await begin()
  await drawSheet()
  const image = (await sheet())?.image?.id
  expect(await app.ok('deleteCharacterSheet', one)).toMatchObject({ status: 'published', sheet: null })
  await app.ok('undoStoryEdit', { as: owner, params: { story_id: story.id } })
  expect(await sheet()).toMatchObject({ image: { id: image }, generation_status: 'GENERATED' })
  await app.ok('deleteCharacterSheet', one)
  const before = await balance()
  await app.ok('drawCharacterSheet', one)
  await app.ok('deleteCharacterSheet', one)
  await app.runJobs()
  expect([await sheet(), await balance()]).toEqual([null, before])
  await app.ok('resetCharacter', one)
  expect(await sheet()).toBeNull()
})

test('drawCharacterSheet: the narrator has none, and neither has anybody where the image model follows no portraits', async () => {
  const { at, one, balance } = await begin()
  const before = await balance()
  const [narrator] = (await app.ok('listCharacters', at)).results
  const other = { ...one, params: { ...one.params, id: narrator?.id ?? '' } }
  expect(await app.call('drawCharacterSheet', other)).toMatchObject({ status: 400 })
  app.app.engines = createTestEngines()
  expect(await app.call('drawCharacterSheet', one)).toMatchObject({
    status: 400,
    body: { fields: { id: ['Test engine doesn’t follow character sheets'] } },
  })
  expect(await balance()).toBe(before)
})
