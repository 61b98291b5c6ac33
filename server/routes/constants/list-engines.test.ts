import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const engines = createTestEngines()
const clips = { label: 'kling', builtIn: false }
const test = await createTestApp({
  engines: { animator: { ...engines.animator, info: clips, lipSyncInfo: engines.animator.info } },
})
afterAll(() => test.close())

it('the engines and task models say truly who will do the work', async () => {
  const ada = await test.user()
  const listed = (await test.ok('listEngines', { as: ada })).engines
  const of = (wanted: string) => listed.find(({ kind }) => kind === wanted)
  expect(of('ANIMATOR')).toEqual({ kind: 'ANIMATOR', label: 'kling', is_built_in: false })
  expect(of('LIP_SYNC')).toEqual({ kind: 'LIP_SYNC', label: 'Test engine', is_built_in: true })
  // Nobody translates here.
  expect(of('TRANSLATOR')).toBeUndefined()
  const models = (await test.ok('listTaskModels', { as: ada })).data
  const byTool = (wanted: string) => models.find(({ tool }) => tool === wanted)
  expect(byTool('IMAGE_TO_VIDEO')).toMatchObject({ name: 'Clip', is_built_in: false })
  expect(byTool('IMAGE_TO_VIDEO')?.description).toMatch(/^kling: /u)
  expect(byTool('AVATAR')).toMatchObject({ name: 'Draft avatar', is_built_in: true })
})
