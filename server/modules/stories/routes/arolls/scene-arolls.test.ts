import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fieldsOf, setUpArolls } from '#server/modules/stories/arolls/testing/set-up-arolls.ts'
import { arolls, storyEdits } from '#server/platform/db/schema/index.ts'
import type { TestStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const { app, begin } = await setUpArolls()

async function addTo(owner: TestUser, story: TestStory, count: number) {
  for (let index = 0; index < count; index++)
    await app.ok('addAroll', { as: owner, body: { scene: story.sceneIds[0] } })
  return app.ok('getScene', { as: owner, query: { story_id: story.id, scene_id: story.sceneIds[0] ?? '' } })
}

describe('the A-rolls of a scene', () => {
  const shape = (scene: { arolls: { id: string; duration_ms: number }[] }) =>
    scene.arolls.map(({ id, duration_ms }) => [id, duration_ms])

  test('getAroll: an A-roll is returned as in its scene, to its owner only', async () => {
    const { owner, story, params } = await begin()
    const query = { story_id: story.id, scene_id: story.sceneIds[0] ?? '' }
    const scene = await app.ok('getScene', { as: owner, query })
    expect(scene.arolls).toEqual([await app.ok('getAroll', { as: owner, params })])
    expect((await app.call('getAroll', { as: await app.user(), params })).status).toBe(404)
  })

  test('addAroll: the duplicate of a visual follows its original at once, without its transition', async () => {
    const { owner, story } = await begin()
    const [first = ''] = story.arollIds
    const transition = { transitionName: 'fade', transitionDurationMs: 500 } as const
    await app.db.update(arolls).set(transition).where(eq(arolls.id, first))
    const { arolls: both } = await app.ok('addAroll', { as: owner, body: { duplicate_of: first } })
    expect(both).toMatchObject([
      { id: first, transition_name: 'fade', transition_duration_ms: 500 },
      { transition_name: '', transition_duration_ms: 0 },
    ])
  })

  test('addAroll, deleteAroll: the A-rolls of a scene share its time when one is added or deleted', async () => {
    const { owner, story, params } = await begin()
    const [first] = story.arollIds
    const copied = await app.ok('addAroll', { as: owner, body: { duplicate_of: first } })
    expect(copied.arolls.map(({ duration_ms, aroll_order }) => [duration_ms, aroll_order])).toEqual([
      [1_500, 0],
      [1_500, 1],
    ])
    const three = await addTo(owner, story, 1)
    expect(three.arolls.map(({ duration_ms }) => duration_ms)).toEqual([1_000, 1_000, 1_000])
    expect(three.arolls[2]).toMatchObject({ status: 'EMPTY', aroll_object: { media: null } })
    const left = await app.ok('deleteAroll', { as: owner, params })
    expect(left.arolls.map(({ duration_ms, aroll_order }) => [duration_ms, aroll_order])).toEqual([
      [1_500, 0],
      [1_500, 1],
    ])
    expect(left.duration_in_frames).toBe(90)
    expect((await app.call('getAroll', { as: owner, params })).status).toBe(404)
    const neither = await app.call('addAroll', { as: owner, body: {} })
    expect(neither).toMatchObject(fieldsOf({ scene: 'Choose a scene or an A-roll to duplicate' }))
    const other = await app.user()
    expect((await app.call('addAroll', { as: other, body: { scene: story.sceneIds[0] } })).status).toBe(404)
  })

  test('the A-rolls of a scene are limited to fifty', async () => {
    const { owner, story } = await begin([900])
    const [sceneId = ''] = story.sceneIds
    const now = app.clock.now()
    const more = Array.from({ length: 49 }, (_, index) => ({
      sceneId,
      arollOrder: index + 1,
      createdAt: now,
      updatedAt: now,
    }))
    await app.db
      .insert(arolls)
      .values(more.map((row) => ({ ...row, arollType: 'ImageARoll' as const, durationMs: 600 })))
    const full = await app.call('addAroll', { as: owner, body: { scene: story.sceneIds[0] } })
    expect(full).toMatchObject({ status: 400, body: { error: 'TOO_MANY_AROLLS' } })
  })

  test('incrementArollOrder, decrementArollOrder: a visual moves earlier or later, by one place or several in one edit, and stops at the ends of its scene', async () => {
    const { owner, story, params } = await begin()
    const ids = (await addTo(owner, story, 2)).arolls.map(({ id }) => id)
    const move = async (id: 'incrementArollOrder' | 'decrementArollOrder') =>
      (await app.ok(id, { as: owner, params })).arolls.map((aroll) => ids.indexOf(aroll.id))
    expect(await move('decrementArollOrder')).toEqual([0, 1, 2])
    expect(await move('incrementArollOrder')).toEqual([1, 0, 2])
    expect(await move('incrementArollOrder')).toEqual([1, 2, 0])
    expect(await move('incrementArollOrder')).toEqual([1, 2, 0])
    expect(await move('decrementArollOrder')).toEqual([1, 0, 2])
    const far = async (id: 'incrementArollOrder' | 'decrementArollOrder', places: number) =>
      (await app.ok(id, { as: owner, params, body: { places } })).arolls.map((aroll) => ids.indexOf(aroll.id))
    expect(await far('incrementArollOrder', 9)).toEqual([1, 2, 0])
    const before = await app.db.$count(storyEdits)
    expect(await far('decrementArollOrder', 2)).toEqual([0, 1, 2])
    expect(await app.db.$count(storyEdits)).toBe(before + 1)
  })

  test('updateArollDurations: the A-rolls of a scene get the requested durations when these fill the scene', async () => {
    const { owner, story } = await begin()
    const [a = '', b = ''] = (await addTo(owner, story, 1)).arolls.map(({ id }) => id)
    const share = (aroll_ids: string[], aroll_durations: number[]) =>
      app.call('updateArollDurations', { as: owner, body: { scene: story.sceneIds[0], aroll_ids, aroll_durations } })
    const sum = fieldsOf({ aroll_durations: 'The durations must add up to 3000 ms' })
    const names = fieldsOf({ aroll_ids: 'List every A-roll of the scene once' })
    expect(await share([a, b], [1_000, 1_999])).toMatchObject(sum)
    expect(await share([a, b], [3_000])).toMatchObject(sum)
    expect(await share([a], [3_000])).toMatchObject(names)
    expect(await share([a, a], [1_000, 2_000])).toMatchObject(names)
    expect((await share([b, a], [2_200, 800])).status).toBe(200)
    const scene = await app.ok('getScene', {
      as: owner,
      query: { story_id: story.id, scene_id: story.sceneIds[0] ?? '' },
    })
    expect(shape(scene)).toEqual([
      [a, 800],
      [b, 2_200],
    ])
  })
})
