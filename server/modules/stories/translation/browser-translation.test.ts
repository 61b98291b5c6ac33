import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { newText } from '#server/testing/new-overlays.ts'
import type { TestUser } from '#server/testing/test-user.ts'

/** No translator is connected, as on a machine with nothing but the built-in engines. */
const test = await createTestApp({ engines: { translator: null } })
beforeEach(() => test.reset())
afterAll(() => test.close())

/** A copy into German with three untranslated scenes, and a text over the images. */
async function germanCopy(as: TestUser) {
  const { story_id } = await test.ok('createStory', { as, body: { creation_mode: 'Script' } })
  const initial_prompt = 'A keeper writes. The lamp wakes. Nobody sees it at all.'
  await test.ok('generateStoryWithScriptType', { as, body: { story_id, script_type: 'SCRIPT', initial_prompt } })
  await test.runJobs()
  await test.ok('updateStory', { as, params: { story_id }, body: { display_title: 'The keeper' } })
  await test.ok('addOverlays', { as, body: { story_id, overlays: [newText({ text: 'The end' })] } })
  const body = { story_id, language: 'de-DE', translation: 'BY_HAND' } as const
  const copy = await test.ok('duplicateStoryInAnotherLanguage', { as, body })
  return copy.story_id
}
const translation = (as: TestUser, story_id: string) => test.ok('getStoryTranslation', { as, params: { story_id } })
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'

it('saveBrowserTranslation: the texts are one edit with its provenance, free, and undo takes all of it back', async () => {
  const ada = await test.user()
  const story_id = await germanCopy(ada)
  const before = await translation(ada, story_id)
  const { credit_summary: credits } = await test.ok('getUserDetails', { as: ada })
  const [first, second, third] = before.scenes.map(({ scene_id }) => scene_id)
  const scenes = [
    { scene_id: first ?? '', text: ' Ein Wärter\n\u202Eschreibt. ' },
    { scene_id: third ?? '', text: 'Niemand sieht sie.' },
  ]
  const saved = await test.ok('saveBrowserTranslation', {
    as: ada,
    params: { story_id },
    headers: { 'User-Agent': userAgent },
    body: { title: 'Der Wärter', scenes, overlay_texts: [{ original_text: 'The end', text: 'Ende' }] },
  })
  expect(saved).toMatchObject({ display_title: 'Der Wärter', untranslated_overlay_texts: [] })
  expect(saved.scenes.map(({ text, is_translated }) => [text, is_translated])).toEqual([
    ['Ein Wärter schreibt.', true],
    ['The lamp wakes.', false],
    ['Niemand sieht sie.', true],
  ])
  expect((await test.ok('getUserDetails', { as: ada })).credit_summary).toEqual(credits)
  const [text] = (await test.ok('getFilmReceipts', { as: ada, params: { story_id } })).receipts
  expect(text).toMatchObject({
    place: 'Text',
    receipt: { work: 'TEXT', engine: 'Translator in Chrome 156 on Linux', is_draft: false, model: null, credits: 0 },
  })
  // What is translated by now stays: a second tab that was slower overwrites nothing.
  const later = [...scenes, { scene_id: second ?? '', text: 'Die Lampe erwacht.' }].map((scene) => ({
    ...scene,
    text: `${scene.text}!`,
  }))
  const again = await test.ok('saveBrowserTranslation', {
    as: ada,
    params: { story_id },
    body: { title: 'X', scenes: later },
  })
  expect(again.scenes.map((scene) => scene.text)).toEqual([
    'Ein Wärter schreibt.',
    'Die Lampe erwacht.!',
    'Niemand sieht sie.',
  ])
  expect(again.display_title).toBe('Der Wärter')
  const [latest] = (await test.ok('getFilmReceipts', { as: ada, params: { story_id } })).receipts
  expect(latest?.receipt.settings).toContainEqual({ name: 'original', value: 'Test engine' })
  for (const _edit of [2, 1]) await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(await translation(ada, story_id)).toEqual(before)
  expect((await test.ok('getFilmReceipts', { as: ada, params: { story_id } })).receipts[0]?.receipt.engine).toBe(
    'Test engine',
  )
})

it('saveBrowserTranslation: empty texts, foreign scenes, running work and stories that are no copy are refused, and nothing changes', async () => {
  const ada = await test.user()
  const story_id = await germanCopy(ada)
  const foreign = (await translation(ada, await germanCopy(ada))).scenes[0]?.scene_id ?? ''
  const before = await translation(ada, story_id)
  const [scene_id = ''] = before.scenes.map((scene) => scene.scene_id)
  const save = (scenes: { scene_id: string; text: string }[], id = story_id) =>
    test.call('saveBrowserTranslation', { as: ada, params: { story_id: id }, body: { scenes } })
  expect((await save([{ scene_id, text: ' \u202E\n ' }])).status).toBe(400)
  expect((await save([{ scene_id, text: 'x'.repeat(5001) }])).status).toBe(400)
  expect(
    (
      await save([
        { scene_id, text: 'Gut' },
        { scene_id: foreign, text: 'Fremd' },
      ])
    ).status,
  ).toBe(404)
  const { story_id: original } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Script' } })
  expect((await save([], original)).status).toBe(404)
  expect(await translation(ada, story_id)).toEqual(before)
})
