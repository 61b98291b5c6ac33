import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Refused } from '#engines/providers/http/provider-error.ts'
import { arolls, creditHolds, scenes } from '#server/platform/db/schema/index.ts'
import { FILM } from '#server/modules/generation/testing/set-up-generation.ts'
import { REFUSED } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { setUpQuotes } from '#server/modules/generation/quotes/testing/set-up-quotes.ts'

const { test, begin } = await setUpQuotes()

describe('making it real', () => {
  it('making a story real replaces the chosen drafts, keeps captions written by hand, and keeps the drafts as takes', async () => {
    const { ada, ids, quote, accept, film, work, story_id, asked } = await begin()
    const [one] = await film()
    await test.db
      .update(scenes)
      .set({ areCaptionsOverridden: true, captions: [{ word: 'Mine', start: 0, end: 100 }] })
      .where(eq(scenes.id, one?.id ?? ''))
    const before = await film()
    const items = (await ids('PICTURE', 'VOICE')).filter((_, at) => at < 4)
    const credits = await test.balance(ada)
    const { id, most } = await quote(items)
    expect(await accept(id)).toMatchObject({ status: 'RUNNING' })
    await test.runJobs()
    const after = await film()
    expect(asked).toHaveLength(4)
    expect(after[0]?.audio_media?.id).not.toBe(before[0]?.audio_media?.id)
    expect(after[0]?.captions.map(({ word }) => word)).toEqual(['Mine'])
    expect(after[0]?.language_and_voice_code).toBe('eleven:bella')
    expect(after.map(({ duration_in_frames }) => duration_in_frames)).toEqual(
      before.map(({ duration_in_frames }) => duration_in_frames),
    )
    expect(after[2]).toMatchObject({ audio_media: { id: before[2]?.audio_media?.id } })
    const { quote: last } = await work()
    expect(last).toMatchObject({ status: 'ENDED', charged: most })
    expect(await test.balance(ada)).toBe(credits - most)
    const [layer] = before[0]?.arolls ?? []
    const draft = layer?.aroll_object.media?.id ?? ''
    const back = { params: { aroll_id: layer?.id ?? '' }, body: { media: draft } }
    await test.ok('setArollMedia', { as: ada, ...back })
    const marks = await test.ok('listStaleWork', { as: ada, params: { story_id } })
    // The third is still spoken by a draft, and would have another voice today.
    expect(marks.items.filter(({ scene_number: number }) => number < 3)).toEqual([])
  })

  it('making an image real generates it with the chosen engine and its clip afterwards', async () => {
    const { ids, quote, accept, film, asked } = await begin()
    const [image] = await ids('PICTURE')
    const [motion] = await ids('MOTION')
    const { id } = await quote([image ?? '', motion ?? ''], [{ part: 'PICTURE', engine: 'flux' }])
    await accept(id)
    await test.runJobs()
    expect(asked[0]).toContain('flux draws')
    expect(asked[1]).toBe('kling moves')
    expect((await film())[0]?.arolls[0]?.aroll_object.media?.media_type).toBe('video')
  })

  it('getRealWork, createQuote: making a story real skips and names what the user has edited, and what is real already', async () => {
    const { ada, ids, quote, accept, work, film } = await begin()
    const [one] = await film()
    const [layer] = one?.arolls ?? []
    const media = layer?.aroll_object.media?.id ?? ''
    const body = { model_id: 'draft-upscale', source_media_id: media, upscale_factor: 2, aroll_id: layer?.id ?? '' }
    await test.ok('createTask', { as: ada, body })
    await test.runJobs()
    const images = await ids('PICTURE')
    const { id, items } = await quote(images)
    expect(items.map(({ id: item }) => item)).toEqual(images.slice(1))
    await accept(id)
    await test.runJobs()
    const locks = (await work()).items.filter(({ part }) => part === 'PICTURE').map(({ lock }) => lock)
    expect(locks).toEqual(['EDITED', 'MADE', 'MADE'])
    expect(
      await test.call('createQuote', {
        as: ada,
        body: { story_id: one ? (await work()).story_id : '', items: images },
      }),
    ).toMatchObject({
      status: 400,
      body: { error: 'NOTHING_TO_MAKE' },
    })
  })

  it('getRealWork: a fallback draft has the message of the engine that failed', async () => {
    const { ids, quote, accept, work, real } = await begin()
    const [image = ''] = await ids('PICTURE')
    expect((await work()).items.filter(({ problem }) => problem !== null)).toEqual([])
    real.before = () => Promise.reject(new Refused('No credit left at OpenAI'))
    await accept((await quote([image])).id)
    await test.runJobs()
    const found = (await work()).items.filter(({ problem }) => problem !== null)
    expect(found).toMatchObject([
      { id: image, is_draft: true, lock: null, problem: 'gpt-image-2: No credit left at OpenAI' },
    ])
  })

  it('making a story real is stopped midway: finished pieces stay and are paid, the rest costs nothing', async () => {
    const { ada, ids, quote, accept, film, work, real } = await begin()
    const before = await film()
    const credits = await test.balance(ada)
    const { id } = await quote(await ids('PICTURE', 'VOICE', 'MOTION'))
    let begun = 0
    let stopped: Promise<unknown> | undefined
    real.before = async (call) => {
      if (!call.includes('draws') || ++begun < 2) return
      stopped ??= test.ok('stopQuote', { as: ada, body: { quote_id: id } })
      await stopped
    }
    await accept(id)
    await test.runJobs()
    test.takeLogged()
    const { quote: last } = await work()
    expect(last?.status).toBe('STOPPED')
    const paid = last?.items.filter(({ state }) => state === 'MADE') ?? []
    expect(paid.length).toBeGreaterThan(0)
    expect(last?.items.filter(({ state }) => state === 'NOT_MADE').length).toBeGreaterThan(0)
    // A part of a credit is paid with the piece before.
    expect(last?.items.every(({ state }) => ['MADE', 'FREE', 'NOT_MADE'].includes(state))).toBe(true)
    expect(await test.balance(ada)).toBe(credits - paid.reduce((sum, { charged }) => sum + charged, 0))
    const after = await film()
    expect(after[2]?.arolls[0]?.aroll_object.media?.id).toBe(before[2]?.arolls[0]?.aroll_object.media?.id)
    expect(after.map(({ status }) => status)).toEqual(FILM.map(() => 'COMPLETED'))
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({
      status: 409,
      body: { error: 'QUOTE_ENDED' },
    })
  })

  it('making a story real begins what a cap leaves room for, names what waits, and continues after consent', async () => {
    const { ada, story_id, ids, quote, accept, work, asked } = await begin()
    const images = await ids('PICTURE')
    await test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits: 7 } })
    const { id } = await quote(images)
    expect(await accept(id)).toMatchObject({
      status: 'RUNNING',
      items: [
        { state: 'IN_WORK' },
        { state: 'IN_WORK' },
        { state: 'PAUSED', reason: 'Your spending limit doesn’t allow this' },
      ],
      caps_reached: [{ scope: 'FILM', credits: 7, spent: 6, left: 1, cost: 3, needed: 9 }],
    })
    await test.runJobs()
    expect(asked).toHaveLength(2)
    expect((await work()).quote).toMatchObject({ status: 'PAUSED', charged: 6 })
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({
      status: 402,
      body: { error: 'CAP_REACHED', caps_reached: [{ left: 1, needed: 9 }] },
    })
    const headers = { 'Over-Caps': 'film=9' }
    const again = await test.call('acceptQuote', { as: ada, headers, body: { quote_id: id } })
    expect(again).toMatchObject({ status: 202, body: { status: 'RUNNING', caps_reached: [] } })
    await test.runJobs()
    expect((await work()).quote).toMatchObject({ status: 'ENDED', charged: 9 })
    expect(asked).toHaveLength(3)
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({ status: 409 })
  })

  it('making a story real begins nothing where a cap has no room, and keeps an image and its clip together', async () => {
    const { ada, story_id, ids, quote, accept, work, asked } = await begin()
    const cap = (credits: number | null) =>
      test.ok('setStoryCreditCap', { as: ada, params: { story_id }, body: { credits } })
    const all = await ids('PICTURE', 'MOTION')
    const { id, most } = await quote(all)
    await cap(2)
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({
      status: 402,
      body: { caps_reached: [{ cost: most, needed: most, left: 2 }] },
    })
    expect(asked).toEqual([])
    // Room for an image (3), not for the clip of it as well.
    await cap(4)
    expect((await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).status).toBe(402)
    await cap(most - 1)
    const begun = await accept(id)
    const waiting = begun.items.filter(({ state }) => state === 'PAUSED')
    expect(waiting.map(({ part }) => part).toSorted()).toEqual(['MOTION', 'PICTURE'])
    expect(new Set(waiting.map(({ aroll_id }) => aroll_id)).size).toBe(1)
    await test.runJobs()
    expect(asked).toHaveLength(all.length - 2)
    // Stopped, it never begins.
    expect(await test.ok('stopQuote', { as: ada, body: { quote_id: id } })).toMatchObject({ status: 'STOPPED' })
    expect((await work()).quote?.items.filter(({ reason }) => reason === 'Stopped before it started')).toHaveLength(2)
    expect(await test.call('acceptQuote', { as: ada, body: { quote_id: id } })).toMatchObject({ status: 409 })
  })

  it('making a story real does not charge refusals: a built-in fallback is free, and without one the draft stays', async () => {
    const { ada, ids, quote, accept, work, engines } = await begin()
    await test.db.update(arolls).set({ customImageGenerationPrompt: 'refuse this' })
    const credits = await test.balance(ada)
    const [first, second] = await ids('PICTURE')
    await accept((await quote([first ?? ''])).id)
    await test.runJobs()
    expect((await work()).quote?.items).toMatchObject([
      { state: 'FREE', charged: 0, reason: 'Generated by Test engine at no charge' },
    ])
    test.app.engines = {
      ...engines,
      illustrator: { ...engines.illustrator, illustrate: () => Promise.reject(new Refused(REFUSED)) },
    }
    test.clock.advance(1_000)
    await accept((await quote([second ?? ''])).id)
    await test.runJobs()
    test.takeLogged()
    const [item] = (await work()).quote?.items ?? []
    expect(item).toMatchObject({ state: 'NOT_MADE', charged: 0 })
    expect(item?.reason).toContain(REFUSED)
    expect(await test.balance(ada)).toBe(credits)
    expect(await test.db.select().from(creditHolds).where(eq(creditHolds.status, 'CAPTURED'))).toEqual([])
  })
})
