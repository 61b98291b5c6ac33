import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import { EngineError, type TranslationRequest, type Translator } from '#engines/ports.ts'
import { PossiblyCharged } from '#engines/providers/http/provider-error.ts'
import { FULL_BOX } from '#src/domain/overlays.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { newShape, newSticker, newText } from '#server/testing/new-overlays.ts'
import type { TestUser } from '#server/testing/test-user.ts'

/**
 * Translates word by word; a text with the unknown word is refused. It passes for built in, so that the cost table has its
 * price; models have theirs in translation-price.test.ts.
 */
const asked: TranslationRequest[] = []
let unknown = ''
const translator: Translator = {
  info: { label: 'Test translator', builtIn: true },
  async translate(request) {
    asked.push(request)
    if (unknown !== '' && request.texts.some((text) => text.includes(unknown))) throw new EngineError(`${unknown}?`)
    return { texts: request.texts.map((text) => text.replace(/\w+/gu, (word) => `${word} ${request.to.slice(0, 2)}`)) }
  },
}

const test = await createTestApp({ engines: { translator } })
const ownVoice = test.app.engines.voice
beforeEach(async () => {
  asked.length = 0
  test.app.engines.voice = ownVoice
  unknown = ''
  test.app.engines.translator = translator
  await test.reset()
})
afterAll(() => test.close())

/** A finished story of three scenes, spoken at 400 ms a word. */
async function film(as: TestUser) {
  const { story_id } = await test.ok('createStory', { as, body: { creation_mode: 'Script' } })
  const text = 'A keeper writes. The lamp wakes. Nobody sees it at all.'
  const script = { story_id, script_type: 'SCRIPT' as const, initial_prompt: text }
  await test.ok('generateStoryWithScriptType', { as, body: script })
  await test.runJobs()
  await test.ok('submitStory', { as, params: { story_id } })
  await test.runJobs()
  expect(await test.ok('getStoryStatus', { as, query: { story_id } })).toMatchObject({ status: 'COMPLETED' })
  return story_id
}
const translation = (as: TestUser, story_id: string) => test.ok('getStoryTranslation', { as, params: { story_id } })
const balance = async (as: TestUser) => (await test.ok('getUserDetails', { as })).credit_summary.balance

it('duplicateStoryInAnotherLanguage, getStoryTranslation: a copy is translated and spoken, and each scene is compared with its original', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  const before = await balance(ada)
  const [first] = (await test.ok('getStory', { as: ada, query: { story_id } })).scene_list
  const titles = [newText({ text: 'The keeper', scene_id: first }), newText({ text: 'The end' }), newSticker()]
  await test.ok('addOverlays', { as: ada, body: { story_id, overlays: titles } })
  // The only voices here speak English: for this test they are French as well.
  const { voices } = test.app.engines.voice
  const french = voices.map((voice) => ({ ...voice, id: `${voice.id}-fr`, language: 'fr-FR' }))
  test.app.engines.voice = { ...test.app.engines.voice, voices: [...voices, ...french] }
  const copy = await test.ok('duplicateStoryInAnotherLanguage', { as: ada, body: { story_id, language: 'fr-FR' } })
  expect(copy).toMatchObject({ status: 'GENERATING', language: 'fr-FR', default_voice_code: 'en-US-test-fr' })
  expect(await balance(ada)).toBe(before - 3)
  await test.runJobs()
  const shown = await translation(ada, copy.story_id)
  expect(shown).toMatchObject({ status: 'COMPLETED', original_language: 'en-US', has_voice: true })
  expect(shown.scenes.map((scene) => [scene.text, scene.duration_ms, scene.original_duration_ms, scene.fit])).toEqual([
    ['A fr keeper fr writes fr.', 2400, 1200, 'LONGER'],
    ['The fr lamp fr wakes fr.', 2400, 1200, 'LONGER'],
    ['Nobody fr sees fr it fr at fr all fr.', 4000, 2000, 'LONGER'],
  ])
  // No word is cut: every one has its caption, and the scene lasts as long as its speech.
  const rows = await test.db.select().from(scenes).where(eq(scenes.storyId, copy.story_id))
  for (const row of rows) {
    expect(row.captions.map(({ word }) => word).join(' ')).toBe(row.text)
    expect(row.durationInFrames).toBeGreaterThanOrEqual((row.audioDurationMs * 30) / 1000)
  }
  expect(new Set(asked.map(({ from, to }) => `${from} ${to}`))).toEqual(new Set(['en-US fr-FR']))
  // It wrote every text of the copy: none counts as edited by hand.
  const [text] = (await test.ok('getFilmReceipts', { as: ada, params: { story_id: copy.story_id } })).receipts
  expect(text).toMatchObject({ place: 'Text', receipt: { work: 'TEXT', engine: 'Test translator', credits: 0 } })
  expect(text?.receipt.settings).toContainEqual({ name: 'kind', value: 'TRANSLATION' })
  const original = await test.ok('getStory', { as: ada, query: { story_id } })
  expect(original.scenes.map(({ text }) => text)).toContain('The lamp wakes.')
  // Texts over the images are translated with the scenes, and stay where they are.
  expect(asked.map(({ texts }) => texts.length)).toEqual([1, 5])
  const { overlays: whole, scenes: copied } = await test.ok('getStory', { as: ada, query: { story_id: copy.story_id } })
  expect([whole, copied[0]?.overlays]).toMatchObject([
    [{ text: 'The fr end fr', box: titles[1]?.box }, { kind: 'STICKER' }],
    [{ text: 'The fr keeper fr', box: titles[0]?.box }],
  ])
})

