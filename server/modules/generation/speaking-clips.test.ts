import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createFalAnimate, createFalLipSync } from '#engines/providers/fal/engines.ts'
import { createProvider } from '#engines/providers/http/provider.ts'
import type { Engines } from '#engines/ports.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { priceOf, readPriceTable } from '#engines/prices.ts'
import { characters, scenes } from '#server/platform/db/schema/index.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { SCRIPT, setUpGeneration } from './testing/set-up-generation.ts'

const KLING = 'fal-ai/kling-video/v3/pro/image-to-video'
const OMNIHUMAN = 'fal-ai/bytedance/omnihuman/v1.5'
const CLIP_MS = 4_000
const video = new Uint8Array(await readFile(new URL('../../platform/sandbox/testing/seeds/a.mp4', import.meta.url)))
const fake = await startFakeFal({ make: async () => ({ bytes: video, contentType: 'video/mp4' }) })
const { test, begin, split, read } = await setUpGeneration()

/** Clips by one model, and lip sync by another where it is connected. */
function enginesOf(speaks: boolean): Engines {
  const draft = createTestEngines()
  const headers = (key: string) => ({ Authorization: `Key ${key}` })
  const inspect = async () => ({ contentType: 'video/mp4', width: 640, height: 360, durationMs: CLIP_MS })
  const account = { url: fake.url, key: FAL_KEY, limit: 2 }
  const provider = createProvider({ id: 'fal', label: 'fal', headers }, account, createTestTools({ inspect }))
  const infoOf = (label: string) => ({ label, id: `fal:${label}`, builtIn: false })
  const lipSync = speaks && { lipSyncInfo: infoOf(OMNIHUMAN), lipSync: createFalLipSync(provider, OMNIHUMAN) }
  return {
    ...draft,
    animator: { ...draft.animator, info: infoOf(KLING), animate: createFalAnimate(provider, KLING), ...lipSync },
  }
}

beforeEach(() => {
  fake.received.length = 0
  fake.looks = 0
  test.app.engines = enginesOf(true)
  test.app.prices = readPriceTable(JSON.stringify({ as_of: '2026-12-01', prices: [] }))
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

/** Three scenes of one shot each; a character says the second, the narrator the others. */
async function dialogue(ada: TestUser) {
  const story_id = await begin(ada)
  await split(ada, story_id, SCRIPT)
  await test.runJobs()
  await test.ok('updateStory', { as: ada, params: { story_id }, body: { ai_output_mode: 'VIDEO' } })
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const cast = { storyId: story_id, userId: ada.id, status: 'published' as const, ...at }
  const [ann] = await test.db
    .insert(characters)
    .values({ ...cast, callName: 'Ann' })
    .returning()
  const { results } = await test.ok('listCharacters', { as: ada, params: { storyId: story_id } })
  const narrator = results.find(({ call_name }) => call_name === 'Narrator')
  const { scenes: rows } = await read(ada, story_id)
  for (const [place, speaker] of [narrator, ann].entries())
    await test.db
      .update(scenes)
      .set({ speakerStoryCharacterId: speaker?.id ?? null })
      .where(eq(scenes.id, rows[place]?.id ?? ''))
  return story_id
}

async function made(ada: TestUser, story_id: string) {
  const { credits } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.runJobs()
  return credits
}

/** The models of the orders, with the voice that they got. */
const ordered = () =>
  fake.received
    .filter(({ method }) => method === 'POST')
    .map(({ path, json }) => [path.includes('omnihuman') ? 'LIP_SYNC' : 'MOTION', 'audio_url' in (json as object)])

it('in a dialogue, the clip of a scene that a character says speaks its voice-over, at the quoted price', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const before = await test.balance(ada)
  const story_id = await dialogue(ada)
  const { duration_in_frames: frames = 0 } = (await read(ada, story_id)).scenes[1] ?? {}
  const credits = await made(ada, story_id)
  expect(ordered()).toEqual([
    ['MOTION', false],
    ['LIP_SYNC', true],
    ['MOTION', false],
  ])
  const film = await read(ada, story_id)
  expect(film.scenes.map(({ arolls }) => arolls[0]?.aroll_type)).toEqual(['VideoARoll', 'VideoARoll', 'VideoARoll'])
  // Its own voice-over is heard once.
  expect(film.scenes[1]?.arolls[0]?.use_video_audio).toBe(false)
  expect(before - (await test.balance(ada))).toBe(credits)
  const info = { label: OMNIHUMAN, id: `fal:${OMNIHUMAN}`, builtIn: false }
  const spoken = priceOf(test.app.prices, info, 'LIP_SYNC', Math.ceil(frames / 30))
  test.app.engines = enginesOf(false)
  const silent = await dialogue(ada)
  const without = await made(ada, silent)
  const moved = priceOf(test.app.prices, { ...info, id: `fal:${KLING}` }, 'MOTION', Math.ceil(frames / 30))
  expect(credits - without).toBe(spoken - moved)
  expect(ordered().slice(3)).toEqual([
    ['MOTION', false],
    ['MOTION', false],
    ['MOTION', false],
  ])
})

it('a scene of several shots, and one without a voice, have no clip that speaks', async () => {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await dialogue(ada)
  const { scenes: rows } = await read(ada, story_id)
  await test.ok('addAroll', { as: ada, body: { scene: rows[1]?.id ?? '' } })
  await made(ada, story_id)
  expect(ordered().map(([kind]) => kind)).not.toContain('LIP_SYNC')
})
