import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changedPrompt, enriched } from '#server/modules/stories/arolls/image-words.ts'
import { scenes } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner)
  const scene = story.sceneIds[0] ?? ''
  await app.db.update(scenes).set({ text: 'A ship leaves the harbour.' }).where(eq(scenes.id, scene))
  const balance = () => app.balance(owner)
  return { owner, story, scene, balance }
}

test('generateMagicPrompt: a magic prompt is written from the text or improves the existing one, and costs one credit once', async () => {
  const { owner, story, scene, balance } = await begin()
  const ask = (body: object, key?: string, as = owner) =>
    app.call('generateMagicPrompt', { as, body: { story_id: story.id, scene_id: scene, ...body }, key })
  const key = crypto.randomUUID()
  const [first, again] = [await ask({}, key), await ask({}, key)]
  expect(first).toMatchObject({ status: 200, body: { scene_id: scene } })
  expect(again.body).toEqual(first.body)
  expect(JSON.stringify(first.body)).toContain('Image of A ship leaves the harbour')
  expect(await balance()).toBe(99)
  const improved = await ask({ prompt: 'a lighthouse at night' })
  expect(JSON.stringify(improved.body)).toMatch(/a lighthouse at night, .+, .+/)
  expect((await ask({}, undefined, await app.user())).status).toBe(404)
  await app.db.update(scenes).set({ text: ' … ' }).where(eq(scenes.id, scene))
  expect((await ask({})).status).toBe(400)
  expect(await balance()).toBe(98)
})

test('imagePromptFromVisualAction: a visual action changes the prompt of the last image, for one credit', async () => {
  const { owner, story, scene, balance } = await begin()
  const ask = (action: string) =>
    app.call('imagePromptFromVisualAction', { as: owner, body: { story: story.id, scene, action } })
  await app.db.update(scenes).set({ lastUsedImagePrompt: 'A ship at dusk' }).where(eq(scenes.id, scene))
  expect(await ask('OTHER_TIME_OF_DAY')).toMatchObject({ status: 200, body: { prompt: 'A ship, at night' } })
  expect((await ask('SIDEWAYS')).status).toBe(400)
  expect(await balance()).toBe(99)
})

test('a prompt gets only what it lacks', () => {
  expect(enriched('A close-up of a hand at night, long shadows, calm background', () => 0)).toMatch(/rich in detail$/)
  const added = enriched('a ship', () => 0)
  expect(added).toBe(
    'a ship, wide shot, at dawn, soft light from the side, something small in the foreground, calm background',
  )
})

test.each([
  ['CLOSER', 'close-up of a ship at dusk, calm sea, every detail visible'],
  ['WIDER', 'wide shot, a ship at dusk, calm sea, seen from afar'],
  ['OTHER_ANGLE', 'A ship at dusk, calm sea, from above'],
  ['OTHER_TIME_OF_DAY', 'A ship, calm sea, at night'],
  ['MORE_DETAIL', 'A ship at dusk, calm sea, rich in detail, fine textures, small things around it'],
  ['SIMPLER', 'A ship at dusk, simple, calm empty background'],
  ['MORE_DRAMATIC', 'A ship at dusk, calm sea, dramatic light, dark storm clouds, long shadows'],
] as const)('the action %s changes a prompt as it says', (action, expected) => {
  expect(changedPrompt('A ship at dusk, calm sea.', action)).toBe(expected)
  expect(changedPrompt(changedPrompt('A ship, from above', 'OTHER_ANGLE'), 'OTHER_ANGLE')).toContain('from behind')
})