it('duplicateStoryInAnotherLanguage: a copy in Arabic mirrors what lies over the images; text and name lie at the other side', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  const box = { ...FULL_BOX, x: 0.1, width: 0.3, rotation: 10 }
  const slide = { name: 'SLIDE_RIGHT', by: 'WORD', duration_ms: 300, easing: 'EASE_OUT' } as const
  const added = [
    newText({ text: 'The keeper', box, align: 'START', motion_in: slide }),
    newText({ text: 'ACME 3000', box, align: 'START' }),
    newShape({ shape: 'ARROW', box: { ...box, rotation: 0 }, motion_out: { ...slide, name: 'SLIDE_UP' } }),
    newSticker({ box: FULL_BOX }),
  ]
  await test.ok('addOverlays', { as: ada, body: { story_id, overlays: added } })
  const arabic = (text: string) => text.replace('The keeper', 'حارس المنارة')
  test.app.engines.translator = { ...translator, translate: async ({ texts }) => ({ texts: texts.map(arabic) }) }
  const { story_id: copy } = await test.ok('duplicateStoryInAnotherLanguage', {
    as: ada,
    body: { story_id, language: 'ar-SA' },
  })
  await test.runJobs()
  const { overlays } = await test.ok('getStory', { as: ada, query: { story_id: copy } })
  const mirrored = { x: expect.closeTo(0.6), width: 0.3, rotation: -10 }
  expect(overlays).toMatchObject([
    // The start of an Arabic line is at the right.
    { text: 'حارس المنارة', align: 'START', box: mirrored, motion_in: { ...slide, name: 'SLIDE_LEFT' } },
    { text: 'ACME 3000', align: 'END', box: mirrored },
    { box: { ...mirrored, rotation: 180 }, motion_out: { name: 'SLIDE_UP' } },
    { box: FULL_BOX },
  ])
  expect((await translation(ada, copy)).untranslated_overlay_texts).toEqual([])
  const back = await test.ok('duplicateStoryInAnotherLanguage', {
    as: ada,
    body: { story_id: copy, language: 'en-US', translation: 'BY_HAND' },
  })
  const { overlays: again } = await test.ok('getStory', { as: ada, query: { story_id: back.story_id } })
  expect(again).toMatchObject([{ box: { x: expect.closeTo(0.1), rotation: 10 } }, {}, { box: { rotation: 0 } }, {}])
})

it('translateRemainingScenes: a refused text over the images stays, is named, and is translated later; an edited one is not', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  const titles = [newText({ text: 'Qzx' }), newText({ text: 'The end' })]
  await test.ok('addOverlays', { as: ada, body: { story_id, overlays: titles } })
  unknown = 'Qzx'
  const { story_id: copy } = await test.ok('duplicateStoryInAnotherLanguage', {
    as: ada,
    body: { story_id, language: 'de-DE', display_title: 'Leuchtturm' },
  })
  await test.runJobs()
  test.takeLogged()
  expect(await translation(ada, copy)).toMatchObject({
    status: 'FAILED',
    error_message: expect.stringContaining('“Qzx” couldn’t be translated: Qzx?'),
    scenes: [{ is_translated: true }, { is_translated: true }, { is_translated: true }],
    untranslated_overlay_texts: ['Qzx', 'The end'],
  })
  const { overlays } = await test.ok('getStory', { as: ada, query: { story_id: copy } })
  const change = { overlay_id: overlays[1]?.id ?? '', text: 'Das Ende', base_text: 'The end' }
  await test.ok('updateOverlays', { as: ada, body: { story_id: copy, overlays: [change] } })
  unknown = ''
  const before = await balance(ada)
  await test.ok('translateRemainingScenes', { as: ada, params: { story_id: copy } })
  await test.runJobs()
  // By the cost table a scene's price includes them.
  expect(await balance(ada)).toBe(before)
  const done = await test.ok('getStory', { as: ada, query: { story_id: copy } })
  expect(done).toMatchObject({ status: 'COMPLETED', overlays: [{ text: 'Qzx de' }, { text: 'Das Ende' }] })
})

