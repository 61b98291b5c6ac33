import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { overlays, scenes, storyVersions } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { newSticker, newText } from '#server/testing/new-overlays.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

const MINUTE = 60_000

async function begin() {
  const ada = await app.user()
  const story = await makeStory(app.db, ada, { scenes: [90, 60, 120] })
  return { ada, story, params: { story_id: story.id } }
}
const read = (as: TestUser, id: string) => app.ok('getStory', { as, query: { story_id: id } })
const keep = (as: TestUser, story_id: string, name = 'Mine') =>
  app.ok('createStoryVersion', { as, params: { story_id }, body: { name } })

/** What a restore must restore: everything but the times and number of changes. */
function essence(story: Awaited<ReturnType<typeof read>>) {
  const { revision: _revision, updated_at: _updated, ...rest } = story
  return {
    ...rest,
    scenes: rest.scenes.map(({ updated_at: _at, ...scene }) => ({
      ...scene,
      arolls: scene.arolls.map(({ updated_at: _when, ...aroll }) => aroll),
    })),
  }
}

/** Changes of every kind: the story, a scene, its A-roll, one scene less, one more, another order. */
async function changeMuch(as: TestUser, story: Awaited<ReturnType<typeof makeStory>>) {
  const [first = '', second = '', third = ''] = story.sceneIds
  const where = { story_id: story.id }
  await app.ok('updateStoryTitle', { as, body: { ...where, display_title: 'Other' } })
  await app.ok('updateScenePause', { as, body: { ...where, scene_id: first, pause_at_the_end: 900 } })
  await app.ok('addAroll', { as, body: { scene: first } })
  await app.ok('deleteScene', { as, body: { ...where, scene_id: second } })
  await app.ok('addScene', { as, body: { ...where, new_element_order: 0, text: 'New.' } })
  await app.ok('swapScene', { as, body: { ...where, scene_id_1: first, scene_id_2: third } }).catch(() => undefined)
}

describe('a version', () => {
  test('createStoryVersion, listStoryVersions, getStoryVersion: a version is saved under a name, listed, and viewed without restoring it', async () => {
    const { ada, story, params } = await begin()
    const before = await read(ada, story.id)
    const version = await keep(ada, story.id, '  Before the new voice ')
    expect(version).toMatchObject({
      name: 'Before the new voice',
      is_automatic: false,
      scenes_total: 3,
      duration_in_frames: 270,
    })
    await changeMuch(ada, story)
    const { results } = await app.ok('listStoryVersions', { as: ada, params })
    expect(results).toEqual([version])
    const shown = await app.ok('getStoryVersion', { as: ada, params: { ...params, version_id: version.version_id } })
    expect(essence(shown.story)).toEqual(essence(before))
    expect((await read(ada, story.id)).display_title).toBe('Other')
  })

  test('restoreStoryVersion: a version is restored, which saves the present state and can be undone and redone', async () => {
    const { ada, story, params } = await begin()
    const over = [newText({ scene_id: story.sceneIds[0], start_ms: 100 }), newSticker()]
    await app.ok('addOverlays', { as: ada, body: { story_id: story.id, overlays: over } })
    const before = await read(ada, story.id)
    const version = await keep(ada, story.id)
    await changeMuch(ada, story)
    await app.db.delete(overlays)
    const changed = await read(ada, story.id)
    const where = { ...params, version_id: version.version_id }
    const restored = await app.ok('restoreStoryVersion', { as: ada, params: where })
    expect(essence(restored)).toEqual(essence(before))
    const { results } = await app.ok('listStoryVersions', { as: ada, params })
    expect(results.map(({ name, is_automatic }) => [name, is_automatic])).toContainEqual([
      'Before restoring “Mine”',
      true,
    ])
    const undone = await app.ok('undoStoryEdit', { as: ada, params })
    expect(undone.edit.label).toBe('Restore “Mine”')
    expect(essence(undone.story)).toEqual(essence(changed))
    expect(essence((await app.ok('redoStoryEdit', { as: ada, params })).story)).toEqual(essence(before))
  })

  test('a version cannot be restored while something is being generated', async () => {
    const { ada, story, params } = await begin()
    const version = await keep(ada, story.id)
    await app.db
      .update(scenes)
      .set({ status: 'GENERATING' })
      .where(eq(scenes.id, story.sceneIds[0] ?? ''))
    const refusal = await app.call('restoreStoryVersion', {
      as: ada,
      params: { ...params, version_id: version.version_id },
    })
    expect(refusal).toMatchObject({ status: 409, body: { error: 'STORY_BUSY' } })
    expect(await app.db.select().from(storyVersions)).toHaveLength(1)
  })

  test('a version of another story or user is not found', async () => {
    const { ada, story, params } = await begin()
    const version = await keep(ada, story.id)
    const other = await makeStory(app.db, ada)
    const where = { story_id: other.id, version_id: version.version_id }
    expect((await app.call('restoreStoryVersion', { as: ada, params: where })).status).toBe(404)
    expect((await app.call('getStoryVersion', { as: ada, params: where })).status).toBe(404)
    const eve = await app.user()
    expect((await app.call('listStoryVersions', { as: eve, params })).status).toBe(404)
    expect((await app.call('createStoryVersion', { as: eve, params, body: { name: 'x' } })).status).toBe(404)
    expect((await app.call('createStoryVersion', { as: ada, params, body: { name: '  ' } })).status).toBe(400)
  })
})

