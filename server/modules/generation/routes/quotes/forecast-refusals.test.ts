import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { arolls } from '#server/platform/db/schema/index.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const { test, begin, split, submit, read, made } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
})

const SCRIPT = 'A quiet door. Blood on the door, blood everywhere. A quiet end.'
const useReal = () => {
  const providers = createRealEngines()
  test.app.engines = providers.engines
  return providers
}
const forecast = (as: TestUser, story_id: string, more: object = {}) =>
  test.ok('forecastRefusals', { as, body: { story_id, ...more } })

async function written(script = SCRIPT) {
  const ada = await test.user()
  const providers = useReal()
  const story_id = await begin(ada)
  await split(ada, story_id, script)
  await test.runJobs()
  return { ada, story_id, ...providers }
}

it('forecastRefusals: a forecast names sentence, scene and reason before generation; a rewrite replaces it and can be undone', async () => {
  const { ada, story_id, asked } = await written()
  const said = await forecast(ada, story_id)
  const [, scene] = (await read(ada, story_id)).scenes
  expect(said.refusals).toEqual([
    {
      ...{ scene_id: scene?.id, scene_number: 2, aroll_id: scene?.arolls[0]?.id, engine: 'gpt-image-2' },
      ...{ sentence: scene?.last_used_image_prompt, reason: 'It shows violence' },
      rewrite: 'Image of shadow on the door, shadow everywhere.',
    },
  ])
  expect(said.other_image_models.map(({ name }) => name)).toEqual([
    'flux',
    test.app.engines.draft.illustrator.info.label,
  ])
  expect(asked).toEqual([])
  const [refusal] = said.refusals
  const body = { story_id, scene_id: refusal?.scene_id ?? '', prompt: refusal?.rewrite ?? '' }
  const changed = await test.ok('updateImagePrompt', { as: ada, body })
  expect(changed).toMatchObject({ text: scene?.text, last_used_image_prompt: body.prompt })
  expect((await forecast(ada, story_id)).refusals).toEqual([])
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect((await forecast(ada, story_id)).refusals).toHaveLength(1)
  await test.ok('redoStoryEdit', { as: ada, params: { story_id } })
  await submit(ada, story_id)
  await test.runJobs()
  expect(asked.filter((call) => call.includes(' draws '))).toEqual(
    expect.arrayContaining([expect.stringContaining('shadow on the door')]),
  )
  expect(asked.join()).not.toMatch(/draws[^,]*Blood/u)
})

it('no refusal is forecast where a built-in engine draws, and a model chosen instead is asked next', async () => {
  const { ada, story_id } = await written()
  const [second] = (await forecast(ada, story_id)).other_image_models
  await test.ok('updateStory', {
    as: ada,
    params: { story_id },
    body: { default_image_model: second?.model_id ?? '' },
  })
  const chosen = await forecast(ada, story_id)
  expect([chosen.refusals, chosen.other_image_models.map(({ name }) => name)]).toEqual([
    [],
    ['gpt-image-2', test.app.engines.draft.illustrator.info.label],
  ])
  test.app.engines = createTestEngines()
  expect(await forecast(ada, story_id)).toEqual({ refusals: [], other_image_models: [] })
})

it('while a provider is called, the database is not locked', async () => {
  const { ada, story_id } = await written()
  const { illustrator } = test.app.engines
  const asked = async (sentences: readonly string[]) => {
    await test.db.select().from(arolls)
    return sentences.map(() => null)
  }
  test.app.engines = { ...test.app.engines, illustrator: { ...illustrator, forecast: asked } }
  await test.db.update(arolls).set({ imageGenerationPrompt: `A door, ${story_id}` })
  expect((await forecast(ada, story_id)).refusals).toEqual([])
})

it('a story that is not written yet is forecast as a text, sentence by sentence', async () => {
  const ada = await test.user()
  useReal()
  const story_id = await begin(ada, { initial_prompt: `${SCRIPT} They refuse to go.` })
  const { refusals } = await forecast(ada, story_id)
  expect(refusals.map(({ scene_id, sentence, rewrite }) => [scene_id, sentence, rewrite])).toEqual([
    [null, 'Blood on the door, blood everywhere.', null],
    [null, 'They refuse to go.', null],
  ])
})

