import { beforeEach, expect, it } from 'vitest'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { test, made, read } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
  test.app.prices = PRICE_TABLE
})

const LONG = 'Nora reads an old letter by the sea.'
const SCRIPT = `${LONG} Then she smiles.`
/** Half a credit for each letter: 36 letters are 18 credits. */
const PRICES = { as_of: '2026-12-01', prices: [{ engine: 'elevenlabs:*', part: 'VOICE', credits: 500 }] }
const COST = 18

/** A story of two scenes by draft engines, whose first one was since spoken by a model. */
async function begin() {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await made(ada, SCRIPT)
  const [, second = ''] = (await read(ada, story_id)).scene_list
  // Chosen, so that a voice connected later does not replace it.
  const chosen = { story_id, scene_id: second, voice_code: 'en-US-test', generate_audio: false, upload_audio: false }
  await test.ok('updateSceneAudio', { as: ada, body: chosen })
  test.app.engines = createRealEngines().engines
  test.app.prices = readPriceTable(JSON.stringify(PRICES))
  const scenes = async () => (await read(ada, story_id)).scenes
  const speak = async (scene_id: string, change: object = {}, isSpoken = true) => {
    const body = { story_id, scene_id, generate_audio: isSpoken, upload_audio: false, ...change }
    await test.ok('updateSceneAudio', { as: ada, most: COST, body })
    await test.runJobs()
  }
  const split = async (scene_id: string, index = 3) => {
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id, index } })
    await test.runJobs()
    return (await scenes()).slice(0, 2).map(({ id }) => id)
  }
  const merge = async () => {
    const [scene_id_one = '', scene_id_two = ''] = (await scenes()).map(({ id }) => id)
    await test.ok('mergeScenes', { as: ada, body: { story_id, scene_id_one, scene_id_two } })
    await test.runJobs()
  }
  /** Of each scene's voice-over. */
  const receipts = async () =>
    Promise.all(
      (await scenes()).map(
        async ({ audio_media }) =>
          (await test.ok('getReceipt', { as: ada, params: { media_id: audio_media?.id ?? '' } })).receipt,
      ),
    )
  const marks = async () =>
    (await test.ok('listStaleWork', { as: ada, params: { story_id } })).items.map(({ part, scene_number, reasons }) =>
      `${part} ${scene_number} ${reasons.join(' ')}`.trim(),
    )
  const film = () => test.ok('getFilmReceipts', { as: ada, params: { story_id } })
  const [first = ''] = (await scenes()).map(({ id }) => id)
  await speak(first, { voice_code: 'eleven:bella' })
  return { ada, story_id, first, scenes, speak, split, merge, receipts, marks, film }
}

it('both parts of a voice-over have the voice and inputs of the whole, and share its cost; nothing is outdated', async () => {
  const { first, split, receipts, marks, film } = await begin()
  const [whole] = await receipts()
  expect(whole).toMatchObject({ engine: 'ElevenLabs', credits: COST, shared_by: 1 })
  await split(first)
  const { model, prompt, settings, made_at } = whole ?? {}
  const kept = { work: 'VOICE', engine: 'ElevenLabs', is_draft: false, model, prompt, settings, made_at }
  expect(await receipts()).toMatchObject([
    { ...kept, credits: COST, shared_by: 2 },
    { ...kept, credits: COST, shared_by: 2 },
    { engine: 'Test engine' },
  ])
  expect(await marks()).toEqual([])
  const { receipts: listed } = await film()
  // It was not rewritten, and the images are unchanged.
  expect(listed.map(({ place }) => place)).toContain('Text')
  const images = listed.filter(({ receipt }) => receipt.work === 'PICTURE')
  expect(images.map(({ place, receipt }) => [place, receipt.prompt])).toEqual([
    ['Scene 1', `Image of ${LONG}`],
    ['Scene 2', `Image of ${LONG}`],
    ['Scene 3', 'Image of Then she smiles.'],
  ])
})

it('an edit of one part makes that part outdated, until it is reverted', async () => {
  const { first, speak, split, marks } = await begin()
  const [, second = ''] = await split(first)
  await speak(second, { new_text: 'Another end.' }, false)
  expect((await marks()).filter((mark) => mark.startsWith('VOICE'))).toEqual(['VOICE 2 TEXT'])
  await speak(second, { new_text: 'old letter by the sea.' }, false)
  expect(await marks()).toEqual([])
})

it('a voice-over that was outdated is so in both parts', async () => {
  const { first, speak, split, marks } = await begin()
  await speak(first, { speaking_rate: 1.5 }, false)
  expect((await marks()).filter((mark) => mark.startsWith('VOICE'))).toEqual(['VOICE 1 MANNER'])
  await split(first)
  expect((await marks()).filter((mark) => mark.startsWith('VOICE'))).toEqual(['VOICE 1 MANNER', 'VOICE 2 MANNER'])
})

it('merged parts cost what the whole did, and are as up to date', async () => {
  const { first, split, merge, receipts, marks } = await begin()
  await split(first)
  await merge()
  expect((await receipts())[0]).toMatchObject({ engine: 'ElevenLabs', credits: COST, shared_by: 1 })
  expect(await marks()).toEqual([])
})

it('a voice-over of two engines names both and their costs, and is not outdated for that', async () => {
  const { ada, story_id, merge, receipts, marks, film } = await begin()
  await merge()
  expect(await receipts()).toMatchObject([
    {
      ...{ work: 'VOICE', engine: 'ElevenLabs, Test engine', is_draft: true, credits: COST, shared_by: 1 },
      prompt: `${LONG} Then she smiles.`,
    },
  ])
  expect(await marks()).toEqual([])
  expect((await film()).receipts.map(({ place }) => place)).toContain('Text')
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(await receipts()).toMatchObject([{ engine: 'ElevenLabs' }, { engine: 'Test engine' }])
  expect(await marks()).toEqual([])
})

it('words that were never spoken make the merged scene outdated', async () => {
  const { ada, story_id, scenes, speak, merge, marks } = await begin()
  const [, second] = await scenes()
  await speak(second?.id ?? '', { new_text: 'Then she weeps.' }, false)
  await merge()
  expect((await marks()).filter((mark) => mark.startsWith('VOICE'))).toEqual(['VOICE 1 TEXT'])
  const { receipts } = await test.ok('getFilmReceipts', { as: ada, params: { story_id } })
  expect(receipts.map(({ place }) => place)).toContain('Text, edited manually in 1 of 1 scenes')
})

it('a lip sync is not outdated when its scene is split', async () => {
  const { ada, story_id, first, scenes, split, marks } = await begin()
  const [scene] = await scenes()
  const layer = scene?.arolls[0]
  const body = {
    ...{ model_id: 'draft-lip-sync', story_id, aroll_id: layer?.id },
    ...{ source_media_id: layer?.aroll_object.media?.id, driving_media_id: scene?.audio_media?.id },
  }
  await test.ok('createTask', { as: ada, most: 100, body })
  await test.runJobs()
  expect((await scenes())[0]?.arolls[0]?.aroll_object.media?.media_type).toBe('video')
  expect(await marks()).toEqual([])
  await split(first)
  expect(await marks()).toEqual([])
})
