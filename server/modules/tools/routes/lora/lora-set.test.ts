import { afterAll, expect, test } from 'vitest'
import { OverLimit } from '#server/platform/files/unreadable-file.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { circles, FAULTLESS, makeSet, image, upload } from '#server/testing/make-set.ts'

const app = await createTestApp()
afterAll(() => app.close())

const two = [circles(1), circles(2)]

test('updateLora: images that two pages add in parallel are all in the set, which has room for a hundred', async () => {
  const owner = await app.user()
  const { lora_id, training_data } = await makeSet(app, owner, two)
  const added = await Promise.all(
    [3, 4].map(async (seed) => upload(app, owner, await image(circles(seed)), `${seed}.png`)),
  )
  await Promise.all(added.map((id) => app.ok('updateLora', { as: owner, body: { lora_id, added: [id] } })))
  const { training_data: all } = await app.ok('updateLora', { as: owner, body: { lora_id, added } })
  expect(all.toSorted()).toEqual([...training_data, ...added].sort())
  const many = Array.from({ length: 97 }, () => crypto.randomUUID())
  expect(await app.call('updateLora', { as: owner, body: { lora_id, added: many } })).toMatchObject({
    status: 400,
    body: { fields: { added: ['A set can hold up to 100 images'] } },
  })
})

test('an image of another user joins no set', async () => {
  const [owner, other] = [await app.user(), await app.user()]
  const { lora_id } = await makeSet(app, owner, two)
  const foreign = await upload(app, other, await image(circles(5)), 'foreign.png')
  const answer = await app.call('updateLora', { as: owner, body: { lora_id, added: [foreign] } })
  expect(answer.status).toBe(404)
})

test('a draft does not overwrite a caption written meanwhile, and nothing is charged when every image has a caption', async () => {
  const owner = await app.user({ extraCredits: 100 })
  const { lora_id, training_data } = await makeSet(app, owner, two)
  const [written = '', empty = ''] = training_data
  const captions = [{ training_data_id: written, caption: 'typed just now' }]
  await app.ok('updateLora', { as: owner, body: { lora_id, captions } })
  const before = await app.balance(owner)
  const draft = () =>
    app.call('generateLoraCaptions', {
      as: owner,
      query: { lora_id },
      body: { training_data_ids: training_data },
    })
  expect((await draft()).status).toBe(200)
  const { training_data_items: items } = await app.ok('getLora', { as: owner, query: { lora_id } })
  const found = Object.fromEntries(items.map((item) => [item.training_data_id, item]))
  expect(found[written]).toMatchObject({ caption: 'typed just now', caption_source: 'PERSON' })
  expect(found[empty]).toMatchObject({ caption: found[empty]?.draft_caption, caption_source: 'DRAFTED' })
  expect(await app.balance(owner)).toBe(before - 1)
  expect(await draft()).toMatchObject({ status: 409, body: { error: 'CONFLICT' } })
  expect(await app.balance(owner)).toBe(before - 1)
})

test('a restored caption has its old source', async () => {
  const owner = await app.user()
  const { lora_id, training_data } = await makeSet(app, owner, two)
  const [first = '', second = ''] = training_data
  const captions = [
    { training_data_id: first, caption: 'from a file', source: 'IMPORTED' as const },
    { training_data_id: second, caption: '', source: 'DRAFTED' as const },
  ]
  const { training_data_items: items } = await app.ok('updateLora', { as: owner, body: { lora_id, captions } })
  const sources = Object.fromEntries(items.map((item) => [item.training_data_id, item.caption_source]))
  expect(sources).toEqual({ [first]: 'IMPORTED', [second]: 'NONE' })
})

test('the words for its subjects are set, refused where a prompt could not contain them, and removed again', async () => {
  const owner = await app.user()
  const { lora_id } = await makeSet(app, owner, two)
  const change = (words: object) => app.call('updateLora', { as: owner, body: { lora_id, ...words } })
  const words = { primary_trigger: 'biscuit', secondary_trigger: 'rex-2' }
  expect(await change(words)).toMatchObject({ status: 200, body: words })
  expect(await change({ secondary_trigger: 'two words' })).toMatchObject({ status: 400 })
  expect(await change({ secondary_trigger: '' })).toMatchObject({ body: { ...words, secondary_trigger: '' } })
})

