import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { StoryPlan } from '#generated/schema.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const { test, calls, read } = await setUpGeneration()
beforeEach(() => test.reset())

const style = { palette: 'amber', light: '', lens: '', medium: 'oil painting', tone: '', audience: '' }
type Scene = StoryPlan['scenes'][number]
const sceneOf = (narration: string, more: Partial<Scene> = {}): Scene => ({
  ...{ narration, speaker: '', emotion: 'NEUTRAL', subject: 'Ada in a red coat at the lamp', size: 'WIDE' },
  ...{ angle: 'EYE_LEVEL', action: 'she lifts it', screen_direction: 'LEFT', ...more },
})
const planOf = (...scenes: Scene[]): StoryPlan => ({
  ...{ title: 'The\nlamp', style, cast: [{ name: 'Ada', description: 'a red coat' }], scenes },
})
const PLAN = planOf(
  sceneOf('The lamp\u202E wakes.\n It is early.'),
  sceneOf('I am awake, too.', { speaker: 'ada', emotion: 'CALM', subject: 'The harbour at dawn' }),
  sceneOf(' … '),
)
const initial_prompt = 'How a lamp wakes up'

async function writer() {
  const ada = await test.user()
  const balance = async () => (await test.db.select().from(users).where(eq(users.id, ada.id)))[0]?.creditBalance
  return { ada, balance, before: await balance() }
}

it('createAndGenerateStory makes the video of what the browser’s model wrote: no writer is asked, and writing is free', async () => {
  const { ada, balance, before } = await writer()
  const body = { initial_prompt, browser_plan: PLAN }
  const started = await test.ok('createAndGenerateStory', {
    as: ada,
    body,
    headers: { 'user-agent': 'Chrome/152 Linux' },
  })
  expect(started).toMatchObject({ status: 'GENERATING', engine_label: 'Language model in Chrome 152 on Linux' })
  await test.runJobs()
  const story = await read(ada, started.story_id)
  expect(calls.filter((call) => call.startsWith('write'))).toEqual([])
  expect(await balance()).toBe(before)
  expect(story).toMatchObject({ status: 'COMPLETED', display_title: 'The lamp', film_style: style })
  expect(story.scenes.map(({ text, emotions }) => ({ text, emotions }))).toEqual([
    { text: 'The lamp wakes. It is early.', emotions: [] },
    { text: 'I am awake, too.', emotions: ['CALM'] },
  ])
  expect(story.scenes[0]?.arolls[0]).toMatchObject({
    shot: { subject: 'Ada in a red coat at the lamp', action: 'she lifts it', screen_direction: 'LEFT' },
  })
  const { results: cast } = await test.ok('listCharacters', { as: ada, params: { storyId: started.story_id } })
  const speaker = cast.find(({ id }) => id === story.scenes[1]?.speaker_story_character_id)
  expect(speaker).toMatchObject({ call_name: 'Ada', description: 'a red coat' })
})

it('getFilmReceipts names the browser, without a model, a time or credits', async () => {
  const { ada } = await writer()
  const { story_id } = await test.ok('createAndGenerateStory', {
    as: ada,
    body: { initial_prompt, browser_plan: PLAN },
  })
  await test.runJobs()
  const [text] = (await test.ok('getFilmReceipts', { as: ada, params: { story_id } })).receipts
  expect(text).toMatchObject({
    place: 'Text',
    receipt: { engine: 'Language model in the browser', is_draft: false, model: null, work_ms: null, credits: 0 },
  })
})

it('a plan that says nothing, is for a script, is too long or has another form is refused, and no story is made', async () => {
  const { ada } = await writer()
  const refuse = async (body: object) => {
    const { status, body: answer } = await test.call('createAndGenerateStory', {
      as: ada,
      body: { initial_prompt, ...body },
    })
    return { status, answer }
  }
  const said = (text: string) => ({ status: 400, answer: { fields: { browser_plan: [text] } } })
  expect(await refuse({ browser_plan: planOf(sceneOf(' … ')) })).toMatchObject(
    said('This plan has no words to be spoken'),
  )
  expect(await refuse({ browser_plan: PLAN, script_type: 'SCRIPT' })).toMatchObject(
    said('A plan is for a prompt. A script stays as it is'),
  )
  const long = planOf(...Array.from({ length: 200 }, () => sceneOf('So many words. '.repeat(40))))
  expect(await refuse({ browser_plan: long })).toMatchObject({ status: 400, answer: { error: 'VIDEO_LENGTH_LIMIT' } })
  for (const more of [{ size: 'HUGE' }, { narration: 7 }, { image: 'https://example.com' }, { subject: '' }])
    expect(await refuse({ browser_plan: planOf({ ...sceneOf('A word.'), ...more } as never) })).toMatchObject({
      ...{ status: 400, answer: { error: 'VALIDATION_FAILED' } },
    })
  expect((await test.ok('getUserStories', { as: ada })).results).toEqual([])
})

it('generateStoryWithScriptType and rewriteStory take a plan, too, where a rewrite costs credits otherwise', async () => {
  const { ada, balance, before } = await writer()
  const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Text' } })
  const body = { story_id, script_type: 'PROMPT', initial_prompt, browser_plan: PLAN } as const
  await test.ok('generateStoryWithScriptType', { as: ada, body })
  await test.runJobs()
  await test.ok('submitStory', { as: ada, params: { story_id } })
  await test.runJobs()
  const again = { script_type: 'PROMPT', initial_prompt, browser_plan: planOf(sceneOf('Other words.')) } as const
  await test.ok('rewriteStory', { as: ada, params: { story_id }, body: again })
  await test.runJobs()
  const rewriting = await test.ok('getRewriting', { as: ada, params: { story_id } })
  expect(rewriting).toMatchObject({ state: 'READY', engine: 'Language model in the browser' })
  expect(rewriting.pairs.map(({ new_text }) => new_text).filter(Boolean)).toEqual(['Other words.'])
  expect(calls.filter((call) => call.startsWith('write'))).toEqual([])
  expect(await balance()).toBe(before)
})
