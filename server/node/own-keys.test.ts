import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { auditTrail, creditHolds, users } from '#server/platform/db/schema/index.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { type ConnectEngines, connectEngines } from './connect-engines.ts'
import { readConfig } from './config.ts'
import { createEngineSetup } from './engine-setup.ts'
import { createProviderState } from './provider-accounts.ts'

const OPERATORS = 'sk-operator-000000'
const fake = await startFakeOpenAi({ paintsOnce: true, keys: [OPENAI_KEY, OPERATORS] })
const sandbox = createNodeSandbox()
const { test, made, read } = await setUpGeneration(createTestEngines())
let ada: TestUser
let bob: TestUser
beforeEach(async () => {
  begin()
  ada = await test.user()
  bob = await test.user()
})
afterAll(async () => {
  await fake.close()
  sandbox.close()
})

/** A server whose operator draws with OpenAI and lets users set keys. */
function begin(env: Record<string, string> = {}) {
  const builtIn = createTestEngines()
  const settings = {
    ...{ ENGINE_OWN_KEYS: '1', OPENAI_URL: fake.url, OPENAI_KEY: OPERATORS },
    ...{ ENGINE_ILLUSTRATOR: 'openai:gpt-image-2,draft', ...env },
  }
  const connect: ConnectEngines = (wanted, own) =>
    connectEngines(builtIn, wanted, { sandbox, onFailure: () => undefined, own })
  const setup = createEngineSetup(test.app, readConfig(settings, ''), connect, createProviderState(UNLIMITED))
  test.app.engineSetup = setup
  setup.use({})
}

const setKey = (as: TestUser, key: string | null = OPENAI_KEY) =>
  test.ok('updateProviderKey', { as, body: { provider: 'openai', key } })
const trySet = (as: TestUser, body: { provider: string; key?: string | null }) =>
  test.call('updateProviderKey', { as, body })
/** Keys of the paid requests since `from`. */
const keysSince = (from: number) => [
  ...new Set(
    fake.received.slice(from).flatMap(({ method, headers }) => (method === 'POST' ? [headers.authorization] : [])),
  ),
]
const imageReceipts = async (as: TestUser, story_id: string) =>
  (await test.ok('getFilmReceipts', { as, params: { story_id } })).receipts.flatMap(({ receipt }) =>
    receipt.work === 'PICTURE' ? [receipt] : [],
  )

it('listProviderKeys, updateProviderKey: a key is checked, stored sealed, named in the trail alone, and removed', async () => {
  const listed = async () =>
    (await test.ok('listProviderKeys', { as: ada })).providers.find(({ name }) => name === 'openai')
  expect(await listed()).toEqual({ name: 'openai', label: 'OpenAI', is_set: false })
  const answer = JSON.stringify(await setKey(ada))
  expect(await listed()).toMatchObject({ is_set: true })
  const [row] = await test.db.select().from(users).where(eq(users.id, ada.id))
  const trail = await test.db.select().from(auditTrail).where(eq(auditTrail.staffId, ada.id))
  expect(trail).toMatchObject([{ action: 'SET_OWN_KEY', reason: 'openai key set' }])
  // It outlives the account.
  expect(JSON.stringify(trail)).not.toContain(row?.email)
  for (const text of [answer, JSON.stringify(row), JSON.stringify(trail)]) expect(text).not.toContain(OPENAI_KEY)
  await test.ok('updateProviderKey', { as: ada, body: { provider: 'openai' } })
  await setKey(ada, null)
  expect(await listed()).toMatchObject({ is_set: false })
  expect((await trySet(ada, { provider: 'openai' })).body).toMatchObject({ fields: { key: ['Paste a key'] } })
  expect((await trySet(ada, { provider: 'comfyui', key: 'x' })).status).toBe(400)
})

