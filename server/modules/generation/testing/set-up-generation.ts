import { afterAll, beforeEach } from 'vitest'
import type { Engines } from '#engines/ports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

export const SCRIPT = 'One is here. Two is here. Three is here.'
export const FILM = ['One is here.', 'Two is here.', 'Three is here.']

/** The calls that lead to a video, with engines that are recorded and can be paused; `others` replace test engines. */
export async function setUpGeneration(others: Partial<Engines> = {}) {
  const engines = createTestEngines()
  const calls: string[] = []
  const unhindered: (call: string) => Promise<void> | void = () => undefined
  /** `before` runs before each call of an engine. */
  const engine = { before: unhindered }
  const watched = async <Result>(call: string, work: () => Promise<Result>): Promise<Result> => {
    calls.push(call)
    await engine.before(call)
    return work()
  }
  const wired: Partial<Engines> = {
    writer: {
      ...engines.writer,
      write: (request) => watched(`write ${request.text}`, () => engines.writer.write(request)),
    },
    voice: {
      ...engines.voice,
      speak: (request) => watched(`speak ${request.text}`, () => engines.voice.speak(request)),
    },
    illustrator: {
      ...engines.illustrator,
      illustrate: (request) => watched(`draw ${request.prompt}`, () => engines.illustrator.illustrate(request)),
    },
  }
  const test = await createTestApp({ engines: { ...wired, ...others } })
  beforeEach(async () => {
    await test.reset()
    calls.length = 0
    engine.before = unhindered
  })
  afterAll(() => test.close())

  async function begin(ada: TestUser, extra: object = {}) {
    const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Script', ...extra } })
    return story_id
  }
  const split = (ada: TestUser, story_id: string, initial_prompt = SCRIPT) =>
    test.ok('splitStoryIntoScenes', { as: ada, body: { story_id, initial_prompt } })
  const submit = (ada: TestUser, story_id: string) => test.ok('submitStory', { as: ada, params: { story_id } })
  const read = (ada: TestUser, story_id: string) => test.ok('getStory', { as: ada, query: { story_id } })
  const readStatus = (ada: TestUser, story_id: string) => test.ok('getStoryStatus', { as: ada, query: { story_id } })
  /** @param before runs before the story is generated */
  async function made(ada: TestUser, script = SCRIPT, before?: (story_id: string) => Promise<void>) {
    const story_id = await begin(ada)
    await split(ada, story_id, script)
    await before?.(story_id)
    await submit(ada, story_id)
    await test.runJobs()
    return story_id
  }
  return { test, calls, engine, begin, split, submit, read, readStatus, balance: test.balance, made }
}
