import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loraModels } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { circles, makeSet, image, upload } from '#server/testing/make-set.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

/** A set of two images, the first with a caption; and another image that is too small. */
async function begin() {
  const owner = await app.user()
  const { lora_id, training_data } = await makeSet(app, owner, [circles(1), circles(2)])
  const [first = '', second = ''] = training_data
  const captions = [{ training_data_id: first, caption: 'three boats' }]
  await app.ok('updateLora', { as: owner, body: { lora_id, captions } })
  const tiny = await upload(app, owner, await image(circles(1), [40, 40]), 'cropped.png')
  const replace = (from: string, by: string, as = owner) =>
    app.call('updateLora', {
      as,
      body: { lora_id, replaced: [{ training_data_id: from, by_training_data_id: by }] },
    })
  const items = async () => {
    await app.runJobs()
    return (await app.ok('getLora', { as: owner, query: { lora_id } })).training_data_items
  }
  return { owner, lora_id, first, second, tiny, replace, items }
}

test('an image replaces another one: position and caption stay, its badge is computed again, and it can be restored', async () => {
  const { first, second, tiny, replace, items } = await begin()
  expect(await items()).toMatchObject([{ issues: [{ kind: 'SMALL' }], original_training_data_id: null }, {}])
  expect(await replace(first, tiny)).toMatchObject({
    status: 200,
    body: { training_data: [tiny, second], training_data_items: [{ is_checked: false, issues: [] }, {}] },
  })
  const kept = { caption: 'three boats', caption_source: 'PERSON' }
  const [cropped, beside] = await items()
  expect(cropped).toMatchObject({ ...kept, training_data_id: tiny, original_training_data_id: first })
  expect(cropped?.issues.map(({ kind }) => kind)).toEqual(['TOO_SMALL'])
  expect(beside).toMatchObject({ training_data_id: second, is_checked: true })
  expect((await replace(tiny, first)).status).toBe(200)
  const back = { ...kept, training_data_id: first, original_training_data_id: null, issues: [{ kind: 'SMALL' }] }
  expect(await items()).toMatchObject([back, {}])
})

test('an image that is cropped twice is restored to its original', async () => {
  const { owner, first, tiny, replace, items } = await begin()
  const again = await upload(app, owner, await image(circles(4)), 'again.png')
  await replace(first, tiny)
  await replace(tiny, again)
  expect(await items()).toMatchObject([{ training_data_id: again, original_training_data_id: first }, {}])
})

test('only the user’s own images can be replacements, each once, and only of images in the set', async () => {
  const { first, second, tiny, replace, items } = await begin()
  const other = await app.user()
  const foreign = await upload(app, other, await image(circles(5)))
  expect((await replace(first, foreign)).status).toBe(404)
  expect((await replace(first, tiny, other)).status).toBe(404)
  expect((await replace(tiny, first)).status).toBe(404)
  const refused = { 'replaced.0.by_training_data_id': ['This image is already in the set'] }
  for (const by of [first, second])
    expect(await replace(first, by)).toMatchObject({ status: 400, body: { fields: refused } })
  expect(await items()).toMatchObject([{ training_data_id: first }, { training_data_id: second }])
})

test('a set that was used for a training stays unchanged', async () => {
  const { lora_id, first, tiny, replace, items } = await begin()
  await app.db.update(loraModels).set({ status: 'COMPLETED' }).where(eq(loraModels.id, lora_id))
  expect(await replace(first, tiny)).toMatchObject({ status: 409, body: { error: 'LORA_LOCKED' } })
  expect(await items()).toMatchObject([{ training_data_id: first }, {}])
})
