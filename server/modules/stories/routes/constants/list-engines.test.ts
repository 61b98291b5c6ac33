import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const engines = createTestEngines()
const clips = { label: 'kling', builtIn: false }
const test = await createTestApp({
  engines: { animator: { ...engines.animator, info: clips, lipSyncInfo: engines.animator.info } },
})
afterAll(() => test.close())

it('listEngines, listTaskModels: the engines and task models name the real engines', async () => {
  const ada = await test.user()
  const listed = (await test.ok('listEngines', { as: ada })).engines
  const byWords = { follows_portraits: false, most_portraits: 0, follows_style_picture: false }
  const of = (wanted: string) => listed.find(({ kind }) => kind === wanted)
  expect(of('ANIMATOR')).toEqual({ kind: 'ANIMATOR', label: 'kling', is_built_in: false, ...byWords })
  expect(of('LIP_SYNC')).toEqual({ kind: 'LIP_SYNC', label: 'Test engine', is_built_in: true, ...byWords })
  // No translator is connected.
  expect(of('TRANSLATOR')).toBeUndefined()
  const models = (await test.ok('listTaskModels', { as: ada })).data
  const byTool = (wanted: string) => models.find(({ tool }) => tool === wanted)
  expect(byTool('IMAGE_TO_VIDEO')).toMatchObject({ name: 'Clip', is_built_in: false })
  expect(byTool('IMAGE_TO_VIDEO')?.description).toMatch(/^kling: /u)
  expect(byTool('AVATAR')).toMatchObject({ name: 'Draft avatar', is_built_in: true })
})

it('the image models are the connected ones, with the references that they follow', async () => {
  const ada = await test.user()
  const list = async () => (await test.ok('listLeonardoPresets', { as: ada })).models
  expect(await list()).toMatchObject([
    { leonardo_model_id: 'draft', name: 'Test engine', is_built_in: true, supports_style_reference: false },
  ])
  const info = { label: 'gpt-image-2', builtIn: false }
  test.app.engines.illustrator = { ...engines.illustrator, info, follows: { portraits: 6, style: true } }
  const [model] = await list()
  expect(model).toMatchObject({
    leonardo_model_id: 'gpt-image-2',
    name: 'gpt-image-2',
    supports_style_reference: true,
    most_portraits: 6,
  })
  const illustrator = (await test.ok('listEngines', { as: ada })).engines.find(({ kind }) => kind === 'ILLUSTRATOR')
  expect(illustrator).toMatchObject({ follows_portraits: true, most_portraits: 6, follows_style_picture: true })
})

it('listEngines: says who connects engines here, so that a new installation can say what to do', async () => {
  const ada = await test.user()
  const by = async () => (await test.ok('listEngines', { as: ada })).connected_by
  expect(await by()).toBe('NOBODY')
  test.app.engineSetup = {
    ...{
      work: [],
      providers: [],
      limits: [],
      options: [],
      fixed: {},
      check: () => null,
      learn: () => Promise.resolve(false),
      use: () => undefined,
    },
    ...{ priceOf: () => null, test: () => Promise.resolve(null) },
    ownKeys: {
      providers: () => [],
      open: () => Promise.reject(new Error('Unused')),
      check: () => Promise.resolve(null),
    },
  }
  await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
  expect(await by()).toBe('NO_ADMIN')
  await test.user({ isStaff: true })
  expect(await by()).toBe('ADMINS')
  test.app.engineSetup = undefined
})
