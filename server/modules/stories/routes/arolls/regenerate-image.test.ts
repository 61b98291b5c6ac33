import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { arolls, creditHolds, users } from '#server/platform/db/schema/index.ts'
import { EngineError } from '#engines/ports.ts'
import { NotCharged } from '#engines/providers/http/provider-error.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { setUpDrawing } from '#server/testing/set-up-drawing.ts'

const { app, asked, engine, illustrator } = await setUpDrawing()

async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner)
  const params = { aroll_id: story.arollIds[0] ?? '' }
  const ask = (body: object = {}, key?: string) => app.call('regenerateImage', { as: owner, params, body, key })
  const shown = () => app.ok('getAroll', { as: owner, params })
  const history = async () => {
    const query = { ...params, scene_id: story.sceneIds[0] ?? '', story_id: story.id }
    return (await app.ok('getPreviousGenerations', { as: owner, query })).results.map(({ id }) => id)
  }
  return { owner, story, params, ask, shown, history }
}

describe('a new picture', () => {
  test('regenerateImage: a new picture costs one credit, comes by the job and is kept beside the one before', async () => {
    const { owner, story, ask, shown, history } = await begin()
    expect(await ask({ custom_prompt: 'a lighthouse', image_style: 'watercolor' })).toMatchObject({
      status: 200,
      body: { status: 'GENERATING', aroll_object: { custom_image_generation_prompt: 'a lighthouse' } },
    })
    expect(await app.balance(owner)).toBe(99)
    await app.runJobs()
    expect(asked).toMatchObject([{ prompt: 'a lighthouse', look: 'watercolor', width: 1080, height: 1080 }])
    const first = await shown()
    expect(first).toMatchObject({ status: 'COMPLETED', aroll_object: { media: { prompt: 'a lighthouse' } } })
    const [update] = app.events.filter(({ event }) => event === 'media_update')
    expect(update?.data).toMatchObject({ media: { id: first.aroll_object.media?.id } })
    const changed = app.events.filter(({ event }) => event === 'story-changed')
    expect(changed.at(-1)?.data).toMatchObject({ story_id: story.id, scene_ids: story.sceneIds })

    app.clock.advance(1_000)
    await ask()
    expect((await shown()).aroll_object.media?.id).toBe(first.aroll_object.media?.id)
    await app.runJobs()
    // The same again is another picture.
    expect(asked[1]).toMatchObject({ prompt: 'a lighthouse', look: 'watercolor' })
    expect(asked[1]?.seed).not.toBe(asked[0]?.seed)
    const second = await shown()
    expect(await history()).toEqual([second.aroll_object.media?.id, first.aroll_object.media?.id])
  })

  test('a new picture is drawn in the style that was chosen for it last, and in the story’s again after null', async () => {
    const { ask, shown } = await begin()
    const lookAfter = async (body: object) => {
      expect((await ask(body)).status).toBe(200)
      await app.runJobs()
      return asked.at(-1)?.look
    }
    const usual = await lookAfter({ custom_prompt: 'a lighthouse' })
    expect(usual).not.toBe('watercolor')
    expect(await lookAfter({ leonardo_style_id: 'watercolor' })).toBe('watercolor')
    expect(await lookAfter({})).toBe('watercolor')
    expect(await lookAfter({ image_style: usual })).toBe(usual)
    expect(await shown()).toMatchObject({ image_style: usual, leonardo_style_id: null })
    expect(await lookAfter({ image_style: 'watercolor' })).toBe('watercolor')
    expect(await lookAfter({ image_style: null })).toBe(usual)
  })

  test('a new picture starts from the new seed', async () => {
    const { owner, params, ask } = await begin()
    const { aroll_object } = await app.ok('refreshSeed', { as: owner, params })
    await ask()
    await app.runJobs()
    expect(asked[0]?.seed).toBe(aroll_object.seed)
  })

  test('a new picture asked for twice is drawn and paid once', async () => {
    const { owner, ask } = await begin()
    const key = crypto.randomUUID()
    const both = await Promise.all([ask({}, key), ask({}, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'IN_PROGRESS' } })
    expect(await ask({ custom_prompt: 'x' }, key)).toMatchObject({
      status: 409,
      body: { error: 'IDEMPOTENCY_KEY_REUSED' },
    })
    await app.runJobs()
    expect([asked.length, await app.balance(owner)]).toEqual([1, 99])
  })

  test('a new picture gives way to what was chosen while it was drawn', async () => {
    const { owner, params, ask, shown, history } = await begin()
    await ask()
    await app.runJobs()
    const first = (await shown()).aroll_object.media?.id ?? ''
    await ask({ custom_prompt: 'another' })
    await app.ok('setArollMedia', { as: owner, params, body: { media: first } })
    await app.runJobs()
    expect((await shown()).aroll_object.media?.id).toBe(first)
    expect(await history()).toHaveLength(2)
  })
})

