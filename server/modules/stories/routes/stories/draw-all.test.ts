import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#server/platform/db/schema/index.ts'
import { EngineError } from '#engines/ports.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { setUpDrawing } from '#server/testing/set-up-drawing.ts'

const { app, asked, engine, illustrator } = await setUpDrawing()

async function begin(values = {}) {
  const owner = await app.user()
  const story = await makeStory(app.db, owner, { scenes: [90, 90], values })
  const body = { story_id: story.id, ai_output_mode: 'IMAGE' }
  const balance = () => app.balance(owner)
  const shown = async () =>
    (await app.ok('getStory', { as: owner, query: { story_id: story.id } })).scenes.map(({ arolls }) => arolls[0])
  return { owner, story, body, balance, shown }
}

describe('drawing all scenes again', () => {
  test('generateWholeLongStoryVideo: drawing all scenes again charges each scene once, uses the story’s look and does not begin twice', async () => {
    const { owner, body, balance, shown } = await begin({ visualStyle: 'watercolor' })
    const before = await balance()
    await app.ok('generateWholeLongStoryVideo', { as: owner, body })
    expect(before - (await balance())).toBe(2)
    expect((await shown()).map((aroll) => aroll?.status)).toEqual(['GENERATING', 'GENERATING'])
    expect(await app.call('generateWholeLongStoryVideo', { as: owner, body })).toMatchObject({ status: 409 })
    await app.runJobs()
    expect(asked.map(({ look }) => look)).toEqual(['watercolor', 'watercolor'])
    expect((await shown()).map((aroll) => aroll?.aroll_object.media?.media_type)).toEqual(['image', 'image'])
  })

  test('drawing all scenes again refunds the scene that failed, and only that', async () => {
    const { owner, body, balance, shown } = await begin()
    const before = await balance()
    engine.draw = (request) =>
      asked.length === 1 ? Promise.reject(new EngineError('No colours left')) : illustrator.illustrate(request)
    await app.ok('generateWholeLongStoryVideo', { as: owner, body })
    await app.runJobs()
    expect(app.takeLogged()).toHaveLength(1)
    expect(before - (await balance())).toBe(1)
    expect((await shown()).map((aroll) => aroll?.status).toSorted()).toEqual(['COMPLETED', 'FAILED'])
  })

  test('drawing all scenes again charges nothing when the balance does not cover all scenes, or there are none', async () => {
    const { owner, body, balance } = await begin()
    await app.db.update(users).set({ creditBalance: 1 }).where(eq(users.id, owner.id))
    expect(await app.call('generateWholeLongStoryVideo', { as: owner, body })).toMatchObject({
      status: 402,
      body: { detail: 'This costs 2 credits. Your balance is 1' },
    })
    expect(await balance()).toBe(1)
    const empty = await makeStory(app.db, owner, { scenes: [] })
    const none = { ...body, story_id: empty.id }
    expect(await app.call('generateWholeLongStoryVideo', { as: owner, body: none })).toMatchObject({
      status: 400,
      body: { error: 'STORY_EMPTY', message: 'Add a scene first' },
    })
    const { story_id } = await app.ok('createNarratedStory', { as: owner, body: { initial_prompt: 'One. Two.' } })
    expect(await app.call('generateWholeLongStoryVideo', { as: owner, body: { ...body, story_id } })).toMatchObject({
      status: 400,
      body: { error: 'NO_PICTURES', message: 'No images yet. Generate the story first' },
    })
  })

  test('drawing all scenes again as clips adds camera motion to each new image, for the same price', async () => {
    const { owner, body, balance, shown } = await begin()
    const before = await balance()
    await app.ok('generateWholeLongStoryVideo', { as: owner, body: { ...body, ai_output_mode: 'VIDEO' } })
    await app.runJobs()
    expect((await shown()).map((aroll) => aroll?.aroll_object.media?.media_type)).toEqual(['video', 'video'])
    expect(before - (await balance())).toBe(2)
  })

  test('drawing all scenes again can be cancelled: what is missing is refunded and keeps its image; the rest stays', async () => {
    const { owner, story, body, balance, shown } = await begin()
    const before = await balance()
    await app.ok('generateWholeLongStoryVideo', { as: owner, body })
    const cancel = () => app.call('cancelGeneration', { as: owner, params: { story_id: story.id } })
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect((await shown()).map((aroll) => aroll?.status)).toEqual(['EMPTY', 'EMPTY'])
    await app.runJobs()
    expect(asked).toEqual([])
    expect(await balance()).toBe(before)
    expect(await cancel()).toMatchObject({ status: 409, body: { error: 'NOTHING_TO_CANCEL' } })
  })

  test('drawing only failed scenes again draws and charges only those', async () => {
    const { owner, body, balance, shown } = await begin()
    const again = { ...body, only_failed: true }
    expect(await app.call('generateWholeLongStoryVideo', { as: owner, body: again })).toMatchObject({
      status: 400,
      body: { error: 'NOTHING_FAILED' },
    })
    engine.draw = (request) =>
      asked.length === 1 ? Promise.reject(new EngineError('No colours left')) : illustrator.illustrate(request)
    await app.ok('generateWholeLongStoryVideo', { as: owner, body })
    await app.runJobs()
    app.takeLogged()
    const before = await balance()
    engine.draw = illustrator.illustrate
    await app.ok('generateWholeLongStoryVideo', { as: owner, body: again })
    await app.runJobs()
    expect(asked).toHaveLength(3)
    expect(before - (await balance())).toBe(1)
    expect((await shown()).map((aroll) => aroll?.status)).toEqual(['COMPLETED', 'COMPLETED'])
  })
})
