import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { FPS } from '#src/domain/frames.ts'
import { arolls, media, scenes } from '#server/db/schema/index.ts'
import { decodeWav, encodeWav } from '#server/engines/audio/wav.ts'
import type { Engines, Speech } from '#server/engines/ports.ts'
import type { Scene } from '#server/presenters/scene.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const RATE = 12_000
const engines = createTestEngines()
const wired: Partial<Engines> = { voice: { ...engines.voice, speak: async ({ text }) => ramp(text) } }
const test = await createTestApp({ engines: wired })
beforeEach(() => test.reset())
afterAll(() => test.close())

/** Speech whose every sample tells where it stands, with words of uneven length and silences between some of them. */
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

const TEXT = 'A lighthouse keeper writes one letter to a town that no longer exists. Nobody answers. The sea does.'
const PAUSE = 450

async function made(ada: TestUser, initial_prompt = TEXT) {
  const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Script', initial_prompt } })
  await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id } })
  await test.ok('submitStory', { as: ada, params: { story_id } })
  await test.runJobs()
  return story_id
}
const read = (ada: TestUser, story_id: string) => test.ok('getStory', { as: ada, query: { story_id } })
const lastEvent = (name: string) => test.events.findLast(({ event }) => event === name)?.data

interface Story {
  scenes: Scene[]
}

/** Every word and where it stands in the film, in frames. */
function wordsInFilm({ scenes: rows }: Story) {
  let from = 0
  return rows.flatMap((scene) => {
    const words = scene.captions.map(({ word, start, end }) => ({
      word,
      start: from + (start * FPS) / 1000,
      end: from + (end * FPS) / 1000,
    }))
    from += scene.duration_in_frames
    return words
  })
}

/** The voice of the whole film. */
async function soundOfFilm({ scenes: rows }: Story): Promise<Float32Array> {
  const frames = rows.reduce((sum, scene) => sum + scene.duration_in_frames, 0)
  const film = new Float32Array((frames * RATE) / FPS)
  let from = 0
  for (const scene of rows) {
    const [row] = await test.db
      .select()
      .from(media)
      .where(eq(media.id, scene.audio_media?.id ?? ''))
    const file = row?.fileKey ? await test.files.read(row.fileKey) : null
    if (file) film.set(decodeWav(await new Response(file.stream).bytes()).channels[0] ?? [], (from * RATE) / FPS)
    from += scene.duration_in_frames
  }
  return film
}

const lengthOf = (story: Story) => story.scenes.reduce((sum, scene) => sum + scene.duration_in_frames, 0)
const spoken = (story: Story) => story.scenes.map((scene) => scene.text).join(' ')

/** Frames. Half a frame, where words follow each other without silence, and 2 ms of rounding. */
const SHIFT = 0.5 + (2 * FPS) / 1000

function expectSameWords(after: Story, before: Story) {
  const [now, then] = [wordsInFilm(after), wordsInFilm(before)]
  expect(now.map(({ word }) => word)).toEqual(then.map(({ word }) => word))
  for (const [at, { start, end }] of then.entries()) {
    expect(Math.abs((now[at]?.start ?? NaN) - start)).toBeLessThanOrEqual(SHIFT)
    expect(Math.abs((now[at]?.end ?? NaN) - end)).toBeLessThanOrEqual(SHIFT)
  }
}

async function expectSameSound(after: Story, before: Story) {
  const [now, then] = [await soundOfFilm(after), await soundOfFilm(before)]
  expect(now.length).toBe(then.length)
  const different = then.filter((sample, at) => Math.abs(sample - (now[at] ?? 0)) > 0.001).length
  expect(different).toBeLessThan(3)
}

