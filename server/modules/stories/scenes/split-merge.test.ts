import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FPS } from '#src/domain/frames.ts'
import { arolls, media, scenes } from '#server/platform/db/schema/index.ts'
import { decodeWav } from '#engines/audio/wav.ts'
import type { Scene } from '#server/modules/stories/presenters/scene.ts'
import { BROLL_MOTION, NO_MOTION } from '#src/domain/overlays.ts'
import { soundRow, videoRow } from '#server/testing/media-row.ts'
import { newEffect } from '#server/testing/new-music-cues.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { newMedia, newText } from '#server/testing/new-overlays.ts'
import { RATE, setUpCutting, TEXT } from './testing/set-up-cutting.ts'

const { test, made, read } = await setUpCutting()
const PAUSE = 450

interface Story {
  scenes: Scene[]
}

/** Every word and its position in the film, in frames. */
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

async function addVideo({ id: userId }: TestUser): Promise<string> {
  const id = crypto.randomUUID()
  await test.db.insert(media).values({ ...videoRow(), id, userId, source: 'USER', fileKey: `media/${id}` })
  return id
}

describe('split and merge', () => {
  it('splitScene, mergeScenes: split and merge keep every word, every sample and every frame, wherever the cut is', async () => {
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

  it('split and merge show the same images at the same frames, and A-rolls keep their media', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const [first] = before.scenes
    if (!first) throw new Error('No scene')
    const added = await test.ok('addAroll', { as: ada, body: { scene: first.id } })
    const image = first.arolls[0]?.id
    await test.db.update(arolls).set({ transitionName: 'fade', transitionDurationMs: 300 })
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id: first.id, index: 4 } })
    await test.runJobs()
    const [one, two] = (await read(ada, story_id)).scenes
    expect(one?.arolls.map(({ id }) => id)).toEqual([image])
    expect(two?.arolls.map(({ id }) => id)).toEqual([expect.any(String), added.arolls[1]?.id])
    expect(two?.arolls[0]?.aroll_object.media?.id).toBe(first.arolls[0]?.aroll_object.media?.id)
    // The image continues: there is no transition at the cut.
    expect(two?.arolls.map(({ transition_name: name }) => name)).toEqual(['', 'fade'])
    const ms = (scene: Scene | undefined) => scene?.arolls.reduce((sum, aroll) => sum + aroll.duration_ms, 0)
    expect(ms(one)).toBe(Math.round(((one?.duration_in_frames ?? 0) * 1000) / FPS))
    expect(ms(two)).toBe(Math.round(((two?.duration_in_frames ?? 0) * 1000) / FPS))
    const merge = { story_id, scene_id_one: one?.id ?? '', scene_id_two: two?.id ?? '' }
    await test.ok('mergeScenes', { as: ada, body: merge })
    await test.runJobs()
    const [merged] = (await read(ada, story_id)).scenes
    expect(merged?.arolls.map(({ id }) => id)).toEqual([image, two?.arolls[0]?.id, added.arolls[1]?.id])
    expect(merged?.arolls.map(({ aroll_order: order }) => order)).toEqual([0, 1, 2])
  })

  it('merged scenes show each B-roll at the same frame of the film as before', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const [one, two] = before.scenes
    const shown = one?.arolls[0]?.aroll_object.media?.id ?? ''
    const overlays = [
      newMedia(shown, { scene_id: one?.id, start_ms: 150, duration_ms: 400 }),
      newMedia(shown, { scene_id: two?.id, start_ms: 250, duration_ms: 300 }),
      newText({ scene_id: two?.id, start_ms: 0, duration_ms: 9000 }),
    ]
    const added = await test.ok('addOverlays', { as: ada, body: { story_id, overlays } })
    const merge = { story_id, scene_id_one: one?.id ?? '', scene_id_two: two?.id ?? '' }
    await test.ok('mergeScenes', { as: ada, body: merge })
    await test.runJobs()
    const [merged] = (await read(ada, story_id)).scenes
    const secondBegins = Math.round(((one?.duration_in_frames ?? 0) * 1000) / FPS)
    expect(merged?.brolls.map(({ start_ms, duration_ms }) => [start_ms, duration_ms])).toEqual([
      [150, 400],
      [secondBegins + 250, 300],
    ])
    expect(merged?.overlays.map(({ id, overlay_order, start_ms }) => [id, overlay_order, start_ms])).toEqual([
      [added.overlays[0]?.id, 0, 150],
      [added.overlays[1]?.id, 1, secondBegins + 250],
      [added.overlays[2]?.id, 2, secondBegins],
    ])
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    const undone = (await read(ada, story_id)).scenes.map((scene) => scene.overlays)
    expect(undone.flat()).toEqual(added.overlays)
  })

  it('splitScene: an overlay goes to the scene in which it lies; one across the cut is cut, without motion there', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const [one] = before.scenes
    const scene_id = one?.id ?? ''
    const video = await addVideo(ada)
    const motions = { motion_in: BROLL_MOTION, motion_out: BROLL_MOTION }
    const overlays = [
      newText({ scene_id, start_ms: 0, duration_ms: 300, ...motions }),
      newMedia(video, { scene_id, start_ms: 200, duration_ms: 3000, video_start: 1000, ...motions }),
      newText({ scene_id, start_ms: 2000, duration_ms: 500, ...motions }),
    ]
    const added = (await test.ok('addOverlays', { as: ada, body: { story_id, overlays } })).overlays
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id, index: 3 } })
    await test.runJobs()
    const [first, second] = (await read(ada, story_id)).scenes
    const cut = Math.round(((first?.duration_in_frames ?? 0) * 1000) / FPS)
    expect(cut).toBeGreaterThan(300)
    expect(cut).toBeLessThan(2000)
    expect(first?.overlays).toEqual([added[0], { ...added[1], duration_ms: cut - 200, motion_out: NO_MOTION }])
    expect(second?.overlays).toEqual([
      {
        ...{ ...added[1], id: second?.overlays[0]?.id, scene_id: second?.id, start_ms: 0, motion_in: NO_MOTION },
        ...{ duration_ms: 3200 - cut, video_start: 800 + cut },
      },
      { ...added[2], scene_id: second?.id, start_ms: 2000 - cut },
    ])
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    expect((await read(ada, story_id)).scenes[0]?.overlays).toEqual(added)
  })

  it('splitScene, mergeScenes: a cue goes to the scene in which it lies; one across the cut continues in its file', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const [one] = (await read(ada, story_id)).scenes
    const scene_id = one?.id ?? ''
    const media_id = crypto.randomUUID()
    const row = soundRow({ id: media_id, userId: ada.id, source: 'USER', durationMs: 1000 })
    await test.db.insert(media).values({ ...row, fileKey: `media/${media_id}` })
    const cues = async () => (await read(ada, story_id)).music_cues ?? []
    const music_cues = [
      newEffect(media_id, { scene_id, track: 0, duration_ms: 300 }),
      newEffect(media_id, {
        scene_id,
        track: 1,
        start_ms: 200,
        loops: true,
        offset_ms: 100,
        fade_in_ms: 9,
        fade_out_ms: 9,
        volume_points: [
          { at_ms: 0, db: -10 },
          { at_ms: 4000, db: 10 },
        ],
      }),
      newEffect(media_id, { scene_id, track: 2, start_ms: 100, fade_out_ms: 9 }),
      newEffect(media_id, { scene_id, track: 3, start_ms: 2000 }),
    ]
    const { music_cues: added } = await test.ok('addMusicCues', { as: ada, body: { story_id, music_cues } })
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id, index: 3 } })
    await test.runJobs()
    const [first, second] = (await read(ada, story_id)).scenes
    const cut = Math.round(((first?.duration_in_frames ?? 0) * 1000) / FPS)
    // The third is over by then.
    expect(cut).toBeGreaterThan(1100)
    const halves = await cues()
    const inSecond = { scene_id: second?.id, start_ms: 0 }
    const db = Math.round(((cut - 200) / 200 - 10) * 100) / 100
    const [rise, top] = [
      { at_ms: 0, db: -10 },
      { at_ms: 4200 - cut, db: 10 },
    ]
    const rest = {
      ...inSecond,
      volume_points: [{ at_ms: 0, db }, top],
      id: halves[1]?.id,
      offset_ms: 100 + ((cut - 200) % 900),
      fade_in_ms: 0,
    }
    expect(halves).toEqual([
      added[0],
      { ...added[1], ...rest },
      { ...added[1], duration_ms: cut - 200, fade_out_ms: 0, volume_points: [rise, { at_ms: cut - 200, db }] },
      added[2],
      { ...added[3], scene_id: second?.id, start_ms: 2000 - cut },
    ])
    const merge = { story_id, scene_id_one: first?.id ?? '', scene_id_two: second?.id ?? '' }
    await test.ok('mergeScenes', { as: ada, body: merge })
    await test.runJobs()
    const [merged] = (await read(ada, story_id)).scenes
    expect((await cues()).map(({ scene_id: at, start_ms, duration_ms }) => [at, start_ms, duration_ms])).toEqual([
      [merged?.id, 0, 300],
      [merged?.id, 200, cut - 200],
      [merged?.id, cut, null],
      // What lasted to the end of a scene ends there.
      [merged?.id, 100, cut - 100],
      [merged?.id, 2000, null],
    ])
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    expect(await cues()).toEqual(added)
  })

  it('split and merge cut a changed text where its captions are cut', async () => {
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

  it('split and merge continue a video where it was cut', async () => {
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