it('without a chosen voice, the narrator of a copy is similar to the one that has spoken, whatever other voices there are', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  const { voices } = test.app.engines.voice
  const french = voices.map((voice) => ({ ...voice, id: `${voice.id}-fr`, language: 'fr-FR' }))
  test.app.engines.voice = { ...test.app.engines.voice, voices: [...voices, ...french] }
  const own = { defaultVoiceCode: null, usualVoiceCode: 'en-GB-test' }
  await test.db.update(stories).set(own).where(eq(stories.id, story_id))
  const [first] = await test.db.select().from(scenes).where(eq(scenes.storyId, story_id))
  const spoken = { languageAndVoiceCode: 'en-US-test' }
  await test.db
    .update(scenes)
    .set(spoken)
    .where(eq(scenes.id, first?.id ?? ''))
  const copy = await test.ok('duplicateStoryInAnotherLanguage', { as: ada, body: { story_id, language: 'fr-FR' } })
  expect(copy.default_voice_code).toBe('en-GB-test-fr')
  const rows = await test.db.select().from(scenes).where(eq(scenes.storyId, copy.story_id))
  const voiced = rows.toSorted((one, other) => one.elementOrder - other.elementOrder)
  expect(voiced.map(({ languageAndVoiceCode: code }) => code)).toContain('en-US-test-fr')
  await test.runJobs()
})

it('between regions of one language the words stay and another voice speaks them, without any translator', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  test.app.engines.translator = null
  const { story_id: copy } = await test.ok('duplicateStoryInAnotherLanguage', {
    as: ada,
    body: { story_id, language: 'en-GB' },
  })
  await test.runJobs()
  const { scenes: shown, display_title } = await translation(ada, copy)
  expect(shown.map(({ fit, text, original_text }) => [fit, text === original_text])).toEqual(
    Array.from({ length: 3 }, () => ['FITS', true]),
  )
  expect(display_title).toContain('(English, United Kingdom)')
  expect(asked).toEqual([])
})

it('getTranslator, translateScene: without a translator a copy leaves its text to the user, who loses no word and pays nothing', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  test.app.engines.translator = null
  expect(await test.ok('getTranslator', { as: ada })).toEqual({ is_available: false, label: null })
  const body = { story_id, language: 'de-DE' }
  expect(await test.call('duplicateStoryInAnotherLanguage', { as: ada, body })).toMatchObject({
    status: 400,
    body: { error: 'TRANSLATOR_MISSING' },
  })
  expect(await test.ok('getUserStories', { as: ada })).toMatchObject({ count: 1 })
  const before = await balance(ada)
  const copy = await test.ok('duplicateStoryInAnotherLanguage', { as: ada, body: { ...body, translation: 'BY_HAND' } })
  expect(await balance(ada)).toBe(before)
  const [first, second] = (await translation(ada, copy.story_id)).scenes
  if (!first || !second) throw new Error('The copy has no scenes')
  expect(first).toMatchObject({ fit: 'NOT_TRANSLATED', text: 'A keeper writes.', original_duration_ms: 1200 })
  const params = { story_id: copy.story_id, scene_id: first.scene_id }
  const text = 'Ein Wärter, der allein auf seinem Turm wohnt, schreibt jede Nacht einen sehr langen Brief.'
  const saved = await test.ok('translateScene', { as: ada, params, body: { text } })
  // There is no German voice: captions show every word, for the time of reading them aloud.
  expect(saved).toMatchObject({ text, is_translated: true, duration_ms: null, fit: 'NOT_SPOKEN' })
  const [row] = (await test.ok('getStory', { as: ada, query: { story_id: copy.story_id } })).scenes
  expect(row?.captions.map(({ word }) => word).join(' ')).toBe(text)
  expect(row?.duration_in_frames).toBeGreaterThan(120)
  expect(row?.audio_media).toBeNull()
  expect((await translation(ada, copy.story_id)).scenes[1]).toMatchObject({ fit: 'NOT_TRANSLATED' })
  // Based on an empty text, in a tab that has not seen this translation.
  const over = await test.call('translateScene', {
    as: ada,
    params,
    body: { text: 'Der Wärter schreibt.', base_text: '' },
  })
  expect(over).toMatchObject({ status: 409, body: { error: 'CHANGED_ELSEWHERE', present_value: text } })
  const taken = await test.ok('translateScene', { as: ada, params, body: { text: ' ', base_text: text } })
  expect(taken).toMatchObject({ text: 'A keeper writes.', is_translated: false })
  const undone = await test.call('undoStoryEdit', { as: ada, params: { story_id: copy.story_id }, body: {} })
  expect(undone.status).toBe(200)
  expect((await translation(ada, copy.story_id)).scenes[0]).toMatchObject({ text, is_translated: true })
})

