import { beforeEach, expect, it } from 'vitest'
import { EngineError, type Translator, type VoiceInfo } from '#engines/ports.ts'
import { chainTranslators } from '#engines/providers/chains.ts'
import { PRICE_TABLE, readPriceTable } from '#engines/prices.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { newText } from '#server/testing/new-overlays.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { test, made, readStatus } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = createTestEngines()
  test.app.prices = PRICE_TABLE
})

const translator: Translator = {
  info: { label: 'Test translator', builtIn: false },
  translate: async ({ texts }) => ({ texts: texts.map((text) => text.replace('is here', 'est là')) }),
}
/** A letter costs a credit to speak and half of one to translate: the three scenes of the story have 12, 12 and 14. */
const PRICES = {
  as_of: '2026-12-01',
  prices: [
    { engine: 'elevenlabs:*', part: 'VOICE', credits: 1000 },
    { engine: 'Test translator', part: 'TRANSLATION', credits: 500 },
  ],
}
const ORIGINALS = [12, 12, 14]
/** By the cost table. */
const LISTED = ORIGINALS.length
/** Translations are priced with half as much margin. */
const MAX_CHARACTERS = 18 + 18 + 21
const MAX_PRICE = Math.ceil(MAX_CHARACTERS / 2) + MAX_CHARACTERS
/** 'One est là.' and so on: a letter shorter each. */
const SPOKEN = [11, 11, 13]
/** The price of the texts by their real length. */
const TEXTS = Math.ceil((11 + 11 + 13) / 2)
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)

/** A story of draft engines; since then voices of a provider speak French and English of other regions. */
async function begin() {
  const ada = await test.user({ extraCredits: 1_000 })
  const story_id = await made(ada)
  const { engines, real } = createRealEngines()
  const speaks = (language: VoiceInfo['language']) =>
    engines.voice.voices
      .filter(({ id }) => id.startsWith('eleven:bella'))
      .map((voice) => ({ ...voice, id: 'eleven:adam', language }))
  const voices = [
    ...speaks('fr-FR'),
    ...engines.voice.voices.filter(({ id }) => id !== 'eleven:adam' && id !== 'en-GB-test'),
  ]
  test.app.engines = { ...engines, translator, voice: { ...engines.voice, voices } }
  test.app.prices = readPriceTable(JSON.stringify(PRICES))
  const before = await test.balance(ada)
  const spent = async () => before - (await test.balance(ada))
  const copy = (language: string, most?: number, voice_code?: string) =>
    test.call('duplicateStoryInAnotherLanguage', {
      as: ada,
      body: { story_id, language, ...(voice_code !== undefined && { voice_code }) },
      ...(most !== undefined && { most }),
    })
  return { ada, real, spent, copy, story_id }
}

it('a translation by models costs its texts and each voice by their length, and no more than was shown', async () => {
  const { spent, copy } = await begin()
  // Without a shown price the cost table applies.
  expect(await copy('fr-FR')).toMatchObject({ status: 402, body: { risen_price: { shown: LISTED, most: MAX_PRICE } } })
  expect(await copy('fr-FR', MAX_PRICE - 1)).toMatchObject({ status: 402, body: { error: 'PRICE_CHANGED' } })
  expect(await spent()).toBe(0)
  expect((await copy('fr-FR', MAX_PRICE)).status).toBeLessThan(300)
  expect(await spent()).toBe(MAX_PRICE)
  await test.runJobs()
  // By then the length of the texts is known.
  expect(await spent()).toBe(TEXTS + sum(SPOKEN))
})

it('a voice by a fallback draft engine is free, and its translation is paid', async () => {
  const { real, spent, copy } = await begin()
  real.before = (call) => (call.includes('Two') ? Promise.reject(new Error('down')) : undefined)
  await copy('fr-FR', MAX_PRICE)
  await test.runJobs()
  expect(await spent()).toBe(TEXTS + 11 + 13)
})

it('a translation that is cancelled while it is spoken costs its texts and the finished voices', async () => {
  const { ada, real, spent, copy } = await begin()
  const { body } = await copy('fr-FR', MAX_PRICE)
  const { story_id } = body as { story_id: string }
  real.before = async (call) => {
    if (call.includes('Two')) await test.ok('cancelGeneration', { as: ada, params: { story_id } })
  }
  await test.runJobs()
  expect(await spent()).toBe(TEXTS + 11)
  expect(await readStatus(ada, story_id)).toMatchObject({ credits_charged: TEXTS + 11 })
})

it('between regions of one language only the voices are paid', async () => {
  const { spent, copy } = await begin()
  expect(await copy('en-GB', undefined, 'eleven:bella')).toMatchObject({
    status: 402,
    body: { risen_price: { shown: LISTED, most: sum(ORIGINALS) } },
  })
  expect((await copy('en-GB', sum(ORIGINALS), 'eleven:bella')).status).toBeLessThan(300)
  await test.runJobs()
  expect(await spent()).toBe(sum(ORIGINALS))
})

it('where a model translates and a built-in voice speaks, only the texts are paid, at once and by the engine of each', async () => {
  const { ada, spent, copy } = await begin()
  const { voice } = createTestEngines()
  const french = voice.voices.map((each) => ({ ...each, id: 'fr-test', language: 'fr-FR' as const }))
  test.app.engines.voice = { ...voice, voices: [...voice.voices, ...french] }
  const second: Translator = { ...translator, info: { label: 'Second', id: 'openai:second', builtIn: false } }
  const info = { ...translator.info, fallbacks: [second.info] }
  let asked = 0
  const first: Translator = {
    info,
    translate: (request) => (asked++ > 0 ? Promise.reject(new Error('down')) : translator.translate(request)),
  }
  test.app.engines.translator = chainTranslators([first, second], () => undefined)
  const most = Math.ceil(MAX_CHARACTERS / 2)
  expect(await copy('fr-FR', most - 1)).toMatchObject({ status: 402, body: { risen_price: { most } } })
  const { body } = await copy('fr-FR', most)
  const { story_id } = body as { story_id: string }
  await test.runJobs()
  // The title was the first's; the scenes are the second's, at its price.
  expect(await spent()).toBe(Math.ceil(((11 + 11 + 13) / 1000) * 0.3))
  expect(await readStatus(ada, story_id)).toMatchObject({ status: 'COMPLETED' })
})

it('texts over the images are paid with those of the scenes where a model translates', async () => {
  const { ada, spent, copy, story_id } = await begin()
  await test.ok('addOverlays', { as: ada, body: { story_id, overlays: [newText({ text: 'It is here.' })] } })
  const most = MAX_PRICE + Math.ceil((11 * 1.5) / 2)
  expect(await copy('fr-FR', MAX_PRICE)).toMatchObject({ status: 402, body: { error: 'PRICE_CHANGED' } })
  expect((await copy('fr-FR', most)).status).toBeLessThan(300)
  await test.runJobs()
  expect(await spent()).toBe(Math.ceil((11 + 11 + 13 + 10) / 2) + sum(SPOKEN))
})

it('texts that a model could not translate are not charged', async () => {
  const { spent, copy } = await begin()
  test.app.engines.translator = { ...translator, translate: () => Promise.reject(new EngineError('No')) }
  await copy('fr-FR', MAX_PRICE)
  await test.runJobs()
  expect(await spent()).toBe(0)
})
