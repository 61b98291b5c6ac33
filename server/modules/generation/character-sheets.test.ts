import { afterAll, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { createModelIllustrator } from '#engines/providers/images/illustrator.ts'
import { createProvider } from '#engines/providers/http/provider.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import type { Engines, Illustrator, Writer } from '#engines/ports.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { askedImages } from '#server/modules/stories/characters/testing/images-shown.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { createDyingProcess } from '#server/testing/dying-process.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const SCRIPT = 'Ann is here. Two is here. Ann waves to Ben. Ann sleeps.'
/** Requests and writes after which a process dies; all of them in the long run. */
const MOMENTS = process.env.LONG_TESTS === '1' ? Array.from({ length: 14 }, (_, at) => at + 1) : [1, 2, 3, 4, 6]
const fake = await startFakeOpenAi({ paintsOnce: true })
const headers = (key: string) => ({ Authorization: `Bearer ${key}` })
const account = { url: fake.url, key: OPENAI_KEY, limit: 4 }
const { looks } = createTestEngines().illustrator
const connect = (tools = createTestTools()) =>
  createModelIllustrator(
    createProvider({ id: 'openai', label: 'OpenAI', headers }, account, tools),
    { form: 'openai', model: 'gpt-image-2' },
    {
      ...{ looks, concurrency: 1 },
    },
  )
const { test, begin, made, split, submit, read } = await setUpGeneration()
const ANN = { name: 'Ann', description: 'A tall woman in a red coat' }
/** The people that the writer finds. */
let cast = [ANN]
function enginesOf(illustrator?: Illustrator): Engines {
  const engines = createTestEngines()
  const write: Writer['write'] = async (request) => ({ ...(await engines.writer.write(request)), cast })
  return { ...engines, writer: { ...engines.writer, write }, ...(illustrator && { illustrator }) }
}
beforeEach(() => {
  fake.received.length = 0
  fake.troubles.length = 0
  cast = [ANN]
  test.app.engines = enginesOf(connect())
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

const castOf = async (ada: TestUser, storyId: string) =>
  (await test.ok('listCharacters', { as: ada, params: { storyId } })).results
const memberOf = async (ada: TestUser, storyId: string, name = 'Ann') =>
  (await castOf(ada, storyId)).find(({ call_name }) => call_name === name)
const hashOf = async (id: string | undefined) =>
  (await test.db.select().from(media)).find((row) => row.id === id)?.contentHash
const isSheet = ({ prompt }: { prompt: string }) => prompt.startsWith('Character sheet of')

it('a character whom several images name gets a sheet first, in the quote, and each of those images follows it', async () => {
  const ada = await test.user()
  const before = await test.balance(ada)
  cast = [{ name: 'Ben', description: 'A baker' }, ANN]
  const story_id = await begin(ada)
  await split(ada, story_id, SCRIPT)
  await test.runJobs()
  const { quote } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })
  expect(quote).toMatchObject({
    engines: [{ part: 'PICTURE', count: 5, sheets: 1, most: 5 }, { part: 'VOICE' }],
    most: 5,
  })
  await test.ok('submitStory', { as: ada, params: { story_id }, most: quote?.most ?? 0 })
  await test.runJobs()
  const asked = await askedImages(fake.received)
  expect(asked.map(isSheet)).toEqual([true, false, false, false, false])
  expect(asked[0]?.prompt).toContain('Ann: A tall woman in a red coat')
  const ann = await memberOf(ada, story_id)
  expect(ann).toMatchObject({ status: 'published', portrait: null, sheet: { generation_status: 'GENERATED' } })
  const sheet = await hashOf(ann?.sheet?.image?.id)
  expect(asked.map(({ shown }) => shown)).toEqual([[], [sheet], [], [sheet], [sheet]])
  expect(asked[1]?.prompt).toContain('the first picture is the character sheet of Ann')
  // Ben is in one image alone: he is as the writer left him.
  expect(await memberOf(ada, story_id, 'Ben')).toMatchObject({ status: 'draft', sheet: null })
  expect((await read(ada, story_id)).status).toBe('COMPLETED')
  expect(before - (await test.balance(ada))).toBe(5)
  expect((await test.ok('listStaleWork', { as: ada, params: { story_id } })).items).toEqual([])
})

it('a story without named characters, or without a model that follows portraits, has no sheet', async () => {
  const ada = await test.user()
  await made(ada, 'A door opens. A door closes.')
  expect((await askedImages(fake.received)).filter(isSheet)).toEqual([])
  test.app.engines = enginesOf()
  const story_id = await made(ada, SCRIPT)
  expect(await memberOf(ada, story_id)).toMatchObject({ status: 'draft', sheet: null })
})

it('a story that is written and generated in one go has the sheets that its approved price has room for, and no question', async () => {
  const ada = await test.user()
  const body = { initial_prompt: 'Ann wakes every evening', video_length_in_sec: 20, language: 'en-US' }
  const query = { video_length_in_sec: 20, language: 'en-US' }
  const { quote } = await test.ok('getNewStoryQuote', { as: ada, query })
  const most = quote?.most ?? 0
  const { writer } = test.app.engines
  /** Of so many scenes, all of them with Ann. */
  const write = async (scenes: number) => {
    fake.received.length = 0
    const each = { narration: 'Ann waits.', visualPrompt: 'Ann at a window' }
    test.app.engines.writer = {
      ...writer,
      write: async (request) => ({
        ...(await writer.write(request)),
        scenes: Array.from({ length: scenes }, () => each),
      }),
    }
    const before = await test.balance(ada)
    const { story_id } = await test.ok('createAndGenerateStory', { as: ada, body, most })
    await test.runJobs()
    const { status } = await read(ada, story_id)
    const sheets = (await askedImages(fake.received)).filter(isSheet).length
    return { status, sheets, charged: before - (await test.balance(ada)) }
  }
  expect(await write(most - 1)).toEqual({ status: 'COMPLETED', sheets: 1, charged: most })
  expect(await write(most)).toEqual({ status: 'COMPLETED', sheets: 0, charged: most })
})

it('a sheet that fails is free and says why, and its images are drawn without it', async () => {
  const ada = await test.user()
  const before = await test.balance(ada)
  const body = { error: { message: 'Rejected by the safety system.', code: 'moderation_blocked' } }
  fake.troubles.push({ kind: 'status', status: 400, body })
  const story_id = await made(ada, SCRIPT)
  const { sheet } = (await memberOf(ada, story_id)) ?? {}
  expect(sheet).toMatchObject({ image: null, generation_status: 'FAILED', error: expect.stringContaining('safety') })
  expect((await read(ada, story_id)).status).toBe('COMPLETED')
  expect((await askedImages(fake.received)).map(({ shown }) => shown)).toEqual([[], [], [], [], []])
  expect(before - (await test.balance(ada))).toBe(4)
})

it.each(MOMENTS)(
  'a story whose server dies at moment %i has one sheet and one image a scene, each ordered once and charged once',
  async (moment) => {
    const ada = await test.user()
    const before = await test.balance(ada)
    const story_id = await begin(ada)
    await split(ada, story_id, SCRIPT)
    await test.runJobs()
    await submit(ada, story_id)
    const start = (diesAt: number) => {
      const process = createDyingProcess(test.app, diesAt)
      const illustrator = connect(createTestTools({ fetch: process.fetch }))
      const app = { ...test.app, files: process.files, engines: { ...test.app.engines, illustrator } }
      return { runner: createJobRunner(app, { handlers: jobHandlers }), isDead: process.isDead }
    }
    const first = start(moment)
    await Promise.race([first.runner.runDue(), expect.poll(first.isDead, { timeout: 5_000 }).toBe(true)])
    test.clock.advance(LEASE_MS + 1)
    await start(Number.POSITIVE_INFINITY).runner.runDue()
    const asked = (await askedImages(fake.received)).map(({ prompt }) => prompt)
    expect(asked).toEqual([...new Set(asked)])
    const { sheet } = (await memberOf(ada, story_id)) ?? {}
    const sheets = await test.db.select().from(media).where(eq(media.fileName, 'character sheet.jpg'))
    expect(sheets).toHaveLength(sheet?.image ? 1 : 0)
    const { scenes, status } = await read(ada, story_id)
    const drawn = scenes.filter(({ arolls }) => arolls[0]?.aroll_object.media)
    test.takeLogged()
    // An order whose outcome nobody knows is not sent again: its image is missing, and free.
    if (status === 'COMPLETED') expect(drawn).toHaveLength(4)
    expect(before - (await test.balance(ada))).toBe(drawn.length + sheets.length)
  },
)