describe('split and merge', () => {
  it('keep every word, every sample and every frame, wherever the cut is', async () => {
    const ada = await test.user({ isPremium: true })
    const count = TEXT.split(' ').length
    const cutsOf = fc.uniqueArray(fc.integer({ min: 5, max: count - 5 }), {
      minLength: 1,
      maxLength: 2,
      comparator: (a, b) => Math.abs(a - b) < 5,
    })
    await fc.assert(
      fc.asyncProperty(cutsOf, async (cuts) => {
        // One sentence is one scene.
        const story_id = await made(ada, TEXT.replaceAll('. ', ', '))
        const [scene_id = ''] = (await read(ada, story_id)).scene_list
        await test.ok('updateScenePause', { as: ada, body: { story_id, scene_id, pause_at_the_end: PAUSE } })
        const whole = await read(ada, story_id)
        for (const index of cuts.toSorted((a, b) => b - a)) {
          await test.ok('splitScene', { as: ada, body: { story_id, scene_id, index } })
          await test.runJobs()
        }
        const parts = await read(ada, story_id)
        expect(parts.scenes).toHaveLength(cuts.length + 1)
        expect(parts.scenes.map(({ element_order }) => element_order)).toEqual(parts.scenes.map((_, at) => at))
        expect(spoken(parts)).toBe(spoken(whole))
        expect(parts.scenes.map(({ captions, text }) => captions.length === text.split(' ').length)).not.toContain(
          false,
        )
        expect(parts.scenes.map((scene) => scene.pause_at_the_end)).toEqual([
          ...parts.scenes.slice(1).map(() => 0),
          PAUSE,
        ])
        expect(lengthOf(parts)).toBe(lengthOf(whole))
        expectSameWords(parts, whole)
        await expectSameSound(parts, whole)
        const [one = '', two = '', ...further] = parts.scene_list
        const body = { story_id, scene_id_one: one, scene_id_two: two, further_scene_ids: further }
        await test.ok('mergeScenes', { as: ada, body })
        await test.runJobs()
        const again = await read(ada, story_id)
        expect(again.scenes).toHaveLength(1)
        expect(again.scenes[0]).toMatchObject({ text: whole.scenes[0]?.text, pause_at_the_end: PAUSE })
        expect(lengthOf(again)).toBe(lengthOf(whole))
        expectSameWords(again, whole)
        await expectSameSound(again, whole)
        for (const _ of [...cuts, 'merge']) await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
        expect((await read(ada, story_id)).scenes).toEqual(
          whole.scenes.map((scene) => ({ ...scene, updated_at: expect.any(String) })),
        )
      }),
      { numRuns: 5, endOnFailure: true },
    )
  })

  it('show the same pictures at the same frames, and A-rolls keep what was made for them', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const [first] = before.scenes
    if (!first) throw new Error('No scene')
    const added = await test.ok('addAroll', { as: ada, body: { scene: first.id } })
    const picture = first.arolls[0]?.id
    await test.db.update(arolls).set({ transitionName: 'fade', transitionDurationMs: 300 })
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id: first.id, index: 4 } })
    await test.runJobs()
    const [one, two] = (await read(ada, story_id)).scenes
    expect(one?.arolls.map(({ id }) => id)).toEqual([picture])
    expect(two?.arolls.map(({ id }) => id)).toEqual([expect.any(String), added.arolls[1]?.id])
    expect(two?.arolls[0]?.aroll_object.media?.id).toBe(first.arolls[0]?.aroll_object.media?.id)
    // The picture goes on: nothing comes in where it was cut.
    expect(two?.arolls.map(({ transition_name: name }) => name)).toEqual(['', 'fade'])
    const ms = (scene: Scene | undefined) => scene?.arolls.reduce((sum, aroll) => sum + aroll.duration_ms, 0)
    expect(ms(one)).toBe(Math.round(((one?.duration_in_frames ?? 0) * 1000) / FPS))
    expect(ms(two)).toBe(Math.round(((two?.duration_in_frames ?? 0) * 1000) / FPS))
    const merge = { story_id, scene_id_one: one?.id ?? '', scene_id_two: two?.id ?? '' }
    await test.ok('mergeScenes', { as: ada, body: merge })
    await test.runJobs()
    const [merged] = (await read(ada, story_id)).scenes
    expect(merged?.arolls.map(({ id }) => id)).toEqual([picture, two?.arolls[0]?.id, added.arolls[1]?.id])
    expect(merged?.arolls.map(({ aroll_order: order }) => order)).toEqual([0, 1, 2])
  })

  it('answer at once, mark what is busy, and tell by event', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const [one = '', two = ''] = (await read(ada, story_id)).scene_list
    const split = { story_id, scene_id: one, index: 2 }
    expect(await test.ok('splitScene', { as: ada, body: split })).toEqual({
      story_id,
      operation: 'SPLIT',
      scene_ids: [one],
      event: 'scene-split',
    })
    const busy = { status: 409, body: { message: 'Scene Split Failed', error: 'SCENE_BUSY' } }
    expect(await test.call('splitScene', { as: ada, body: split })).toMatchObject(busy)
    const merge = { story_id, scene_id_one: one, scene_id_two: two }
    expect(await test.call('mergeScenes', { as: ada, body: merge })).toMatchObject({
      status: 409,
      body: { message: 'Unable to merge scenes', error: 'SCENE_BUSY' },
    })
    expect((await test.call('deleteScene', { as: ada, body: { story_id, scene_id: one } })).status).toBe(409)
    await test.runJobs()
    const story = await read(ada, story_id)
    expect(lastEvent('scene-split')).toMatchObject({
      story_id,
      source_scene_id: one,
      error: null,
      scenes: [
        { id: one, status: 'COMPLETED' },
        { id: story.scene_list[1], status: 'COMPLETED' },
      ],
    })
    await test.ok('mergeScenes', { as: ada, body: { ...merge, scene_id_two: story.scene_list[1] } })
    await test.runJobs()
    expect(lastEvent('scene-merged')).toMatchObject({
      source_scene_ids: [one, story.scene_list[1]],
      scene: { id: (await read(ada, story_id)).scene_list[0], element_order: 0, status: 'COMPLETED' },
    })
  })

  it('are refused without a word inside, apart from each other, or of the same scene; the story stays', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const [one = '', two = '', three = ''] = before.scene_list
    const words = before.scenes[0]?.captions.length ?? 0
    for (const index of [words, words + 1, 5000])
      expect(await test.call('splitScene', { as: ada, body: { story_id, scene_id: one, index } })).toMatchObject({
        status: 400,
        body: { message: 'Scene Split Failed', fields: { index: ['Choose a word inside the scene'] } },
      })
    for (const index of [0, -1, 1.5])
      expect(await test.call('splitScene', { as: ada, body: { story_id, scene_id: one, index } })).toMatchObject({
        status: 400,
        body: { fields: { index: [expect.any(String)] } },
      })
    for (const [scene_id_one, scene_id_two] of [
      [one, three],
      [two, one],
      [one, one],
    ] as const)
      expect(await test.call('mergeScenes', { as: ada, body: { story_id, scene_id_one, scene_id_two } })).toMatchObject(
        {
          status: 400,
          body: {
            message: 'Unable to merge scenes',
            fields: { scene_id_two: ['Choose the scene right after the first one'] },
          },
        },
      )
    expect(await read(ada, story_id)).toEqual(before)
  })

  it('that fail leave the scene as it was and say why', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const [first] = before.scenes
    const [row] = await test.db
      .select()
      .from(media)
      .where(eq(media.id, first?.audio_media?.id ?? ''))
    await test.files.remove(row?.fileKey ?? '')
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id: first?.id ?? '', index: 2 } })
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    expect(lastEvent('scene-split')).toMatchObject({ scenes: [], error: 'The file of the voice-over is gone' })
    const after = await read(ada, story_id)
    expect(after.scenes.map(({ text, status }) => [text, status])).toEqual(
      before.scenes.map(({ text, status }) => [text, status]),
    )
  })

  it('of scenes that are not spoken yet share words and time; a half-spoken scene asks to be spoken again', async () => {
    const ada = await test.user()
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    const body = { story_id, new_element_order: 0, text: 'One two three four five six seven eight nine ten eleven.' }
    const scene = await test.ok('addScene', { as: ada, body })
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id: scene.id, index: 5 } })
    await test.runJobs()
    const halves = (await read(ada, story_id)).scenes.filter(({ text }) => text !== '')
    expect(halves.map(({ text }) => text)).toEqual(['One two three four five', 'six seven eight nine ten eleven.'])
    const [one, two] = halves
    await test.ok('regenerateSceneAudio', { as: ada, body: { story_id, scene_id: one?.id ?? '' } })
    await test.runJobs()
    await test.ok('mergeScenes', {
      as: ada,
      body: { story_id, scene_id_one: one?.id ?? '', scene_id_two: two?.id ?? '' },
    })
    await test.runJobs()
    const [merged] = (await read(ada, story_id)).scenes
    expect(merged).toMatchObject({ text: body.text, is_voiceover_stale: true, status: expect.any(String) })
    expect(merged?.captions.map(({ word }) => word)).toEqual(['One', 'two', 'three', 'four', 'five'])
  })

  it('cut a changed text where its captions are cut', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const [first] = (await read(ada, story_id)).scenes
    const scene_id = first?.id ?? ''
    const new_text = 'Every evening a lighthouse keeper slowly writes one letter to his town that is gone.'
    await test.ok('updateSceneAudio', { as: ada, body: { story_id, scene_id, new_text } })
    // After 'writes one letter'.
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id, index: 6 } })
    await test.runJobs()
    const [one, two] = (await read(ada, story_id)).scenes
    expect([one?.text, two?.text]).toEqual([
      'Every evening a lighthouse keeper slowly writes one letter',
      'to his town that is gone.',
    ])
    expect([one?.is_voiceover_stale, two?.is_voiceover_stale]).toEqual([true, true])
  })

  it('play a video on where it was cut', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const [first] = (await read(ada, story_id)).scenes
    const clip = { arollType: 'VideoARoll' as const, videoStart: 1000, videoEnd: 9000, playbackRate: 2 }
    await test.db
      .update(arolls)
      .set(clip)
      .where(eq(arolls.sceneId, first?.id ?? ''))
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id: first?.id ?? '', index: 5 } })
    await test.runJobs()
    const [one, two] = await test.db
      .select()
      .from(scenes)
      .where(eq(scenes.storyId, story_id))
      .orderBy(scenes.elementOrder)
    const [rest] = await test.db
      .select()
      .from(arolls)
      .where(eq(arolls.sceneId, two?.id ?? ''))
    const played = ((one?.durationInFrames ?? 0) * 1000 * 2) / FPS
    expect(rest).toMatchObject({ videoStart: 1000 + Math.round(played), videoEnd: 9000, playbackRate: 2 })
  })
})
