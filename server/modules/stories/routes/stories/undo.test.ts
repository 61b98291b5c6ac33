import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { arolls, media, scenes, storyEdits } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { newMedia, newText } from '#server/testing/new-overlays.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

async function begin(frames: number[] = [90, 90, 90]) {
  const ada = await app.user()
  const story = await makeStory(app.db, ada, { scenes: frames })
  return { ada, story, params: { story_id: story.id } }
}
const read = (as: TestUser, id: string) => app.ok('getStory', { as, query: { story_id: id } })
const rename = (as: TestUser, story_id: string, display_title: string) =>
  app.ok('updateStoryTitle', { as, body: { story_id, display_title } })

describe('undo', () => {
  test('undoStoryEdit, redoStoryEdit: undo reverts the newest edit, then the one before; redo applies them again in order', async () => {
    const { ada, story, params } = await begin()
    await rename(ada, story.id, 'One')
    await rename(ada, story.id, 'Two')
    const first = await app.ok('undoStoryEdit', { as: ada, params })
    expect(first.story.display_title).toBe('One')
    expect(first).toMatchObject({ edit: { label: 'Rename story', is_undone: true }, can_undo: true, can_redo: true })
    const second = await app.ok('undoStoryEdit', { as: ada, params })
    expect(second).toMatchObject({ undo_label: null, redo_label: 'Rename story', can_undo: false })
    expect(second.story.display_title).toBe('The keeper’s last letter')
    expect(await app.call('undoStoryEdit', { as: ada, params })).toMatchObject({
      status: 409,
      body: { error: 'NOTHING_TO_UNDO' },
    })
    expect((await app.ok('redoStoryEdit', { as: ada, params })).story.display_title).toBe('One')
    expect((await app.ok('redoStoryEdit', { as: ada, params })).story.display_title).toBe('Two')
    expect(await app.call('redoStoryEdit', { as: ada, params })).toMatchObject({ body: { error: 'NOTHING_TO_REDO' } })
  })

  test('listStoryEdits, redoStoryEdit: a new edit ends redo', async () => {
    const { ada, story, params } = await begin()
    await rename(ada, story.id, 'One')
    await app.ok('undoStoryEdit', { as: ada, params })
    await rename(ada, story.id, 'Other')
    expect(await app.ok('listStoryEdits', { as: ada, params })).toMatchObject({
      can_redo: false,
      undo_label: 'Rename story',
      count: 2,
    })
    expect(await app.call('redoStoryEdit', { as: ada, params })).toMatchObject({ body: { error: 'NOTHING_TO_REDO' } })
    // Not even when the new edit is undone itself: then it alone can be redone.
    await app.ok('undoStoryEdit', { as: ada, params })
    expect((await app.ok('redoStoryEdit', { as: ada, params })).story.display_title).toBe('Other')
    expect(await app.call('redoStoryEdit', { as: ada, params })).toMatchObject({ body: { error: 'NOTHING_TO_REDO' } })
  })

  test('undo restores a deleted scene with everything that belonged to it', async () => {
    const { ada, story, params } = await begin()
    const [sceneId = '', arollId = ''] = [story.sceneIds[1], story.arollIds[1]]
    const now = app.clock.now()
    const file = { mediaType: 'image', source: 'USER', status: 'COMPLETED', fileName: 'a.png' } as const
    const [shown] = await app.db
      .insert(media)
      .values({
        ...file,
        userId: ada.id,
        storyId: story.id,
        sceneId,
        arollId,
        contentType: 'image/png',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    await app.db.update(arolls).set({ mediaId: shown?.id, seed: 7 }).where(eq(arolls.id, arollId))
    const over = [newMedia(shown?.id ?? '', { scene_id: sceneId }), newText({ scene_id: sceneId })]
    await app.ok('addOverlays', { as: ada, body: { story_id: story.id, overlays: over } })
    const before = await read(ada, story.id)
    await app.ok('deleteScene', { as: ada, body: { story_id: story.id, scene_id: sceneId } })
    const undone = await app.ok('undoStoryEdit', { as: ada, params })
    expect(undone.story.scenes[1]).toEqual(before.scenes[1])
    expect(undone.story.scene_list).toEqual(before.scene_list)
    const redone = await app.ok('redoStoryEdit', { as: ada, params })
    expect(redone.story.scene_list).toEqual([story.sceneIds[0], story.sceneIds[2]])
    expect((await app.ok('undoStoryEdit', { as: ada, params })).story.scenes[1]).toEqual(before.scenes[1])
  })

  test('undo keeps results that were delivered since, and marks the voice-over with other words', async () => {
    const { ada, story, params } = await begin()
    const sceneId = story.sceneIds[0] ?? ''
    const where = { story_id: story.id, scene_id: sceneId }
    const speak = async (audioDurationMs: number) => {
      const now = app.clock.now()
      const file = { mediaType: 'audio', source: 'GENERATED', status: 'COMPLETED', fileName: 'a.wav' } as const
      const times = { createdAt: now, updatedAt: now }
      const [row] = await app.db
        .insert(media)
        .values({ ...file, userId: ada.id, contentType: 'audio/wav', ...times })
        .returning()
      const durationInFrames = (audioDurationMs * 30) / 1000
      const spoken = { audioMediaId: row?.id, audioDurationMs, durationInFrames, isVoiceoverStale: false }
      await app.db.update(scenes).set(spoken).where(eq(scenes.id, sceneId))
    }
    await speak(5000)
    await app.ok('updateSceneAudio', {
      as: ada,
      body: { ...where, new_text: 'Other words.', generate_audio: false, upload_audio: false },
    })
    app.clock.advance(1000)
    await speak(7000)
    const { story: after } = await app.ok('undoStoryEdit', { as: ada, params })
    expect(after.scenes[0]).toMatchObject({
      text: 'He writes.',
      audio_duration_in_ms_seconds: 7000,
      duration_in_frames: 210,
      is_voiceover_stale: true,
    })
    expect(after.scenes[0]?.arolls[0]?.duration_ms).toBe(7000)
  })

  test('undo reports once when its rows were deleted; earlier edits can still be undone', async () => {
    const { ada, story, params } = await begin()
    await rename(ada, story.id, 'Renamed')
    const body = { story_id: story.id, scene_id: story.sceneIds[0], pause_at_the_end: 700 }
    await app.ok('updateScenePause', { as: ada, body })
    await app.db.delete(scenes).where(eq(scenes.id, story.sceneIds[0] ?? ''))
    expect(await app.call('undoStoryEdit', { as: ada, params })).toMatchObject({
      status: 409,
      body: { error: 'EDIT_OVERTAKEN' },
    })
    expect((await app.ok('undoStoryEdit', { as: ada, params })).story.display_title).not.toBe('Renamed')
  })

  test('undo does not remove a scene that is being generated', async () => {
    const { ada, story, params } = await begin()
    const added = await app.ok('addScene', { as: ada, body: { story_id: story.id, new_element_order: 1 } })
    await app.db.update(scenes).set({ status: 'GENERATING' }).where(eq(scenes.id, added.id))
    expect(await app.call('undoStoryEdit', { as: ada, params })).toMatchObject({
      status: 409,
      body: { error: 'SCENE_BUSY' },
    })
    expect((await read(ada, story.id)).scene_list).toContain(added.id)
  })

  test('undo does not remove a visual that is being generated', async () => {
    const { ada, story, params } = await begin()
    const { arolls: made } = await app.ok('addAroll', { as: ada, body: { scene: story.sceneIds[0] ?? '' } })
    const added = made.at(-1)?.id ?? ''
    await app.db.update(arolls).set({ status: 'GENERATING' }).where(eq(arolls.id, added))
    expect(await app.call('undoStoryEdit', { as: ada, params })).toMatchObject({
      status: 409,
      body: { error: 'SCENE_BUSY' },
    })
    expect(await app.ok('getAroll', { as: ada, params: { aroll_id: added } })).toMatchObject({ status: 'GENERATING' })
  })

  test('only the user’s own story can be undone, and an edit without changes leaves no entry', async () => {
    const { ada, story, params } = await begin()
    await rename(ada, story.id, 'The keeper’s last letter')
    expect(await app.db.select().from(storyEdits)).toEqual([])
    await rename(ada, story.id, 'Mine')
    expect((await app.call('undoStoryEdit', { as: await app.user(), params })).status).toBe(404)
    expect((await read(ada, story.id)).display_title).toBe('Mine')
  })

  test('undo is sent to the other tabs with the next undo', async () => {
    const { ada, story, params } = await begin()
    await rename(ada, story.id, 'One')
    const last = () => app.events.filter(({ event }) => event === 'story-changed').at(-1)?.data
    expect(last()).toMatchObject({ undo_label: 'Rename story', redo_label: null, origin: null })
    const key = crypto.randomUUID()
    await app.ok('undoStoryEdit', { as: ada, params, key })
    expect(last()).toMatchObject({ undo_label: null, redo_label: 'Rename story', origin: key })
  })

  test('an undo repeated with the same key undoes once', async () => {
    const { ada, story, params } = await begin()
    await rename(ada, story.id, 'One')
    await rename(ada, story.id, 'Two')
    const options = { as: ada, params, key: crypto.randomUUID() }
    await app.ok('undoStoryEdit', options)
    expect((await app.ok('undoStoryEdit', options)).story.display_title).toBe('One')
    expect((await read(ada, story.id)).display_title).toBe('One')
  })
})
