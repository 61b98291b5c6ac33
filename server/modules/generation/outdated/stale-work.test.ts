import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readPriceTable } from '#engines/prices.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import { type Edit, setUpOutdatedStory } from './testing/made-story.ts'

const { test, begin, make } = await setUpOutdatedStory()

describe('outdated assets', () => {
  it('listStaleWork: stale work has its reason, what follows and its price; a text that is changed back is not marked', async () => {
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

  it('stale work is not begun when the shown price no longer covers it', async () => {
    const begun = await begin()
    await make(begun, { kind: 'look', look: 'watercolor' })
    const body = { story_id: begun.story_id, most_credits: 2 }
    expect(await test.call('regenerateStaleWork', { as: begun.ada, body })).toMatchObject({
      status: 402,
      body: {
        ...{ error: 'PRICE_CHANGED', detail: 'It now costs up to 3 credits' },
        risen_price: { shown: 2, most: 3 },
      },
    })
    const [first] = (await begun.marks()).items
    const one = await test.ok('regenerateStaleWork', { as: begun.ada, body: { ...body, items: [first?.id ?? ''] } })
    expect(one).toMatchObject({ credits: 1, items: [{ scene_number: 1, reasons: ['LOOK'] }] })
    expect((await begun.marks()).items[0]).toMatchObject({ scene_number: 1, lock: 'IN_WORK', credits: 0 })
    await test.runJobs()
    expect((await begun.marks()).items.map((item) => item.scene_number)).toEqual([2, 3])
  })

  it('stale work that a user edited is marked, says so, and is not regenerated', async () => {
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

  it('a lip sync waits for its voice, then is regenerated with it', async () => {
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
    const regenerateAll = () =>
      test.ok('regenerateStaleWork', { as: begun.ada, body: { story_id: begun.story_id, most_credits: 1_000 } })
    await regenerateAll()
    await test.runJobs()
    expect((await begun.marks()).items).toMatchObject([{ part: 'LIP_SYNC', reasons: ['SOUND'], follows: null }])
    await regenerateAll()
    await test.runJobs()
    expect((await begun.marks()).items).toEqual([])
    const [row] = (await arollsOfScenes(test, [first?.id ?? ''])).get(first?.id ?? '') ?? []
    const [clip] = await test.db
      .select()
      .from(media)
      .where(eq(media.id, row?.mediaId ?? ''))
    expect(clip?.mediaType).toBe('video')
  })

  it('a new image includes the price of its clip where an engine charges for clips, and no other image does', async () => {
    const begun = await begin()
    const [first] = (await begun.read()).scenes
    const shown = first?.arolls[0]
    const source_media_id = shown?.aroll_object.media?.id ?? ''
    const body = {
      model_id: 'draft-image-to-video',
      source_media_id,
      story_id: begun.story_id,
      aroll_id: shown?.id ?? '',
    }
    await test.ok('createTask', { as: begun.ada, body })
    await test.runJobs()
    const { animator } = test.app.engines
    const usualPrices = test.app.prices
    test.app.engines.animator = { ...animator, info: { label: 'Clips', id: 'fal:clips', builtIn: false } }
    test.app.prices = readPriceTable(
      JSON.stringify({ as_of: '2026-12-01', prices: [{ engine: 'fal:*', part: 'MOTION', credits: 40 }] }),
    )
    await make(begun, { kind: 'look', look: 'watercolor' })
    const { items } = await begun.marks()
    test.app.engines.animator = animator
    test.app.prices = usualPrices
    const creditsOf = (part: string) =>
      items.filter((item) => item.part === part).map(({ scene_number, credits }) => [scene_number, credits])
    // The image, and two seconds of clip.
    expect(creditsOf('PICTURE')).toEqual([
      [1, 81],
      [2, 1],
      [3, 1],
    ])
    expect(creditsOf('MOTION')).toEqual([[1, 0]])
  })
})