it('updateProviderKey: where the operator does not allow it there are no keys, and a stored one can be removed', async () => {
  await setKey(ada)
  begin({ ENGINE_OWN_KEYS: '0' })
  expect((await test.ok('listProviderKeys', { as: bob })).providers).toEqual([])
  expect((await trySet(bob, { provider: 'openai', key: 'sk-x' })).status).toBe(400)
  expect((await test.ok('listProviderKeys', { as: ada })).providers).toEqual([
    { name: 'openai', label: 'openai', is_set: true },
  ])
  expect((await test.ok('listEngines', { as: ada })).engines.find(({ kind }) => kind === 'ILLUSTRATOR')?.label).toBe(
    'gpt-image-2',
  )
  expect((await setKey(ada, null)).providers).toEqual([])
})

it("own work uses the own key and costs no credits, its receipts say so, and other users' work never uses it", async () => {
  await setKey(ada)
  const from = fake.received.length
  const story = await made(ada, 'One is here. Two is here.')
  expect(keysSince(from)).toEqual([`Bearer ${OPENAI_KEY}`])
  const receipts = await imageReceipts(ada, story)
  expect(receipts.length).toBeGreaterThan(0)
  for (const receipt of receipts)
    expect(receipt).toMatchObject({
      engine: 'gpt-image-2 (your OpenAI key)',
      model: 'gpt-image-2',
      credits: 0,
      is_draft: false,
    })
  const before = fake.received.length
  const other = await made(bob, 'One is here.')
  expect(keysSince(before)).toEqual([`Bearer ${OPERATORS}`])
  expect((await imageReceipts(bob, other))[0]).toMatchObject({ engine: 'gpt-image-2', credits: 3 })
})

it('generateWholeLongStoryVideo: images overnight are ordered as batches by the own key, and none at full price', async () => {
  begin({ ENGINE_ILLUSTRATOR: 'draft' })
  const story_id = await made(ada, 'One is here. Two is here.')
  begin()
  await setKey(ada)
  const from = fake.received.length
  const body = { story_id, ai_output_mode: 'IMAGE' as const, overnight: true }
  const { overnight_ready_by: due } = await test.ok('generateWholeLongStoryVideo', { as: ada, body })
  expect(Date.parse(due ?? '')).toBe(test.clock.now().getTime() + 24 * 3_600_000)
  await test.runJobs()
  expect(keysSince(from)).toEqual([`Bearer ${OPENAI_KEY}`])
  const orders = fake.received.slice(from).flatMap(({ method, path }) => (method === 'POST' ? [path] : []))
  expect(orders.toSorted()).toEqual(['/v1/batches', '/v1/batches', '/v1/files', '/v1/files'])
  test.clock.advance(3_600_000)
  await test.runJobs()
  expect((await imageReceipts(ada, story_id)).map(({ engine, credits }) => [engine, credits])).toEqual(
    ['', ''].map(() => ['gpt-image-2 (your OpenAI key), overnight', 0]),
  )
})

it('getNewStoryQuote: a quote has no credits for it, and what the provider probably bills', async () => {
  await setKey(ada)
  const query = { video_length_in_sec: 15, language: 'en-US' as const }
  const { quote } = await test.ok('getNewStoryQuote', { as: ada, query })
  const line = quote?.engines.find(({ part }) => part === 'PICTURE')
  expect(line).toMatchObject({ engine: 'gpt-image-2 (your OpenAI key)', expected: 0, most: 0 })
  // Three credits an image, at two cents.
  expect(line?.key_cost_usd).toBeCloseTo((line?.count ?? 0) * 0.06)
  const others = (await test.ok('getNewStoryQuote', { as: bob, query })).quote?.engines
  expect(others?.some((each) => each.key_cost_usd !== undefined)).toBe(false)
})

