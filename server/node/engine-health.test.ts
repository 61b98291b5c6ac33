import { afterAll, expect, it } from 'vitest'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { PEXELS_KEY, startFakePexels } from '#engines/testing/fake-stock.ts'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { startFakeTranslate, TRANSLATE_KEY } from '#engines/testing/fake-translate.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { readEngineSettings } from './engine-settings.ts'
import { openPlainServices } from './plain-services.ts'
import { createAccounts, createProviderState, nodeTools } from './provider-accounts.ts'

const openai = await startFakeOpenAi({ paintsOnce: true })
const pexels = await startFakePexels()
const sandbox = createNodeSandbox()
const settings = readEngineSettings({
  ...{ OPENAI_URL: openai.url, OPENAI_KEY, OPENAI_LIMIT: '6', PEXELS_URL: pexels.url, PEXELS_KEY },
  ...{ ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,openai:gpt-image-1-mini,draft', ENGINE_STOCK: 'pexels' },
})
const engines = connectEngines(createTestEngines(), settings, { sandbox, onFailure: () => undefined })
const test = await createTestApp({ engines })
const staff = await test.user({ isStaff: true })
afterAll(async () => {
  await test.close()
  await openai.close()
  await pexels.close()
  sandbox.close()
})

const image = { prompt: 'A barn', look: 'cinematic', seed: 1, width: 64, height: 36 }
const query = { words: 'boat', type: 'images', page: 1, pageSize: 5, showsMature: false } as const
const shown = async () => (await test.ok('getStaffOverview', { as: staff })).engines

it('staff see each connected engine with its limit, its fallback, its failures and the last one', async () => {
  const fine = { failures: 0, is_failing: false, last_failure: null, price: null }
  const draws = { kind: 'ILLUSTRATOR', provider: 'OpenAI', limit: 6 }
  const [first, second] = ['gpt-image-2', 'gpt-image-1-mini']
  expect(await shown()).toEqual([
    { ...draws, label: first, engine: `openai:${first}`, stand_ins: [second, 'Test engine'], ...fine },
    { ...draws, label: second, engine: `openai:${second}`, stand_ins: ['Test engine'], ...fine },
    { kind: 'STOCK', label: 'Pexels', engine: 'pexels', provider: 'Pexels', limit: 4, stand_ins: [], ...fine },
  ])
  openai.troubles.push({ kind: 'status', status: 400, body: { error: { message: `No, ${OPENAI_KEY}` } } })
  await engines.illustrator.illustrate(image)
  pexels.troubles.push({ kind: 'status', status: 503 })
  await expect(engines.stock.search(query)).rejects.toThrow('busy')
  const [failed, stoodIn, stock] = await shown()
  expect(failed).toMatchObject({ failures: 1, last_failure: { problem: 'OpenAI refused: No, …' } })
  expect(stoodIn).toMatchObject(fine)
  expect(stock).toMatchObject({ failures: 1, last_failure: { problem: 'Pexels is busy or unavailable (503)' } })
})

it('at start a model that its provider does not have is a failure that staff see, with a message', async () => {
  const env = { OPENAI_URL: openai.url, OPENAI_KEY, ENGINE_ILLUSTRATOR: 'openai:gpt-image-1,openai:gpt-image-2,draft' }
  const said: unknown[] = []
  const options = { sandbox, onFailure: (...failure: unknown[]) => void said.push(failure) }
  const { checkModels, health } = connectEngines(createTestEngines(), readEngineSettings(env), options)
  await checkModels?.()
  const problem = 'OpenAI doesn’t have the model gpt-image-1'
  expect(await health?.()).toMatchObject([
    { failures: 1, lastFailure: { problem } },
    { failures: 0, lastFailure: null },
  ])
  expect(said).toMatchObject([[{ label: 'gpt-image-1' }, { message: problem }]])
})

it('work that a user stopped is no failure of the engine', async () => {
  const before = (await shown()).map(({ failures }) => failures)
  await expect(engines.illustrator.illustrate(image, { signal: AbortSignal.abort() })).rejects.toBeDefined()
  expect((await shown()).map(({ failures }) => failures)).toEqual(before)
})

it('staff see no engine health where all engines are built in', async () => {
  const { health } = connectEngines(createTestEngines(), readEngineSettings({}), {
    ...{ sandbox, onFailure: () => undefined },
  })
  expect(health).toBeUndefined()
})

it('services named by their URLs alone have engine health, too, and work that fails fails once', async () => {
  const fake = await startFakeTranslate()
  const state = createProviderState(UNLIMITED)
  const open = createAccounts(state, nodeTools(sandbox))
  const { health, translator } = openPlainServices(
    open,
    {
      whisper: { url: 'http://127.0.0.1:9/transcribe', key: null, model: 'whisper-1' },
      translator: { url: `${fake.url}/translate`, key: TRANSLATE_KEY, label: 'LibreTranslate' },
    },
    state.memory,
  )
  const listens = { kind: 'TRANSCRIBER', label: 'whisper-1', provider: 'The transcription service' }
  const translates = { kind: 'TRANSLATOR', label: 'LibreTranslate', provider: 'The translation service' }
  const fine = { limit: 4, fallbacks: [], failures: 0, isFailing: false, lastFailure: null, engine: null }
  expect(await health()).toEqual([
    { ...listens, ...fine },
    { ...translates, ...fine },
  ])
  fake.troubles.push({ kind: 'status', status: 400, body: { error: 'No such language' } })
  await expect(translator?.translate({ texts: ['A barn'], from: 'en-US', to: 'fr-FR' })).rejects.toThrow()
  expect(await health()).toMatchObject([listens, { ...translates, failures: 1, lastFailure: { at: expect.any(Date) } }])
  await fake.close()
})