it('translateRemainingScenes: a failed translation is refunded, translated texts stay, and the rest can be requested again', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  const before = await balance(ada)
  unknown = 'Nobody'
  const { story_id: copy } = await test.ok('duplicateStoryInAnotherLanguage', {
    as: ada,
    body: { story_id, language: 'de-DE', display_title: 'Leuchtturm' },
  })
  await test.runJobs()
  const failed = await translation(ada, copy)
  expect(failed).toMatchObject({ status: 'FAILED', display_title: 'Leuchtturm' })
  expect(test.takeLogged()).toHaveLength(1)
  expect(failed.error_message).toBe(
    'Scene 3 couldn’t be translated: Nobody? 2 of 3 scenes are translated. You weren’t charged for missing scenes.',
  )
  expect(failed.scenes.map((scene) => scene.is_translated)).toEqual([true, true, false])
  expect(await balance(ada)).toBe(before - 2)
  unknown = ''
  await test.ok('translateRemainingScenes', { as: ada, params: { story_id: copy } })
  await test.runJobs()
  const done = await translation(ada, copy)
  expect(done.scenes.every((scene) => scene.is_translated)).toBe(true)
  expect(await balance(ada)).toBe(before - 3)
  expect(await test.call('translateRemainingScenes', { as: ada, params: { story_id: copy } })).toMatchObject({
    status: 400,
    body: { error: 'NOTHING_TO_DO' },
  })
})

it('texts that may have been paid are not ordered again one by one', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  test.app.engines.translator = {
    ...translator,
    translate: async (request) => {
      if (request.texts.length === 1) return translator.translate(request)
      asked.push(request)
      throw new PossiblyCharged('It broke off its answer')
    },
  }
  const body = { story_id, language: 'de-DE', display_title: 'Leuchtturm' } as const
  const { story_id: copy } = await test.ok('duplicateStoryInAnotherLanguage', { as: ada, body })
  await test.runJobs()
  test.takeLogged()
  expect(asked.map(({ texts }) => texts.length)).toEqual([3])
  expect(await translation(ada, copy)).toMatchObject({ status: 'FAILED' })
})

it('a translation can be cancelled: nothing is charged and the copy keeps the original’s text', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  const before = await balance(ada)
  const { story_id: copy } = await test.ok('duplicateStoryInAnotherLanguage', {
    as: ada,
    body: { story_id, language: 'de-DE' },
  })
  await test.ok('cancelGeneration', { as: ada, params: { story_id: copy } })
  await test.runJobs()
  expect(await translation(ada, copy)).toMatchObject({
    status: 'COMPLETED',
    scenes: [{ is_translated: false }, {}, {}],
  })
  expect(await balance(ada)).toBe(before)
})

it('a translation refuses the same language, voices of another one, and stories that are no copy', async () => {
  const ada = await test.user()
  const story_id = await film(ada)
  const refusal = async (body: object) =>
    (await test.call('duplicateStoryInAnotherLanguage', { as: ada, body: { story_id, language: 'de-DE', ...body } }))
      .body
  expect(await refusal({ language: 'en-US' })).toMatchObject({ fields: { language: ['Choose another language'] } })
  expect(await refusal({ voice_code: 'en-US-test' })).toMatchObject({ fields: { voice_code: [expect.any(String)] } })
  expect(await test.call('getStoryTranslation', { as: ada, params: { story_id } })).toMatchObject({ status: 404 })
  await test.db.update(stories).set({ status: 'GENERATING' }).where(eq(stories.id, story_id))
  expect(await refusal({})).toMatchObject({ error: 'STORY_BUSY' })
})
