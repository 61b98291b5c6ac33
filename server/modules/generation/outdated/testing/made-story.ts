import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, expect } from 'vitest'
import type { OperationId } from '#generated/server/operations.ts'
import type { IllustrationRequest, SpeechRequest } from '#engines/ports.ts'
import { arolls, characters, scenes } from '#server/platform/db/schema/index.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const SCRIPT = 'Ann is here. Two is here. Three is here.'
/** A run of a property takes seconds on a busy machine; ms for all of them. */
export const TIMEOUT_MS = process.env['LONG_TESTS'] === '1' ? 3_000_000 : 240_000
export const RUNS = process.env['LONG_TESTS'] === '1' ? 200 : 5

const scene = fc.integer({ min: 0, max: 2 })
const voiceEdits = [
  { new_text: 'Ann is here.' },
  { new_text: 'Something else.' },
  { voice_code: 'en-GB-test' },
  { voice_code: 'en-US-test' },
  { speaking_rate: 1 },
  { speaking_rate: 1.2 },
  { emotions: [] },
  { emotions: ['NEUTRAL'] },
  { emotions: ['HAPPY'] },
]
/** Edits of the engines' inputs; each may equal the previous value. */
export const edits = fc.oneof(
  fc.record({ kind: fc.constant('voice' as const), scene, change: fc.constantFrom(...voiceEdits) }),
  fc.record({ kind: fc.constant('look' as const), look: fc.constantFrom('cinematic', 'watercolor') }),
  fc.record({ kind: fc.constant('voice of all' as const), voice: fc.constantFrom('en-US-test', 'en-GB-test') }),
  fc.record({ kind: fc.constant('shape' as const), shape: fc.constantFrom('ONE_ONE', 'SIXTEEN_NINE') }),
  fc.record({ kind: fc.constant('cast' as const), looks: fc.constantFrom('a tall woman', 'a short woman', '') }),
  fc.record({ kind: fc.constant('portrait' as const), portrait: fc.constantFrom(null, 0, 1) }),
  fc.record({ kind: fc.constant('seed' as const), scene }),
  fc.record({ kind: fc.constant('undo' as const) }),
)
export type Edit = typeof edits extends fc.Arbitrary<infer One> ? One : never

/**
 * Stories of three scenes, the first about Ann, whom the illustrator draws after her portrait; the requests to voice and
 * illustrator are recorded.
 */
export async function setUpOutdatedStory() {
  const engines = createTestEngines()
  const spoken: SpeechRequest[] = []
  const drawn: IllustrationRequest[] = []
  const test = await createTestApp({
    engines: {
      voice: {
        ...engines.voice,
        speak: (request) => {
          spoken.push(request)
          return engines.voice.speak(request)
        },
      },
      illustrator: {
        ...engines.illustrator,
        follows: { portraits: 1, style: false },
        illustrate: (request) => {
          drawn.push(request)
          return engines.illustrator.illustrate(request)
        },
      },
    },
  })
  const reset = async () => {
    await test.reset()
    spoken.length = drawn.length = 0
  }
  beforeEach(reset)
  afterAll(() => test.close())

  async function begin() {
    const ada = await test.user({ isPremium: true, extraCredits: 10_000 })
    const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Script' } })
    await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id, initial_prompt: SCRIPT } })
    await test.runJobs()
    const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
    const ann = { storyId: story_id, userId: ada.id, callName: 'Ann', status: 'published' as const, ...at }
    await test.db.insert(characters).values({ ...ann, description: 'a tall woman' })
    await test.ok('submitStory', { as: ada, params: { story_id } })
    await test.runJobs()
    const portrait = (side: number) => ({ name: `${side}.png`, type: 'image/png', bytes: makePng(side, side) })
    const portraits = [(await uploadFile(test, ada, portrait(64))).id, (await uploadFile(test, ada, portrait(65))).id]
    const read = () => test.ok('getStory', { as: ada, query: { story_id } })
    const marks = () => test.ok('listStaleWork', { as: ada, params: { story_id } })
    return { ada, story_id, portraits, read, marks, made: { spoken: spoken.splice(0), drawn: drawn.splice(0) } }
  }

  type Begun = Awaited<ReturnType<typeof begin>>

  /** One edit by a user. */
  async function make({ ada, story_id, portraits, read }: Begun, edit: Edit): Promise<void> {
    const call = async (id: OperationId, options: object) => {
      const { status, body } = await test.call(id, { as: ada, ...options })
      // Undo may have nothing to do; everything else is possible.
      if (id !== 'undoStoryEdit') expect([status, id, status === 200 ? null : body]).toEqual([200, id, null])
    }
    const ofAnn = (change: Partial<typeof characters.$inferInsert>) =>
      test.db.update(characters).set(change).where(eq(characters.storyId, story_id))
    const at = 'scene' in edit ? (await read()).scenes[edit.scene] : undefined
    switch (edit.kind) {
      case 'voice': {
        const flags = { generate_audio: false, upload_audio: false }
        const base = 'new_text' in edit.change ? { base_text: at?.text } : {}
        return call('updateSceneAudio', { body: { story_id, scene_id: at?.id, ...edit.change, ...base, ...flags } })
      }
      case 'look':
        return call('updateStory', { params: { story_id }, body: { visual_style: edit.look } })
      case 'voice of all':
        return call('updateStory', { params: { story_id }, body: { default_voice_code: edit.voice } })
      case 'shape':
        return call('updateAspectRatio', { body: { story_id, aspect_ratio: edit.shape } })
      case 'cast':
        return void (await ofAnn({ description: edit.looks }))
      case 'portrait':
        return void (await ofAnn({
          portraitMediaId: edit.portrait === null ? null : (portraits[edit.portrait] ?? null),
        }))
      case 'seed':
        return call('refreshSeed', { params: { aroll_id: at?.aroll ?? '' } })
      case 'undo':
        return call('undoStoryEdit', { params: { story_id }, body: {} })
    }
  }

  /** The engines' requests for a full rebuild: a copy of the story without any file is generated. */
  async function rebuild(ada: TestUser, story_id: string) {
    const copy = await test.ok('duplicateStory', { as: ada, body: { story_id } })
    const copied = copy.story_id
    const rows = await test.db.select().from(scenes).where(eq(scenes.storyId, copied))
    const ids = rows.map(({ id }) => id)
    await test.db.update(scenes).set({ audioMediaId: null, isVoiceoverStale: false }).where(inArray(scenes.id, ids))
    await test.db.update(arolls).set({ mediaId: null, status: 'EMPTY' }).where(inArray(arolls.sceneId, ids))
    await test.ok('submitStory', { as: ada, params: { story_id: copied } })
    await test.runJobs()
    return { spoken: spoken.splice(0), drawn: drawn.splice(0) }
  }

  /** Regenerates what is possible, and returns the rest. */
  async function regenerate({ ada, story_id, marks }: Begun) {
    const { items, credits } = await marks()
    if (items.length > 0) await test.ok('regenerateStaleWork', { as: ada, body: { story_id, most_credits: credits } })
    await test.runJobs()
    return (await marks()).items
  }

  return { test, reset, begin, make, rebuild, regenerate, spoken, drawn }
}

/** Numbers, from 1, of the scenes with different requests. */
export const differing = (then: readonly object[], now: readonly object[]): number[] =>
  now.flatMap((request, at) => (JSON.stringify(request) === JSON.stringify(then[at]) ? [] : [at + 1]))