it('createQuote, getRealWork, getCreditCosts, estimateTask: they say what the key is billed, and ask no credits', async () => {
  begin({ ENGINE_ILLUSTRATOR: 'draft' })
  const story_id = await made(ada, 'One is here. Two is here.')
  begin()
  const work = () => test.ok('getRealWork', { as: ada, params: { story_id } })
  const imageOf = ({ engines }: Awaited<ReturnType<typeof work>>) => engines.find(({ part }) => part === 'PICTURE')
  expect(imageOf(await work())).not.toHaveProperty('key_cost_usd')
  await setKey(ada)
  const found = await work()
  expect(imageOf(found)).toMatchObject({ credits: 0, key_cost_usd: expect.closeTo(0.06) })
  const items = found.items.flatMap(({ part, id }) => (part === 'PICTURE' ? [id] : []))
  const quote = await test.ok('createQuote', { as: ada, body: { story_id, items, engines: [], rewrites: [] } })
  const both = { expected: 0, most: 0, key_cost_usd: expect.closeTo(0.12) }
  expect(quote).toMatchObject({ ...both, engines: [{ part: 'PICTURE', count: 2, ...both }] })
  expect(quote.items[0]).toMatchObject({ most: 0, key_cost_usd: expect.closeTo(0.06) })
  const body = { story_id, redraws: 'ALL' } as const
  expect((await test.ok('estimateCreditsForStory', { as: ada, body })).quote).toMatchObject(both)
  const costs = async (as: TestUser) =>
    (await test.ok('getCreditCosts', { as })).costs.find(({ action }) => action === 'regenerate_image')?.engine_price
  expect(await costs(ada)).toMatchObject({ most: 0, key_cost_usd: expect.closeTo(0.06) })
  expect(await costs(bob)).not.toHaveProperty('key_cost_usd')
  const drawn = { model_id: 'draft-image-editing', prompt: 'A lighthouse' }
  expect(await test.call('estimateTask', { as: ada, body: drawn })).toMatchObject({
    body: { credits: 0, key_cost_usd: expect.closeTo(0.06) },
  })
})

it('a key brings usual models for work that the operator leaves to the built-in engines', async () => {
  await setKey(ada)
  const { engines } = await test.ok('listEngines', { as: ada })
  const labelOf = (kind: string) => engines.find((each) => each.kind === kind)?.label
  expect(labelOf('WRITER')).toBe('gpt-5.2 (your OpenAI key)')
  expect(labelOf('VOICE')).toBe('Test engine')
})

it('when the key is removed, queued work that was priced with it never uses the operator’s key', async () => {
  const story_id = await made(ada, 'One is here.')
  await setKey(ada)
  const aroll_id = (await read(ada, story_id)).scenes[0]?.arolls[0]?.id ?? ''
  await test.ok('regenerateImage', { as: ada, params: { aroll_id }, body: { custom_prompt: 'a lighthouse' } })
  await setKey(ada, null)
  const from = fake.received.length
  await test.runJobs()
  expect(keysSince(from)).toEqual([])
  const shown = await test.ok('getAroll', { as: ada, params: { aroll_id } })
  const params = { media_id: shown.aroll_object.media?.id ?? '' }
  expect((await test.ok('getReceipt', { as: ada, params })).receipt).toMatchObject({
    ...{ prompt: 'a lighthouse', is_draft: true, credits: 0 },
    failures: [{ engine: 'gpt-image-2 (your OpenAI key)', problem: 'Your key of OpenAI was removed' }],
  })
  const held = and(eq(creditHolds.userId, ada.id), eq(creditHolds.status, 'HELD'))
  expect(await test.db.select().from(creditHolds).where(held)).toEqual([])
})

it('work that was priced in credits keeps to the operator’s key when the user sets one meanwhile', async () => {
  const story_id = await made(ada, 'One is here.')
  const aroll_id = (await read(ada, story_id)).scenes[0]?.arolls[0]?.id ?? ''
  await test.ok('regenerateImage', { as: ada, params: { aroll_id }, body: { custom_prompt: 'a barn' }, most: 3 })
  await setKey(ada)
  const from = fake.received.length
  await test.runJobs()
  expect(keysSince(from)).toEqual([`Bearer ${OPERATORS}`])
})
