import { beforeEach, expect, it } from 'vitest'
import { readPriceTable } from '#engines/prices.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const { test } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
  test.app.prices = readPriceTable(
    JSON.stringify({ as_of: '2026-12-01', prices: [{ engine: 'fal:*', part: 'PICTURE', credits: 5 }] }),
  )
})

async function begin() {
  const ada = await test.user({ extraCredits: 1_000 })
  const providers = createRealEngines()
  test.app.engines = providers.engines
  const before = await test.balance(ada)
  const spent = async () => before - (await test.balance(ada))
  const { data } = await test.ok('listTaskModels', { as: ada })
  const model = data.find(({ tool }) => tool === 'IMAGE')
  return { ada, model, spent, ...providers }
}

const wanted = (engine: string) => ({ model_id: 'draft-image-editing', prompt: 'A door', engine })
/** Approves a price as an app that showed it. */
const create = (ada: TestUser, engine: string, most: number) =>
  test.call('createTask', { as: ada, body: wanted(engine), most })

it('a task’s model names every engine for it, and the chosen one does it for its price', async () => {
  const { ada, model, asked, spent } = await begin()
  expect(model?.engines).toEqual([
    { engine: 'gpt-image-2', is_built_in: false, credits: 5 },
    { engine: 'flux', is_built_in: false, credits: 5 },
    { engine: 'Test engine', is_built_in: true, credits: 2 },
  ])
  expect(await test.ok('estimateTask', { as: ada, body: wanted('flux') })).toMatchObject({ credits: 5 })
  const { status, body } = await create(ada, 'flux', 5)
  expect(status).toBeLessThan(300)
  await test.runJobs()
  expect(asked).toEqual([expect.stringMatching(/^flux draws A door/u)])
  expect(await spent()).toBe(5)
  const task_id = String(Reflect.get(Object(body), 'task_id'))
  expect(await test.ok('getToolResult', { as: ada, params: { task_id } })).toMatchObject({
    status: 'COMPLETED',
    settings: { engine: 'flux' },
  })
})

it('choosing the built-in engine calls no provider', async () => {
  const { ada, asked, spent } = await begin()
  expect((await create(ada, 'Test engine', 1)).status).toBeLessThan(300)
  await test.runJobs()
  expect(asked).toEqual([])
  expect(await spent()).toBe(1)
})

it('an engine that cannot do a task here is refused at its field', async () => {
  const { ada, spent } = await begin()
  for (const body of [wanted('midjourney'), { ...wanted('flux'), model_id: 'draft-upscale' }])
    expect(await test.call('estimateTask', { as: ada, body })).toMatchObject({
      status: 400,
      body: { fields: { engine: ['This engine doesn’t support this'] } },
    })
  expect(await create(ada, 'midjourney', 9)).toMatchObject({ status: 400 })
  expect(await spent()).toBe(0)
})
