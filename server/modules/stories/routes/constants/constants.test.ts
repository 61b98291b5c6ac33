import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const quiet = encodeWav({ sampleRate: 8000, channels: [new Float32Array(8000)] })
const get = (url: string | null) => test.backend.fetch(new Request(`http://localhost:4400${url ?? ''}`))

describe('voices', () => {
  it('listVoices: voices are sorted, each with a playable sample', async () => {
    const { voices } = await test.ok('listVoices', { as: ada })
    expect(voices.map(({ voice_code }) => voice_code)).toEqual(['en-GB-test', 'en-US-test'])
    for (const { sample_url } of voices) {
      const sample = await get(sample_url)
      expect([sample.status, sample.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    }
  })

  it('listVoicesByLanguage: voices are grouped by language, with the voice of new scenes', async () => {
    const { languages, default_voice_code } = await test.ok('listVoicesByLanguage', { as: ada })
    expect(languages.map(({ language_name }) => language_name)).toEqual([
      'English (United Kingdom)',
      'English (United States)',
    ])
    expect(default_voice_code).toBe('en-US-test')
    expect(languages.flatMap(({ voices }) => voices.map(({ provider }) => provider))).toEqual([
      'Test engine',
      'Test engine',
    ])
  })
})

describe('music', () => {
  it('listMusic: music can be played, and each track is one media for all users', async () => {
    const { tracks } = await test.ok('listMusic', { as: ada })
    const again = await test.ok('listMusic', { as: await test.user() })
    expect(again.tracks).toEqual(tracks)
    expect(tracks).toMatchObject([{ track_id: 'calm', mood: 'calm', bpm: 80, duration_ms: 1000 }])
    expect((await get(tracks[0]?.file_location ?? null)).headers.get('content-type')).toBe('audio/wav')
    const rows = await test.db.select().from(media)
    expect(rows).toMatchObject([{ id: tracks[0]?.media_id, userId: null, source: 'SYSTEM' }])
  })

  it('listSoundEffects: sound effects are sorted by name, can be played, and each is one media for all users', async () => {
    const { effects } = await test.ok('listSoundEffects', { as: ada })
    expect(effects).toMatchObject([
      { effect_id: 'click', name: 'Click', words: ['mouse'], kind: 'EFFECT', duration_ms: 1000, loops: false },
      { effect_id: 'rain', name: 'Rain', words: ['weather'], kind: 'AMBIENCE', duration_ms: 1000, loops: true },
    ])
    expect((await test.ok('listSoundEffects', { as: await test.user() })).effects).toEqual(effects)
    const rows = await test.db.select().from(media)
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(effects.map(({ media_id }) => media_id)))
    for (const row of rows) expect(row).toMatchObject({ userId: null, source: 'SYSTEM', durationMs: 1000 })
  })

  it('listSoundEffects: a sound effect is made by the first request of its file, and by that alone', async () => {
    const render = vi.spyOn(test.app.engines.music, 'render')
    const { effects } = await test.ok('listSoundEffects', { as: ada })
    expect(render).not.toHaveBeenCalled()
    for (let time = 0; time < 2; time++) {
      const answer = await get(effects[1]?.file_location ?? null)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    }
    expect(render.mock.calls).toEqual([['rain']])
    render.mockRestore()
  })

  it('listBackgroundMusicMedia: the user’s own music is every finished sound they uploaded, newest first', async () => {
    const eve = await test.user()
    const now = test.app.clock.now()
    const row = (user: TestUser, name: string, more: Partial<typeof media.$inferInsert> = {}) => ({
      userId: user.id,
      mediaType: 'audio' as const,
      source: 'USER' as const,
      status: 'COMPLETED' as const,
      fileKey: `media/${name}.mp3`,
      fileName: `${name}.mp3`,
      contentType: 'audio/mpeg',
      createdAt: now,
      updatedAt: now,
      ...more,
    })
    await test.db
      .insert(media)
      .values([
        row(ada, 'older', { createdAt: new Date(now.getTime() - 1000) }),
        row(ada, 'newer'),
        row(ada, 'unfinished', { status: 'PENDING' }),
        row(ada, 'spoken', { source: 'GENERATED' }),
        row(ada, 'picture', { mediaType: 'image' }),
        row(eve, 'foreign'),
      ])
    const { media: own } = await test.ok('listBackgroundMusicMedia', { as: ada })
    expect(own.map(({ file_name }) => file_name)).toEqual(['newer.mp3', 'older.mp3'])
  })

  it('listBackgroundMusicMedia: voice recordings are no music, also after their scene is deleted', async () => {
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    const [kept, deleted] = [
      await test.ok('addScene', { as: ada, body: { story_id, new_element_order: 0 } }),
      await test.ok('addScene', { as: ada, body: { story_id, new_element_order: 1 } }),
    ]
    const upload = async (name: string, place: { story_id?: string; scene_id?: string } = {}) =>
      (await uploadFile(test, ada, { name, type: 'audio/wav', bytes: quiet, place })).id
    await upload('theme.wav', { story_id })
    await upload('for a scene.wav', { story_id, scene_id: deleted.id })
    const inUse = await upload('from the library.wav', { story_id })
    const body = { story_id, scene_id: kept.id, audio_media: inUse, upload_audio: true, generate_audio: false }
    await test.ok('updateSceneAudio', { as: ada, body })
    await test.ok('createStoryFromAudio', { as: ada, body: { media_id: await upload('whole story.wav') } })
    await test.ok('deleteScene', { as: ada, body: { story_id, scene_id: deleted.id } })
    const { media: own } = await test.ok('listBackgroundMusicMedia', { as: ada })
    expect(own.map(({ file_name }) => file_name)).toEqual(['theme.wav'])
  })
})

it('listLeonardoPresets: the image styles are the illustrator’s looks, each with a sample and its colours', async () => {
  const { models } = await test.ok('listLeonardoPresets', { as: ada })
  const styles = models.flatMap((model) => model.styles)
  expect(styles.map(({ leonardo_style_id }) => leonardo_style_id)).toEqual(['cinematic', 'watercolor'])
  expect(styles.map((style) => style.preview_colors)).toEqual(
    test.app.engines.illustrator.looks.map((look) => look.colours),
  )
  for (const { preview_url } of styles) expect((await get(preview_url)).status).toBe(200)
})

it('listAvailableCountries: all countries are listed, with their currency', async () => {
  const { countries } = await test.ok('listAvailableCountries', { as: ada })
  expect(countries).toHaveLength(249)
  expect(countries[0]?.name).toBe('Afghanistan')
  const wanted = ['DE', 'GB', 'IN', 'JP'].map((code) => countries.find((country) => country.code === code))
  expect(wanted.map((country) => country?.currency)).toEqual(['EUR', 'GBP', 'INR', 'USD'])
  expect(wanted[0]?.name).toBe('Germany')
})

describe('prices', () => {
  it('getProductsPrices: prices are sorted, cheapest first, in the currency of the user’s country', async () => {
    const dollars = await test.ok('getProductsPrices', { as: ada })
    const amounts = dollars.prices.map(({ amount }) => amount)
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other))
    expect(new Set(dollars.prices.map(({ currency_symbol }) => currency_symbol))).toEqual(new Set(['$']))
    await test.ok('updateUserLocation', { as: ada, body: { country: 'DE' } })
    const euros = await test.ok('getProductsPrices', { as: ada })
    expect(new Set(euros.prices.map(({ currency, currency_symbol }) => `${currency}${currency_symbol}`))).toEqual(
      new Set(['EUR€']),
    )
  })

  it('prices include the free limits of the product', async () => {
    const { free_plan, prices } = await test.ok('getProductsPrices', { as: ada })
    expect(free_plan).toEqual({
      name: 'Free',
      starting_credits: 100,
      max_video_seconds: 60,
      max_projects: 3,
      max_stories: 20,
      max_image_styles: 2,
      max_trained_models: 3,
    })
    expect(prices.every(({ features }) => features.includes('Videos up to 15 minutes'))).toBe(true)
  })
})

it('getCreditCosts: the cost table has every action once, with its cost', async () => {
  const { costs } = await test.ok('getCreditCosts', { as: ada })
  expect(new Set(costs.map(({ action }) => action)).size).toBe(costs.length)
  expect(costs).toContainEqual({
    action: 'regenerate_image',
    engine_price: null,
    label: 'New image',
    credits: 1,
    unit: 'CALL',
    note: null,
  })
})
