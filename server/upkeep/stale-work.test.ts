import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OperationId } from '#generated/server/operations.ts'
import type { IllustrationRequest, SpeechRequest } from '#engines/ports.ts'
import { arolls, characters, media, scenes } from '#server/db/schema/index.ts'
import { arollsOfScenes } from '#server/db/queries/arolls-of-scenes.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const SCRIPT = 'Ann is here. Two is here. Three is here.'
const RUNS = process.env.LONG_TESTS === '1' ? 200 : 12

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
      illustrate: (request) => {
        drawn.push(request)
        return engines.illustrator.illustrate(request)
      },
    },
  },
})
beforeEach(async () => {
  await test.reset()
  spoken.length = 0
  drawn.length = 0
})
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
  const read = () => test.ok('getStory', { as: ada, query: { story_id } })
  const marks = () => test.ok('listStaleWork', { as: ada, params: { story_id } })
  return { ada, story_id, read, marks, made: { spoken: spoken.splice(0), drawn: drawn.splice(0) } }
}

type Begun = Awaited<ReturnType<typeof begin>>

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
const edits = fc.oneof(
  fc.record({ kind: fc.constant('voice' as const), scene, change: fc.constantFrom(...voiceEdits) }),
  fc.record({ kind: fc.constant('look' as const), look: fc.constantFrom('cinematic', 'watercolor') }),
  fc.record({ kind: fc.constant('voice of all' as const), voice: fc.constantFrom('en-US-test', 'en-GB-test') }),
  fc.record({ kind: fc.constant('shape' as const), shape: fc.constantFrom('ONE_ONE', 'SIXTEEN_NINE') }),
  fc.record({ kind: fc.constant('cast' as const), looks: fc.constantFrom('a tall woman', 'a short woman', '') }),
  fc.record({ kind: fc.constant('seed' as const), scene }),
  fc.record({ kind: fc.constant('undo' as const) }),
)
type Edit = typeof edits extends fc.Arbitrary<infer One> ? One : never

/** One edit, as a person makes it. */
async function make({ ada, story_id, read }: Begun, edit: Edit) {
  const call = async (id: OperationId, options: object) => {
    const { status, body } = await test.call(id, { as: ada, ...options })
    // There may be nothing to undo; everything else is possible.
    if (id !== 'undoStoryEdit') expect([status, id, status === 200 ? null : body]).toEqual([200, id, null])
  }
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
      return test.db.update(characters).set({ description: edit.looks }).where(eq(characters.storyId, story_id))
    case 'seed':
      return call('refreshSeed', { params: { aroll_id: at?.aroll ?? '' } })
    case 'undo':
      return call('undoStoryEdit', { params: { story_id }, body: {} })
  }
}

/** What the engines would be asked for if everything were made again: a copy of the story without any file is made. */
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