it('a forecast for regenerated images names their A-rolls, all or the failed ones', async () => {
  const ada = await test.user()
  const story_id = await made(ada, 'One is here. Two is here.')
  useReal()
  const rows = await test.db.select().from(arolls)
  const [first, second] = rows
  for (const row of [first, second])
    await test.db
      .update(arolls)
      .set({ customImageGenerationPrompt: 'A door. There is blood on it.' })
      .where(eq(arolls.id, row?.id ?? ''))
  await test.db
    .update(arolls)
    .set({ status: 'FAILED' })
    .where(eq(arolls.id, second?.id ?? ''))
  const named = async (redraws: 'ALL' | 'FAILED') =>
    (await forecast(ada, story_id, { redraws })).refusals.map(({ aroll_id }) => aroll_id)
  expect((await named('ALL')).toSorted()).toEqual([first?.id, second?.id].toSorted())
  expect(await named('FAILED')).toEqual([second?.id])
  expect((await forecast(ada, story_id)).refusals).toEqual([])
  const aroll_id = first?.id ?? ''
  const body = { story_id, scene_id: first?.sceneId ?? '', aroll_id, prompt: 'A door.' }
  const scene = await test.ok('updateImagePrompt', { as: ada, body })
  expect(scene.arolls[0]?.aroll_object.custom_image_generation_prompt).toBe('A door.')
  expect(await named('ALL')).toEqual([second?.id])
})

it('a rewrite for another user’s image, or another scene’s, is refused', async () => {
  const { ada, story_id } = await written()
  const eve = await test.user()
  const [first, second] = (await read(ada, story_id)).scenes
  const body = { story_id, scene_id: first?.id ?? '', prompt: 'Mine' }
  expect(await test.call('updateImagePrompt', { as: eve, body })).toMatchObject({ status: 404 })
  expect(await test.call('forecastRefusals', { as: eve, body: { story_id } })).toMatchObject({ status: 404 })
  const foreign = { ...body, aroll_id: crypto.randomUUID() }
  expect(await test.call('updateImagePrompt', { as: ada, body: foreign })).toMatchObject({ status: 404 })
  expect((await read(ada, story_id)).scenes.map(({ text }) => text)).toEqual(
    expect.arrayContaining([first?.text, second?.text]),
  )
})

it('a single prompt is forecast by its engine: the named one, else the first', async () => {
  const ada = await test.user()
  useReal()
  const of = (body: object) => test.ok('forecastRefusals', { as: ada, body })
  const prompt = 'A door. There is blood on it.'
  const { refusals } = await of({ prompt })
  expect(refusals).toEqual([
    {
      ...{ scene_id: null, scene_number: null, aroll_id: null, engine: 'gpt-image-2' },
      ...{ sentence: 'There is blood on it.', reason: 'It shows violence' },
      rewrite: 'A door. There is shadow on it.',
    },
  ])
  const { refusals: none, other_image_models: others } = await of({ prompt, engine: 'flux' })
  expect([none, others.map(({ name }) => name)]).toEqual([
    [],
    ['gpt-image-2', test.app.engines.draft.illustrator.info.label],
  ])
  const story_id = await begin(ada, { default_image_model: others[0]?.model_id })
  expect((await of({ prompt, story_id })).refusals).toHaveLength(1)
  expect(await test.call('forecastRefusals', { as: ada, body: {} })).toMatchObject({
    status: 400,
    body: { fields: { story_id: ['Provide a story or a prompt'] } },
  })
})

it('a rewrite leaves everything else as it was written, letter by letter', async () => {
  const ada = await test.user()
  useReal()
  const prompt = '… A door, 3.5 m high.\n\n- “Stop!” he said, e.g. twice.\n- There is blood on it.\n- Nobody comes.'
  const { refusals } = await test.ok('forecastRefusals', { as: ada, body: { prompt } })
  expect(refusals[0]?.rewrite).toBe(prompt.replace('blood', 'shadow'))
})

it('forecasts are limited per user', async () => {
  const [ada, eve] = [await test.user(), await test.user()]
  useReal()
  const ask = (as: TestUser) => test.call('forecastRefusals', { as, body: { prompt: 'A door.' } })
  const all = []
  for (let at = 0; at < 301; at++) all.push((await ask(ada)).status)
  expect([...new Set(all.slice(0, 300)), all.at(-1)]).toEqual([200, 429])
  expect((await ask(eve)).status).toBe(200)
})
