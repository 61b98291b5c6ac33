import { afterAll, expect, it } from 'vitest'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { auditTrail, engineSettings } from '#server/platform/db/schema/index.ts'
import { readEngineValues } from '#server/platform/db/queries/engine-settings.ts'
import { setUpEngineSetup } from './testing/set-up-engine-setup.ts'

const fake = await startFakeOpenAi()
const { test, begin, admin, read, set, trySet } = await setUpEngineSetup()
afterAll(() => fake.close())

const settingOf = async (name: string) => {
  const { work, providers } = await read()
  return [...work.map(({ setting }) => setting), ...providers.flatMap(({ settings }) => settings)].find(
    (each) => each.name === name,
  )
}
const OPENAI = { OPENAI_KEY, OPENAI_URL: fake.url }

it('updateEngineSetup: a pasted key is used at once, is nowhere in the clear, and can be removed', async () => {
  expect((await read()).work.find(({ kind }) => kind === 'ILLUSTRATOR')?.engines).toEqual([])
  await set({ ...OPENAI, ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft' })
  const { work } = await read()
  expect(work.find(({ kind }) => kind === 'ILLUSTRATOR')).toMatchObject({
    setting: { value: 'openai:gpt-image-2,draft', source: 'STORED' },
    engines: [{ label: 'gpt-image-2', provider: 'OpenAI', failures: 0 }],
  })
  await test.app.engines.illustrator.illustrate({ prompt: 'A barn', look: '', seed: 1, width: 64, height: 64 })
  expect(fake.received.at(-1)?.headers.authorization).toBe(`Bearer ${OPENAI_KEY}`)
  expect(await settingOf('OPENAI_KEY')).toEqual({
    ...{ name: 'OPENAI_KEY', value: null, is_secret: true, source: 'STORED', usual: null },
  })
  const stored = [await test.db.select().from(engineSettings), await test.db.select().from(auditTrail)]
  expect(JSON.stringify(stored)).not.toContain(OPENAI_KEY)
  expect(JSON.stringify(stored)).toContain('OPENAI_KEY set')
  await set({ OPENAI_KEY: null, OPENAI_URL: null, ENGINE_ILLUSTRATOR: null })
  expect(test.app.engines.illustrator.info.builtIn).toBe(true)
  expect(await settingOf('OPENAI_KEY')).toMatchObject({ source: 'NONE' })
})

it('getEngineSetup: a key comes with an offer to use its usual models where no provider does the work yet', async () => {
  const offer = async () => (await read()).providers.find(({ name }) => name === 'openai')?.offer
  expect(await offer()).toEqual([])
  await set({ ...OPENAI, ENGINE_WRITER: 'openai:gpt-4o,draft' })
  const offered = (await offer()) ?? []
  expect(offered).toEqual([
    { name: 'ENGINE_ILLUSTRATOR', value: 'openai:gpt-image-2.5-flare,draft' },
    { name: 'ENGINE_INPAINTER', value: 'openai:gpt-image-2.5-flare,draft' },
    { name: 'ENGINE_TRANSLATOR', value: 'openai:gpt-5.2' },
  ])
  await test.ok('updateEngineSetup', { as: admin(), body: { settings: offered } })
  expect(test.app.engines.illustrator.info.label).toBe('gpt-image-2.5-flare')
  expect(await offer()).toEqual([])
  begin({ ...OPENAI, ENGINE_ILLUSTRATOR: 'draft' })
  expect((await offer())?.map(({ name }) => name)).not.toContain('ENGINE_ILLUSTRATOR')
})

it('updateEngineSetup: settings that cannot be used together change nothing, and say why', async () => {
  await set({ ...OPENAI, ENGINE_WRITER: 'openai:gpt-5.2,draft' })
  const refused = async (settings: Record<string, string | null>) => {
    const { status, body: said } = await trySet(settings)
    expect(status).toBe(400)
    return (said as { fields: { settings: string[] } }).fields.settings[0]
  }
  expect(await refused({ ENGINE_ILLUSTRATOR: 'fal:fal-ai/flux-2' })).toContain('set FAL_KEY')
  expect(await refused({ ENGINE_WRITER: 'draft,openai:gpt-5.2' })).toContain('draft must come last')
  expect(await refused({ OPENAI_URL: 'file:///etc/passwd' })).toContain('it must be a full URL')
  expect(await refused({ SECRET_KEY: 'x' })).toBe('There is no setting SECRET_KEY')
  expect(await refused({ COMFYUI_URL: 'http://127.0.0.1:1', ENGINE_ILLUSTRATOR: 'comfyui:/etc/passwd' })).toContain(
    'Workflows are files',
  )
  expect(await settingOf('ENGINE_WRITER')).toMatchObject({ value: 'openai:gpt-5.2,draft' })
  expect(test.app.engines.writer.info.label).toBe('gpt-5.2')
})

it('updateEngineSetup: the environment wins, and what is stored beside it is used', async () => {
  begin({ ...OPENAI, ENGINE_WRITER: 'openai:gpt-5.2' })
  expect(await settingOf('ENGINE_WRITER')).toMatchObject({ value: 'openai:gpt-5.2', source: 'ENVIRONMENT' })
  expect(await settingOf('OPENAI_KEY')).toMatchObject({ value: null, source: 'ENVIRONMENT' })
  expect((await trySet({ ENGINE_WRITER: 'draft' })).body).toMatchObject({
    fields: { settings: ['ENGINE_WRITER is set in the environment, which wins'] },
  })
  await set({ ENGINE_VOICE: 'openai:gpt-4o-mini-tts,draft' })
  expect([test.app.engines.writer.info.label, test.app.engines.voice.info.label]).toEqual([
    'gpt-5.2',
    'gpt-4o-mini-tts',
  ])
})

it('updateEngineSetup, getEngineSetup: only admins see and set engines', async () => {
  const support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
  const eve = await test.user()
  for (const as of [support, eve]) {
    expect((await trySet({ ENGINE_WRITER: 'draft' }, as)).status).toBe(403)
    expect((await test.call('getEngineSetup', { as })).status).toBe(403)
  }
})

it('getEngineSetup: stored settings that no longer fit are left out, with the reason', async () => {
  const setup = test.app.engineSetup
  expect((await read()).problem).toBeNull()
  await test.db.insert(engineSettings).values({ name: 'ENGINE_WRITER', value: 'gone:model', updatedAt: new Date() })
  if (setup) setup.use(await readEngineValues(test.app, setup))
  expect((await read()).problem).toContain('ENGINE_WRITER has gone:model in it')
  expect(test.app.engines.writer.info.builtIn).toBe(true)
  expect(test.takeLogged()).toMatchObject([{ message: 'The stored engine settings are not used' }])
})

it('without a set-up of its own a server says so', async () => {
  test.app.engineSetup = undefined
  const none = { work: [], providers: [], limits: [], options: [], local: null }
  expect(await read()).toEqual({ is_settable: false, problem: null, ...none })
  expect((await trySet({ ENGINE_WRITER: 'draft' })).status).toBe(404)
})

it('a demo checkout gives no credits away once a billed provider is set', async () => {
  const { payments } = test.app
  begin({})
  await set({ ...OPENAI, ENGINE_WRITER: 'openai:gpt-5.2,draft' })
  expect(test.app.payments?.id ?? null).toBe(payments?.id === 'DEMO' ? null : (payments?.id ?? null))
  test.app.payments = payments
})

it('updateEngineSetup: a model of this server is chosen without a key, and an unknown one is refused with those that there are', async () => {
  await set({ ENGINE_VOICE: 'local:kokoro-82m,draft' })
  const { work, providers } = await read()
  expect(work.find(({ kind }) => kind === 'VOICE')).toMatchObject({
    providers: expect.arrayContaining(['local']) as string[],
    engines: [{ label: 'Kokoro 82M', provider: 'This server' }],
  })
  expect(providers.map(({ name }) => name)).not.toContain('local')
  const refused = await trySet({ ENGINE_TRANSCRIBER: 'local:kokoro-82m' })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('expected local: and whisper-tiny or whisper-base or whisper-small')
})

const tryEngine = (engine: string, kind?: 'WRITER' | 'ILLUSTRATOR' | 'VOICE', as = admin()) =>
  test.call('testEngine', { as, body: { engine, ...(kind && { kind }) } })
const tested = async (engine: string, kind?: 'WRITER' | 'ILLUSTRATOR' | 'VOICE') =>
  test.ok('testEngine', { as: admin(), body: { engine, ...(kind && { kind }) } })

it('testEngine: each kind of work shows what was made, and is written to the audit trail first', async () => {
  await set({
    ...{ ...OPENAI, ENGINE_WRITER: 'openai:gpt-5.2', ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft' },
    ENGINE_VOICE: 'openai:gpt-4o-mini-tts,draft',
  })
  const works = { is_working: true, proof: 'MADE', problem: null, took_ms: expect.any(Number) }
  expect(await tested('openai:gpt-5.2', 'WRITER')).toMatchObject({ ...works, text: expect.any(String), file: null })
  expect(await tested('openai:gpt-image-2', 'ILLUSTRATOR')).toMatchObject({
    ...{ ...works, text: null, file: { content_type: 'image/jpeg', base64: expect.stringMatching(/^\/9j\//u) } },
  })
  expect(await tested('openai:gpt-4o-mini-tts', 'VOICE')).toMatchObject({
    ...{ ...works, file: { content_type: 'audio/wav', base64: expect.stringMatching(/^UklGR/u) } },
  })
  const paid = fake.asked()
  expect(await tested('openai')).toMatchObject({ ...works, proof: 'ASKED', usd: 0 })
  expect(fake.asked()).toBe(paid)
  const trail = await test.db.select().from(auditTrail)
  expect(trail.map(({ action, reason }) => `${action} ${reason}`)).toContain('TESTED_ENGINE openai:gpt-5.2 (WRITER)')
})

it('testEngine: a provider’s own reason is shown, without the key that it repeats', async () => {
  await set({ ...OPENAI, ENGINE_WRITER: 'openai:gpt-5.2', ENGINE_ILLUSTRATOR: 'openai:gpt-image-2.5-flare,draft' })
  const json = { error: { message: `No model for ${OPENAI_KEY}`, code: 'model_not_found' } }
  fake.troubles.push({ kind: 'status', status: 404, body: json })
  expect(await tested('openai:gpt-image-2.5-flare', 'ILLUSTRATOR')).toMatchObject({
    ...{ is_working: false, usd: 0, file: null, problem: 'OpenAI doesn’t have this model: No model for …' },
  })
  const sentinel = 'sk-sentinel-of-the-test'
  await set({ OPENAI_KEY: sentinel })
  const answers = [await tested('openai'), await tested('openai:gpt-5.2', 'WRITER')]
  expect(answers.map(({ problem }) => problem)).toEqual(Array(2).fill('OpenAI rejected the API key'))
  const stored = [await test.db.select().from(engineSettings), await test.db.select().from(auditTrail)]
  expect(JSON.stringify([answers, stored, await read(), test.takeLogged()])).not.toContain(sentinel)
})

it('testEngine: only engines in use are tested, by admins, and not without end', async () => {
  await set(OPENAI)
  expect((await tryEngine('openai:gpt-5.2', 'WRITER')).status).toBe(404)
  expect((await tryEngine('nobody')).status).toBe(404)
  const { problem } = await tested('fal')
  expect(problem).toContain('set FAL_KEY')
  const support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
  for (const as of [support, await test.user()]) expect((await tryEngine('openai', undefined, as)).status).toBe(403)
  const paid = fake.received.length
  for (let count = 3; count < 30; count++) await tested('openai')
  expect((await tryEngine('openai')).status).toBe(429)
  expect(fake.received).toHaveLength(paid + 27)
})

it('getEngineSetup: each engine has its price, and one that fails again and again is said to', async () => {
  await set({ ...OPENAI, ENGINE_WRITER: 'openai:llama', ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft' })
  const illustrator = async () => (await read()).work.find(({ kind }) => kind === 'ILLUSTRATOR')?.engines[0]
  const price = { unit: 'PICTURE', credits: 3, usd: null, is_known: true }
  expect(await illustrator()).toMatchObject({ engine: 'openai:gpt-image-2', price, is_failing: false })
  const waiting = async () =>
    (await test.ok('getStaffOverview', { as: admin() })).items.find(({ kind }) => kind === 'FAILING_ENGINES')?.count
  for (const isFailing of [false, false, true]) {
    fake.troubles.push({ kind: 'status', status: 400 })
    await tested('openai:gpt-image-2', 'ILLUSTRATOR')
    expect(await illustrator()).toMatchObject({ is_failing: isFailing })
    expect(await waiting()).toBe(isFailing ? 1 : 0)
  }
  await tested('openai:gpt-image-2', 'ILLUSTRATOR')
  expect(await illustrator()).toMatchObject({ is_failing: false, failures: 3 })
})

it('updateEngineSetup: limits hold at once for calls that begin, and models of unknown price can be refused', async () => {
  await set({ ...OPENAI, ENGINE_ILLUSTRATOR: 'openai:gpt-image-2', ENGINE_LIMIT: '1' })
  expect((await read()).limits[0]).toMatchObject({ name: 'ENGINE_LIMIT', value: '1', source: 'STORED' })
  fake.troubles.push({ kind: 'held' })
  const before = fake.asked()
  const image = { prompt: 'A barn', look: '', width: 64, height: 64 }
  const both = [1, 2].map((seed) => test.app.engines.illustrator.illustrate({ ...image, seed }))
  await expect.poll(() => fake.asked()).toBe(before + 1)
  await set({ ENGINE_LIMIT: '2' })
  const third = test.app.engines.illustrator.illustrate({ ...image, seed: 3 })
  await expect.poll(() => fake.asked()).toBe(before + 3)
  fake.release()
  await Promise.all([...both, third])
  await set({ ENGINE_UNKNOWN_MODELS: 'refuse' })
  const { status } = await trySet({ ENGINE_WRITER: 'google:gemini-9', GOOGLE_KEY: 'k' })
  expect(status).toBe(400)
  expect((await trySet({ ENGINE_LIMIT: 'many' })).status).toBe(400)
})
