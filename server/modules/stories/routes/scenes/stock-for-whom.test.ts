import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { makeStory } from '#server/testing/make-story.ts'

const { stock } = createTestEngines()
const asked: boolean[] = []
const test = await createTestApp({
  engines: {
    stock: {
      ...stock,
      search: async (query, call) => {
        asked.push(query.showsMature)
        return stock.search(query, call)
      },
      get: async (id) => {
        const item = await stock.get(id)
        return item && { ...item, isMature: id === 'stock-sea', tags: id === 'stock-forest' ? ['Nude'] : item.tags }
      },
    },
  },
})
afterAll(() => test.close())

it('stock is searched for mature content only for users who have it switched on', async () => {
  const ada = await test.user()
  const { id, sceneIds } = await makeStory(test.db, ada)
  const search = () =>
    test.ok('getStock', {
      as: ada,
      body: { story_id: id, scene_id: sceneIds[0] ?? '', query: 'sea', stock_type: 'images', page: 1 },
    })
  await search()
  await test.ok('updateUserProfile', { as: ada, body: { show_mature_content: true } })
  await search()
  expect(asked).toEqual([false, true])
})

it('an item for adults with a known id is shown only to users who have it switched on', async () => {
  const ada = await test.user()
  const { id: story, sceneIds } = await makeStory(test.db, ada)
  const set = (id: string) =>
    test.call('setStock', { as: ada, body: { story, scene: sceneIds[0] ?? '', stock_data: { id } } })
  const refused = { status: 400, body: { fields: { 'stock_data.id': ['Mature content is off in your account'] } } }
  expect(await set('stock-sea')).toMatchObject(refused)
  expect(await set('stock-forest')).toMatchObject(refused)
  expect((await set('stock-city')).status).toBe(200)
  await test.ok('updateUserProfile', { as: ada, body: { show_mature_content: true } })
  expect((await set('stock-sea')).status).toBe(200)
})
