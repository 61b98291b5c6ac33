import { afterAll, beforeEach } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import type { Engines, Speech } from '#engines/ports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

/** Samples per second of the speech. */
export const RATE = 12_000
export const TEXT =
  'A lighthouse keeper writes one letter to a town that no longer exists. Nobody answers. The sea does.'

/** Speech whose every sample encodes its position, with words of uneven length and silences between some of them. */
function ramp(text: string): Speech {
  let at = 87
  const words = text.split(/\s+/u).map((word, index) => {
    const start = at
    const end = start + 130 + word.length * 41
    at = end + (index % 3) * 37
    return { word, start, end }
  })
  const durationMs = at + 213
  const samples = Float32Array.from({ length: (durationMs * RATE) / 1000 }, (_, index) => (index % 2000) / 2500)
  return { wav: encodeWav({ sampleRate: RATE, channels: [samples] }), durationMs, words }
}

/** An app in whose stories every sample is distinguishable. */
export async function setUpCutting() {
  const engines = createTestEngines()
  const wired: Partial<Engines> = { voice: { ...engines.voice, speak: async ({ text }) => ramp(text) } }
  const test = await createTestApp({ engines: wired })
  beforeEach(() => test.reset())
  afterAll(() => test.close())

  async function made(ada: TestUser, initial_prompt = TEXT) {
    const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Script', initial_prompt } })
    await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id } })
    await test.ok('submitStory', { as: ada, params: { story_id } })
    await test.runJobs()
    return story_id
  }
  const read = (ada: TestUser, story_id: string) => test.ok('getStory', { as: ada, query: { story_id } })
  const lastEvent = (name: string) => test.events.findLast(({ event }) => event === name)?.data
  return { test, made, read, lastEvent }
}