describe('what is out of date', () => {
  it('after any edits is exactly what a full rebuild would make otherwise, and only that is made again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 6 }), async (made) => {
        await test.reset()
        spoken.length = drawn.length = 0
        const begun = await begin()
        for (const edit of made) await make(begun, edit)
        const { items, credits } = await begun.marks()
        const again = await rebuild(begun.ada, begun.story_id)
        const numbersOf = (part: string) => items.filter((item) => item.part === part).map((item) => item.scene_number)
        const differing = (then: readonly object[], now: readonly object[]) =>
          now.flatMap((request, at) => (JSON.stringify(request) === JSON.stringify(then[at]) ? [] : [at + 1]))
        expect(numbersOf('VOICE')).toEqual(differing(begun.made.spoken, again.spoken))
        expect(numbersOf('PICTURE')).toEqual(differing(begun.made.drawn, again.drawn))

        if (items.length === 0) return
        const body = { story_id: begun.story_id, most_credits: credits }
        await test.ok('mendStory', { as: begun.ada, body })
        await test.runJobs()
        expect(spoken.length + drawn.length).toBe(credits)
        expect((await begun.marks()).items).toEqual([])
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  it('names why, what follows and what it costs; a text that is changed back is not marked', async () => {
    const begun = await begin()
    const edit = (new_text: string): Edit => ({ kind: 'voice', scene: 1, change: { new_text } })
    await make(begun, edit('Something else.'))
    const { items, credits } = await begun.marks()
    expect(items).toMatchObject([
      { part: 'VOICE', scene_number: 2, reasons: ['TEXT'], follows: null, lock: null, credits: 1, is_draft: true },
      { part: 'CAPTIONS', follows: items[0]?.id, credits: 0 },
      { part: 'LENGTH', follows: items[0]?.id, credits: 0 },
    ])
    expect(credits).toBe(1)
    expect((await begun.read()).scenes[1]?.is_voiceover_stale).toBe(true)
    await make(begun, edit('Two is here.'))
    expect((await begun.marks()).items).toEqual([])
    expect((await begun.read()).scenes[1]?.is_voiceover_stale).toBe(false)
  })

  it('begins nothing when the price that was shown no longer covers it', async () => {
    const begun = await begin()
    await make(begun, { kind: 'look', look: 'watercolor' })
    const body = { story_id: begun.story_id, most_credits: 2 }
    expect(await test.call('mendStory', { as: begun.ada, body })).toMatchObject({
      status: 402,
      body: {
        ...{ error: 'PRICE_CHANGED', detail: 'It costs at most 3 credits now' },
        risen_price: { shown: 2, most: 3 },
      },
    })
    const [first] = (await begun.marks()).items
    const one = await test.ok('mendStory', { as: begun.ada, body: { ...body, items: [first?.id ?? ''] } })
    expect(one).toMatchObject({ credits: 1, items: [{ scene_number: 1, reasons: ['LOOK'] }] })
    expect((await begun.marks()).items[0]).toMatchObject({ scene_number: 1, lock: 'IN_WORK', credits: 0 })
    await test.runJobs()
    expect((await begun.marks()).items.map((item) => item.scene_number)).toEqual([2, 3])
  })

  it('keeps what a person worked on: it is marked, says so, and is not made again', async () => {
    const begun = await begin()
    const [first] = (await begun.read()).scenes
    const shown = first?.arolls[0]
    const place = { story_id: begun.story_id, aroll_id: shown?.id ?? '' }
    const source_media_id = shown?.aroll_object.media?.id ?? ''
    const body = { model_id: 'draft-upscale', source_media_id, upscale_factor: 2, ...place }
    await test.ok('createTask', { as: begun.ada, body })
    await test.runJobs()
    await make(begun, { kind: 'look', look: 'watercolor' })
    const { items, credits } = await begun.marks()
    expect(items.map(({ lock }) => lock)).toEqual(['EDITED', null, null])
    expect(credits).toBe(2)
  })

  it('a lip sync waits for the voice it speaks with, then is made with it', async () => {
    const begun = await begin()
    const [first] = (await begun.read()).scenes
    const shown = first?.arolls[0]
    const body = {
      model_id: 'draft-lip-sync',
      source_media_id: shown?.aroll_object.media?.id ?? '',
      driving_media_id: first?.audio_media?.id ?? '',
      ...{ story_id: begun.story_id, aroll_id: shown?.id ?? '' },
    }
    await test.ok('createTask', { as: begun.ada, body })
    await test.runJobs()
    expect((await begun.marks()).items).toEqual([])
    await make(begun, { kind: 'voice', scene: 0, change: { new_text: 'Something else.' } })
    const before = (await begun.marks()).items
    expect(before.find(({ part }) => part === 'LIP_SYNC')).toMatchObject({ follows: before[0]?.id, credits: 0 })
    const mendAll = () =>
      test.ok('mendStory', { as: begun.ada, body: { story_id: begun.story_id, most_credits: 1_000 } })
    await mendAll()
    await test.runJobs()
    expect((await begun.marks()).items).toMatchObject([{ part: 'LIP_SYNC', reasons: ['SOUND'], follows: null }])
    await mendAll()
    await test.runJobs()
    expect((await begun.marks()).items).toEqual([])
    const [row] = (await arollsOfScenes(test, [first?.id ?? ''])).get(first?.id ?? '') ?? []
    const [clip] = await test.db
      .select()
      .from(media)
      .where(eq(media.id, row?.mediaId ?? ''))
    expect(clip?.mediaType).toBe('video')
  })
})
