import { describe, expect, test } from 'vitest'
import type { OperationId } from '#generated/server/operations.ts'
import { fieldsOf, setUpArolls } from '#server/modules/stories/arolls/testing/set-up-arolls.ts'

const { app, begin } = await setUpArolls()

describe('every change of an A-roll', () => {
  const changes: [OperationId, object, object][] = [
    ['updateContentFit', { content_fit: 'BLUR_FILL' }, { content_fit: 'BLUR_FILL' }],
    ['updateArollLayout', { layout: 'SPLIT_LEFT' }, { layout: 'SPLIT_LEFT' }],
    ['flipArollHorizontal', { flipped: true }, { flipped: true }],
    ['cropAroll', { crop: { x: 0.1, y: 0, width: 0.9, height: 1 } }, { crop: { x: 0.1, y: 0, width: 0.9, height: 1 } }],
  ]
  test.each(changes)(
    'updateContentFit, updateArollLayout, flipArollHorizontal, cropAroll: the change %s of a visual is stored, counted and announced, and only for the owner',
    async (id, body, expected) => {
      const { owner, params, story } = await begin()
      expect((await app.call(id, { as: await app.user(), params, body })).status).toBe(404)
      expect((await app.call(id, { as: owner, params, body })).body).toMatchObject(expected)
      expect(await app.ok('getAroll', { as: owner, params })).toMatchObject(expected)
      expect((await app.ok('getStory', { as: owner, query: { story_id: story.id } })).revision).toBe(1)
      const [event] = app.events.filter(({ event: name }) => name === 'story-changed')
      expect(event?.data).toMatchObject({ story_id: story.id, revision: 1, scene_ids: [story.sceneIds[0]] })
    },
  )

  test('cropAroll: a crop of a visual stays inside the image and can be reset', async () => {
    const { owner, params } = await begin()
    const crop = (area: object | null) => app.call('cropAroll', { as: owner, params, body: { crop: area } })
    const outside = 'The area must be inside the image'
    expect(await crop({ x: 0.5, y: 0.5, width: 0.6, height: 0.5 })).toMatchObject(fieldsOf({ 'crop.width': outside }))
    expect(await crop({ x: 0.5, y: 0.5, width: 0.5, height: 0.6 })).toMatchObject(fieldsOf({ 'crop.height': outside }))
    await crop({ x: 0.5, y: 0.5, width: 0.5, height: 0.5 })
    expect(await crop(null)).toMatchObject({ status: 200, body: { crop: null } })
  })

  test('refreshSeed: a new seed of a visual differs from the old one', async () => {
    const { owner, params } = await begin()
    const first = await app.ok('refreshSeed', { as: owner, params })
    const second = await app.ok('refreshSeed', { as: owner, params })
    expect(first.aroll_object.seed).not.toBeNull()
    expect(second.aroll_object.seed).not.toBe(first.aroll_object.seed)
  })
})

describe('animation and transition', () => {
  test('updateImageAnimation: an animation changes one A-roll or all of the story, the named one first', async () => {
    const { owner, params, story } = await begin()
    const one = { as: owner, params, body: { image_animation: 'ZOOM_IN' } }
    expect((await app.ok('updateImageAnimation', one)).arolls.map(({ id }) => id)).toEqual([story.arollIds[0]])
    const second = { aroll_id: story.arollIds[1] ?? '' }
    const body = { image_animation: 'PAN_LEFT', is_update_for_all_scenes: true }
    const all = await app.ok('updateImageAnimation', { as: owner, params: second, body })
    expect(all.arolls.map(({ id, image_animation }) => [id, image_animation])).toEqual([
      [story.arollIds[1], 'PAN_LEFT'],
      [story.arollIds[0], 'PAN_LEFT'],
    ])
    expect(all.revision).toBe(2)
  })

  test('updateTransition: a transition has a usual length, is never longer than its A-roll and moves nothing', async () => {
    const { owner, params, story } = await begin([90, 15])
    const set = (body: object) => app.call('updateTransition', { as: owner, params, body })
    expect(await set({ transition_name: 'fade' })).toMatchObject({
      body: { arolls: [{ transition_duration_ms: 500, duration_ms: 3_000 }] },
    })
    const all = { transition_name: 'wipe', transition_duration_ms: 3_000, is_update_for_all_scenes: true }
    expect(await set(all)).toMatchObject({
      body: { arolls: [{ transition_duration_ms: 3_000 }, { transition_duration_ms: 500, duration_ms: 500 }] },
    })
    const scene = await app.ok('getScene', {
      as: owner,
      query: { story_id: story.id, scene_id: story.sceneIds[1] ?? '' },
    })
    expect([scene.transition_duration_frames, scene.duration_in_frames]).toEqual([15, 15])
    const short = { aroll_id: story.arollIds[1] ?? '' }
    const tooLong = { transition_name: 'fade', transition_duration_ms: 501 }
    expect(await app.call('updateTransition', { as: owner, params: short, body: tooLong })).toMatchObject(
      fieldsOf({ transition_duration_ms: 'A transition can’t be longer than the A-roll' }),
    )
    expect(await set({ transition_name: '' })).toMatchObject({ body: { arolls: [{ transition_duration_ms: 0 }] } })
  })
})
