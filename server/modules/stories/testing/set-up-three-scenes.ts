import { afterAll, beforeEach } from 'vitest'
import { EngineError, type Engines } from '#engines/ports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

/** An app whose users create stories of three scenes; its voice can be broken. */
export async function setUpThreeScenes() {
  const engines = createTestEngines()
  const voice = { isBroken: false }
  const wired: Partial<Engines> = {
    voice: {
      ...engines.voice,
      async speak(request) {
        if (voice.isBroken) throw new EngineError('The voice is hoarse')
        return engines.voice.speak(request)
      },
    },
  }
  const test = await createTestApp({ engines: wired })
  beforeEach(async () => {
    await test.reset()
    voice.isBroken = false
  })
  afterAll(() => test.close())

  const read = (ada: TestUser, story_id: string) => test.ok('getStory', { as: ada, query: { story_id } })
  const order = async (ada: TestUser, story_id: string) => (await read(ada, story_id)).scene_list
  /** A generated story of three scenes. */
  async function made(ada: TestUser) {
    const body = { creation_mode: 'Script', initial_prompt: 'One is here. Two is here. Three is here.' }
    const { story_id } = await test.ok('createStory', { as: ada, body })
    await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id } })
    await test.ok('submitStory', { as: ada, params: { story_id } })
    await test.runJobs()
    return { story_id, ids: await order(ada, story_id) }
  }
  return { test, voice, read, order, balance: test.balance, made }
}

export const at = (ids: readonly string[], index: number) => ids[index] ?? ''
