import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sha256Of } from '#src/domain/sha256.ts'
import { renders } from '#server/platform/db/schema/index.ts'
import { newEffect } from '#server/testing/new-music-cues.ts'
import { newMedia, newText } from '#server/testing/new-overlays.ts'
import { FILM, SCRIPT, setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'

const { test, made, read } = await setUpGeneration()

/** A user with a generated story of three scenes. */
async function begin() {
  const ada = await test.user()
  const story_id = await made(ada)
  const story = await read(ada, story_id)
  const [scene] = story.scenes
  const voiceId = scene?.audio_media?.id ?? ''
  const [layer] = scene?.arolls ?? []
  const receiptOf = (media_id: string) => test.ok('getReceipt', { as: ada, params: { media_id } })
  const film = () => test.ok('getFilmReceipts', { as: ada, params: { story_id } })
  return { ada, story_id, scene, layer, voiceId, imageId: layer?.aroll_object.media?.id ?? '', receiptOf, film }
}

describe('a receipt', () => {
  it('getReceipt: a receipt of a voice-over names engine, voice and text, by content', async () => {
    const { voiceId, receiptOf } = await begin()
    const { receipt, sources } = await receiptOf(voiceId)
    expect(receipt).toMatchObject({ work: 'VOICE', engine: 'Test engine', is_draft: true, prompt: FILM[0], credits: 0 })
    expect(receipt.inputs).toContainEqual({ name: 'TEXT', content: sha256Of(FILM[0] ?? ''), media_id: null })
    expect(receipt.settings).toContainEqual({ name: 'voice', value: 'en-US-test' })
    expect(sources).toEqual([])
  })

  it('a receipt of a paid image has its cost and its inputs', async () => {
    const { ada, layer, receiptOf, story_id } = await begin()
    const params = { aroll_id: layer?.id ?? '' }
    await test.ok('regenerateImage', { as: ada, params, body: { custom_prompt: 'a lighthouse' } })
    await test.runJobs()
    const shown = await test.ok('getAroll', { as: ada, params })
    const { receipt } = await receiptOf(shown.aroll_object.media?.id ?? '')
    expect(receipt).toMatchObject({ work: 'PICTURE', prompt: 'a lighthouse', credits: 1, shared_by: 1 })
    expect(receipt.seed).toBe(shown.aroll_object.seed)
    expect(receipt.inputs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PROMPT', 'CAST', 'STYLE', 'LOOK', 'SEED', 'SHAPE']),
    )
    expect((await read(ada, story_id)).scenes[0]?.last_used_image_prompt).toBe('a lighthouse')
  })

  it('a receipt of an enlarged image links to its source image', async () => {
    const { ada, layer, imageId: pictureId, receiptOf, story_id } = await begin()
    const place = { story_id, aroll_id: layer?.id ?? '' }
    const body = { model_id: 'draft-upscale', source_media_id: pictureId, upscale_factor: 2, ...place }
    await test.ok('createTask', { as: ada, body })
    await test.runJobs()
    const shown = await test.ok('getAroll', { as: ada, params: { aroll_id: place.aroll_id } })
    const { receipt, sources } = await receiptOf(shown.aroll_object.media?.id ?? '')
    expect(receipt).toMatchObject({ work: 'UPSCALE', credits: 2 })
    expect(receipt.inputs).toContainEqual(expect.objectContaining({ name: 'SOURCE', media_id: pictureId }))
    expect(sources).toMatchObject([{ work: 'PICTURE', prompt: `Image of ${FILM[0]}` }])
  })

  it('getReceipt: a receipt of a sound effect calls it one, and names the page and licence of a recorded one', async () => {
    const { ada, receiptOf } = await begin()
    const [click, rain] = (await test.ok('listSoundEffects', { as: ada })).effects
    const [track] = (await test.ok('listMusic', { as: ada })).tracks
    const receiptsOf = [click, rain, track].map(async (sound) => (await receiptOf(sound?.media_id ?? '')).receipt)
    expect(await Promise.all(receiptsOf)).toMatchObject([
      { work: 'SOUND_EFFECT', engine: 'Test engine', licence: null, author: null, source_url: null },
      {
        ...{ work: 'SOUND_EFFECT', engine: 'Sounds', is_draft: false, author: 'Ada', licence: 'CC0 1.0' },
        source_url: 'https://sounds.example/ada/1/',
      },
      { work: 'MUSIC', engine: 'Test engine' },
    ])
  })

  it('a receipt is readable by its owner only', async () => {
    const { imageId: pictureId, story_id } = await begin()
    const eve = await test.user()
    expect(await test.call('getReceipt', { as: eve, params: { media_id: pictureId } })).toMatchObject({ status: 404 })
    expect(await test.call('getFilmReceipts', { as: eve, params: { story_id } })).toMatchObject({ status: 404 })
  })
})

describe('about this film', () => {
  it('getFilmReceipts: text, voices and images are listed in playing order, and user changes of the text are marked', async () => {
    const { ada, story_id, scene, imageId, film } = await begin()
    const before = await film()
    expect(before.receipts.map(({ place }) => place)).toEqual([
      'Text',
      ...FILM.flatMap((_, at) => [`Scene ${at + 1}, voice`, `Scene ${at + 1}`]),
    ])
    expect(before.receipts[0]?.receipt).toMatchObject({ work: 'TEXT', prompt: SCRIPT })
    const overlays = [newMedia(imageId, { scene_id: scene?.id }), newMedia(imageId), newText()]
    await test.ok('addOverlays', { as: ada, body: { story_id, overlays } })
    const over = (await film()).receipts.filter(({ place }) => /overlay/i.test(place))
    expect(over).toMatchObject([
      { place: 'Scene 1, overlay', scene_id: scene?.id, media_id: imageId },
      { place: 'Overlay', scene_id: null, media_id: imageId },
    ])
    const voice = scene?.audio_media?.id ?? ''
    const music_cues = [newEffect(voice, { scene_id: scene?.id }), newEffect(voice, { kind: 'MUSIC' })]
    await test.ok('addMusicCues', {
      ...{ as: ada, body: { story_id, music_cues: [...music_cues, newEffect(voice, { is_muted: true })] } },
    })
    expect((await film()).receipts.filter(({ place }) => /music|effect/i.test(place))).toMatchObject([
      { place: 'Scene 1, effect', scene_id: scene?.id, media_id: voice },
      { place: 'Further music', scene_id: null, media_id: voice },
    ])
    expect(before.engines).toContainEqual({ work: 'PICTURE', engine: 'Test engine', is_draft: true, count: 3 })
    const body = { story_id, scene_id: scene?.id ?? '', new_text: 'Changed.', base_text: FILM[0] ?? '' }
    await test.ok('updateSceneAudio', { as: ada, body: { ...body, generate_audio: false, upload_audio: false } })
    expect((await film()).receipts[0]?.place).toBe('Text, edited manually in 1 of 3 scenes')
  })

  it('generateVideo, getRenderDocument: receipts are written into a film’s file only where the export requested it', async () => {
    const { ada, story_id, film } = await begin()
    const written = async (include_receipts?: boolean) => {
      const body = { story_id, executor: 'BROWSER' as const, include_receipts }
      const params = { render_id: (await test.ok('generateVideo', { as: ada, body })).render.id }
      const { receipts } = await test.ok('getRenderDocument', { as: ada, params })
      await test.ok('cancelRender', { as: ada, params })
      return receipts
    }
    expect([await written(), await written(false)]).toEqual([null, null])
    expect((await written(true))?.receipts).toEqual((await film()).receipts)
  })

  it('getRenderReceipts: an export keeps the receipts of its film as they were, and an export without receipts has none', async () => {
    const { ada, story_id, scene, film } = await begin()
    const { render } = await test.ok('generateVideo', { as: ada, body: { story_id, executor: 'BROWSER' } })
    const then = await film()
    const params = { render_id: render.id }
    const body = { story_id, scene_id: scene?.id ?? '', new_text: 'Changed.', base_text: FILM[0] ?? '' }
    await test.ok('updateSceneAudio', { as: ada, body: { ...body, generate_audio: false, upload_audio: false } })
    expect((await film()).receipts).not.toEqual(then.receipts)
    expect((await test.ok('getRenderReceipts', { as: ada, params })).receipts).toEqual(then.receipts)
    await test.db.update(renders).set({ receipts: null }).where(eq(renders.id, render.id))
    expect(await test.call('getRenderReceipts', { as: ada, params })).toMatchObject({ status: 404 })
  })
})