describe('automatic versions', () => {
  const pause = (as: TestUser, story: { id: string; sceneIds: string[] }, ms: number) =>
    app.ok('updateScenePause', {
      as,
      body: { story_id: story.id, scene_id: story.sceneIds[0], pause_at_the_end: ms },
    })
  const kept = async (as: TestUser, params: { story_id: string }) =>
    (await app.ok('listStoryVersions', { as, params })).results.map(({ name }) => name)

  test('a version is saved every half hour of work, with the state before the next edit', async () => {
    const { ada, story, params } = await begin()
    await pause(ada, story, 100)
    app.clock.advance(29 * MINUTE)
    await pause(ada, story, 200)
    expect(await kept(ada, params)).toEqual([])
    app.clock.advance(MINUTE)
    await pause(ada, story, 300)
    expect(await kept(ada, params)).toEqual(['After half an hour of editing'])
    const [row] = await app.db.select().from(storyVersions)
    expect(row?.snapshot.scenes[0]).toMatchObject({ pauseAtTheEnd: 200 })
    app.clock.advance(29 * MINUTE)
    await pause(ada, story, 400)
    expect(await kept(ada, params)).toHaveLength(1)
    app.clock.advance(MINUTE)
    await pause(ada, story, 500)
    expect(await kept(ada, params)).toHaveLength(2)
  })

  test('an export saves a version of its document, once for the same film', async () => {
    const { ada, story, params } = await begin()
    const body = { story_id: story.id, executor: 'BROWSER' }
    const { render } = await app.ok('generateVideo', { as: ada, body })
    expect(await kept(ada, params)).toEqual(['When it was exported'])
    await app.ok('cancelRender', { as: ada, params: { render_id: render.id } })
    await app.ok('generateVideo', { as: ada, body })
    expect(await kept(ada, params)).toHaveLength(1)
  })

  test('only the newest fifty automatic versions stay; named ones do too', async () => {
    const { ada, story, params } = await begin()
    await keep(ada, story.id, 'Named')
    for (let round = 0; round < 52; round++) {
      await pause(ada, story, 100 + round)
      app.clock.advance(31 * MINUTE)
    }
    const { count } = await app.ok('listStoryVersions', { as: ada, params })
    expect(count).toBe(51)
    expect(
      (await app.ok('listStoryVersions', { as: ada, params: params, query: { page: 6 } })).results.at(-1),
    ).toMatchObject({ name: 'Named' })
  })
})

test('restoring a version restores the cast, speakers included, and undo reverts that', async () => {
  const { ada, story, params } = await begin()
  const [scene_id = ''] = story.sceneIds
  const member = (id: string) => ({ storyId: story.id, id })
  const cast = async () =>
    (await app.ok('listCharacters', { as: ada, params: { storyId: story.id } })).results
      .map(({ call_name, description, role }) => `${role} ${call_name}: ${description}`)
      .toSorted()
  const speaker = async () => (await read(ada, story.id)).scenes[0]?.speaker_story_character_id
  const add = (call_name: string) =>
    app.ok('createCharacter', { as: ada, params: { storyId: story.id }, body: { call_name, description: 'old' } })
  const { id: mara } = await add('Mara')
  const { id: tom } = await add('Tom')
  const speak = { story_id: story.id, scene_id, speaker_story_character_id: mara }
  await app.ok('updateSceneAudio', { as: ada, body: speak })
  const before = await cast()
  const { version_id } = await keep(ada, story.id)

  await app.ok('deleteCharacter', { as: ada, params: member(mara) })
  await app.ok('updateCharacter', { as: ada, params: member(tom), body: { description: 'young' } })
  const { id: late } = await add('Late')
  await app.ok('publishCharacter', { as: ada, params: member(late) })
  const changed = await cast()
  expect(changed).toEqual(['Character Late: old', 'Character Tom: young', 'Narrator Narrator: '])

  await app.ok('restoreStoryVersion', { as: ada, params: { ...params, version_id } })
  expect([await cast(), await speaker()]).toEqual([before, mara])
  // Her portrait was being generated: it stops, and the restored character waits for nothing.
  await app.runJobs()
  await app.ok('undoStoryEdit', { as: ada, params })
  expect([await cast(), await speaker()]).toEqual([changed, null])
  const { results } = await app.ok('listCharacters', { as: ada, params: { storyId: story.id } })
  expect(results.map((each) => each.portrait_generation_status)).not.toContain('IN_PROGRESS')
})