describe('a picture that does not come', () => {
  test('a picture that the engine refuses leaves the old one, says why and is refunded once', async () => {
    const { owner, ask, shown } = await begin()
    await ask()
    await app.runJobs()
    const before = await shown()
    engine.draw = () => Promise.reject(new EngineError('There is too little memory'))
    await ask()
    expect(await app.balance(owner)).toBe(98)
    await app.runJobs()
    expect(app.takeLogged().map(({ message }) => message)).toEqual(['Job draw-aroll was given up'])
    const after = await shown()
    expect(after).toMatchObject({
      status: 'FAILED',
      error_message: 'There is too little memory. The old picture was kept. You were not charged.',
      aroll_object: { media: { id: before.aroll_object.media?.id } },
    })
    expect(await app.balance(owner)).toBe(99)
    const released = await app.db.select().from(creditHolds).where(eq(creditHolds.status, 'RELEASED'))
    expect(released).toHaveLength(1)
    engine.draw = illustrator.illustrate
    await ask()
    await app.runJobs()
    expect(await shown()).toMatchObject({ status: 'COMPLETED', error_message: null })
  })

  test.each([
    ['the engine stops', new Error('boom'), 'Something Went Wrong'],
    [
      'a provider is busy',
      new NotCharged('OpenAI is busy or unavailable (429)'),
      'OpenAI is busy or unavailable (429)',
    ],
  ])('a picture that fails because %s is tried again first, and then says what it may', async (_, failure, problem) => {
    const { owner, ask, shown } = await begin()
    engine.draw = () => Promise.reject(failure)
    await ask()
    await app.runJobs()
    expect((await shown()).status).toBe('GENERATING')
    app.clock.advance(10_000)
    await app.runJobs()
    app.takeLogged()
    expect(await shown()).toMatchObject({
      status: 'FAILED',
      error_message: `${problem}. You were not charged.`,
    })
    expect([asked.length, await app.balance(owner)]).toEqual([2, 100])
  })

  test('a picture whose A-roll was deleted is not charged', async () => {
    const { owner, params, ask } = await begin()
    await ask()
    await app.ok('deleteAroll', { as: owner, params })
    await app.runJobs()
    expect([asked.length, await app.balance(owner), app.files.keys()]).toEqual([0, 100, []])
  })
})

describe('a picture is refused', () => {
  test('a picture is refused for what may not be drawn, unknown looks and nothing to show', async () => {
    const { owner, params, ask } = await begin()
    for (const custom_prompt of ['a beheading', 'Porn', 'por\u200bn'])
      expect(await ask({ custom_prompt })).toMatchObject({ status: 400, body: { error: 'SAFETY_SYSTEM_VIOLATION' } })
    expect(await ask({ image_style: 'none' })).toMatchObject({
      status: 400,
      body: { fields: { image_style: ['Style not found'] } },
    })
    expect((await app.call('regenerateImage', { as: await app.user(), params, body: {} })).status).toBe(404)
    expect(await app.balance(owner)).toBe(100)
    expect((await ask({ custom_prompt: 'a child with a sextant on a battlefield, a Porsche' })).status).toBe(200)
  })

  test('a free account draws fifty new pictures within a day, and goes on with a plan', async () => {
    const { owner, ask } = await begin()
    const hold = { userId: owner.id, status: 'CAPTURED' as const, amount: 1, captured: 1, action: 'regenerate_image' }
    const createdAt = app.clock.now()
    const used = Array.from({ length: 49 }, () => ({ ...hold, createdAt, endedAt: createdAt }))
    await app.db.insert(creditHolds).values(used)
    expect((await ask()).status).toBe(200)
    await app.runJobs()
    expect(await ask()).toMatchObject({ status: 403, body: { error: 'IMAGE_USAGE_LIMIT_REACHED' } })
    await app.db.update(users).set({ isPremium: true }).where(eq(users.id, owner.id))
    expect((await ask()).status).toBe(200)
  })

  test('a picture is refused without credits', async () => {
    const { owner, params, ask } = await begin()
    await app.db.update(users).set({ creditBalance: 0 }).where(eq(users.id, owner.id))
    expect(await ask()).toMatchObject({ status: 402, body: { error: 'INSUFFICIENT_CREDITS' } })
    const [row] = await app.db.select().from(arolls).where(eq(arolls.id, params.aroll_id))
    expect(row?.status).toBe('EMPTY')
  })
})
