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
    },
  },
})
afterAll(() => test.close())

it('stock is searched for mature content only for who has it switched on', async () => {
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