test('createLora: a model that is trained again has the set and the base of the previous one', async () => {
  const owner = await app.user()
  const { lora_id, training_data } = await makeSet(app, owner, two)
  await app.ok('updateLora', { as: owner, body: { lora_id, model_type: 'FLUX' } })
  const body = { lora_type: 'STYLE' as const, from_lora_id: lora_id }
  const copy = await app.ok('createLora', { as: owner, body })
  expect(copy).toMatchObject({ model_type: 'FLUX', training_data, status: 'DRAFT' })
})

test('listModelGallery: the user’s own models are listed, the most recently changed first, with the trainers; no other user’s', async () => {
  const [owner, other] = [await app.user(), await app.user()]
  const create = async (as: typeof owner) => {
    app.clock.advance(1_000)
    return (await app.ok('createLora', { as, body: { lora_type: 'STYLE' } })).lora_id
  }
  const [first, second] = [await create(owner), await create(owner)]
  await create(other)
  const list = () => app.ok('listModelGallery', { as: owner })
  expect((await list()).results.map(({ lora_id }) => lora_id)).toEqual([second, first])
  app.clock.advance(1_000)
  await app.ok('updateLora', { as: owner, body: { lora_id: first, trigger_word: 'postr' } })
  const { results, trainers } = await list()
  expect(results).toEqual([await app.ok('getLora', { as: owner, query: { lora_id: first } }), expect.anything()])
  expect(trainers).toMatchObject([{ base: 'DRAFT', is_built_in: true }])
})

test('a busy machine makes no image unreadable: one that exceeds the limits is checked again, and refused only then', async () => {
  const owner = await app.user({ extraCredits: 100 })
  const { lora_id } = await app.ok('createLora', { as: owner, body: { lora_type: 'STYLE' } })
  const four = await Promise.all(
    [1, 2, 3, 4].map(async (seed) => upload(app, owner, await image(circles(seed), FAULTLESS), `${seed}.png`)),
  )
  const { sandbox } = app.app
  let crossed = 0
  const slowUntil = (most: number): typeof sandbox => ({
    ...sandbox,
    run: (name, input, sources) =>
      name === 'readPixels' && crossed++ < most
        ? Promise.reject(new OverLimit('This file takes too long to read. It may be damaged'))
        : sandbox.run(name, input, sources),
  })
  const workOff = async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      await app.runJobs()
      app.clock.advance(600_000)
    }
    app.takeLogged()
  }
  const read = () => app.ok('getLora', { as: owner, query: { lora_id } })
  app.app.sandbox = slowUntil(2)
  const [first, ...others] = four
  await app.ok('updateLora', { as: owner, body: { lora_id, added: others } })
  await workOff()
  expect((await read()).training_data_items.map(({ issues }) => issues)).toEqual([[], [], []])
  app.app.sandbox = slowUntil(Infinity)
  await app.ok('updateLora', { as: owner, body: { lora_id, added: [first ?? ''] } })
  await workOff()
  const last = (await read()).training_data_items.at(-1)
  expect(last?.issues.map(({ kind }) => kind)).toEqual(['UNREADABLE'])

  app.app.sandbox = sandbox
  const { training_data } = await makeSet(app, owner, [...two, circles(3), circles(4)])
  const { lora_id: busy } = await app.ok('createLora', { as: owner, body: { lora_type: 'STYLE' } })
  await app.ok('updateLora', { as: owner, body: { lora_id: busy, training_data } })
  await app.runJobs()
  crossed = 0
  app.app.sandbox = slowUntil(1)
  const options = { model_name: 'Busy', trigger_word: 'busy', steps: 100 }
  await app.ok('submitLora', { as: owner, body: { ...options, lora_id: busy, training_data } })
  await workOff()
  app.app.sandbox = sandbox
  expect(await app.ok('getLora', { as: owner, query: { lora_id: busy } })).toMatchObject({
    status: 'COMPLETED',
    error_message: null,
  })
})
