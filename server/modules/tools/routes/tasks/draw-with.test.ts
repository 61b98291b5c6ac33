import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Illustrator } from '#engines/ports.ts'
import { characters, imageStyles, media } from '#server/platform/db/schema/index.ts'
import { circles, image, upload } from '#server/testing/make-set.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { setUpDrawing } from '#server/testing/set-up-drawing.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const { app, asked } = await setUpDrawing()

/** A trained model of the built-in trainer, as an uploaded file. */
async function bringModel(as: TestUser) {
  const { trainer } = app.app.engines
  const tile = { data: new Uint8Array(64 * 64 * 4).fill(120), width: 64, height: 64 }
  const form = new FormData()
  form.set('file', new File([(await trainer.weights(await trainer.begin([tile]))).slice()], 'look.safetensors'))
  for (const [name, value] of Object.entries({
    model_name: 'Leaves',
    model_type: 'DRAFT',
    lora_type: 'STYLE',
    trigger_word: 'leafy',
  }))
    form.set(name, value)
  return (await app.ok('uploadLoraModel', { as, body: form })).lora_id
}

async function begin() {
  const owner = await app.user()
  const story = await makeStory(app.db, owner)
  const now = app.clock.now()
  const [mara] = await app.db
    .insert(characters)
    .values({
      ...{ userId: owner.id, storyId: story.id, callName: 'Mara', status: 'published', createdAt: now, updatedAt: now },
      description: 'a woman in a green raincoat.',
    })
    .returning()
  const style = await app.ok('createImageStyle', {
    as: owner,
    body: { name: 'Ink', prompt: 'loose lines', look: 'watercolor' },
  })
  const create = (body: object, as = owner) =>
    app.call('createTask', { as, body: { model_id: 'draft-image-editing', prompt: 'on a pier', ...body } })
  const newest = async () => (await app.ok('listToolResults', { as: owner })).results[0]
  return { owner, story, create, newest, styleId: style.id, maraId: mara?.id ?? '' }
}

describe('a new image', () => {
  test('a new image is drawn in a style, with a trained model and a character of a cast, and its receipt names them', async () => {
    const { owner, create, newest, styleId, maraId } = await begin()
    const lora_id = await bringModel(owner)
    const options = { image_style_id: styleId, lora_id, lora_weight: 0.5, character_ids: [maraId], seed: 7 }
    expect((await create(options)).status).toBe(202)
    await app.runJobs()
    const [drawn] = asked
    expect(drawn).toMatchObject({
      prompt: 'on a pier, Mara: a woman in a green raincoat, loose lines, leafy',
      look: 'watercolor',
      seed: 7,
      model: { weight: 0.5 },
    })
    expect(drawn?.model?.weights.length).toBeGreaterThan(100)
    const result = await newest()
    expect(result?.settings).toMatchObject(options)
    expect(result?.receipt?.settings).toEqual(
      expect.arrayContaining([
        { name: 'style', value: 'Ink' },
        { name: 'trained_model', value: 'Leaves, weight 0.5' },
        { name: 'characters', value: 'Mara' },
      ]),
    )
    expect(result?.receipt?.inputs.map(({ name }) => name)).toContain('MODEL')
    // Its words alone do not repaint it: editing it changes light and colours instead.
    expect(await create({ source_media_id: result?.result_media?.id, prompt: 'with a dog' })).toMatchObject({
      status: 400,
      body: { fields: { prompt: [expect.stringContaining('didn’t create this image')] } },
    })
  })

  test('a new image follows up to four images, and names them', async () => {
    const { owner, create, newest } = await begin()
    const ids: string[] = []
    for (const seed of [1, 2, 3, 4, 5]) ids.push(await upload(app, owner, await image(circles(seed)), `${seed}.png`))
    expect(await create({ reference_media_ids: ids })).toMatchObject({
      body: { fields: { reference_media_ids: ['Use up to 4 reference images'] } },
    })
    expect((await create({ reference_media_ids: ids.slice(0, 3) })).status).toBe(202)
    await app.runJobs()
    const inputs = (await newest())?.receipt?.inputs.filter(({ name }) => name === 'REFERENCE')
    expect(inputs?.map(({ media_id }) => media_id)).toEqual(ids.slice(0, 3))
    const [row] = await app.db
      .select()
      .from(media)
      .where(eq(media.id, (await newest())?.result_media?.id ?? ''))
    expect(row?.origin.seed).toBeUndefined()
  })

  test('a new image is drawn after portraits and one reference where the illustrator follows them', async () => {
    const { owner, create, newest, maraId } = await begin()
    const [portrait, reference, second] = [
      await upload(app, owner, await image(circles(1)), 'mara.png'),
      await upload(app, owner, await image(circles(2)), 'style.png'),
      await upload(app, owner, await image(circles(3)), 'other.png'),
    ]
    await app.db.update(characters).set({ portraitMediaId: portrait }).where(eq(characters.id, maraId))
    const draw = async (follows: Illustrator['follows'], references: string[]) => {
      asked.length = 0
      app.clock.advance(1_000)
      Object.assign(app.app.engines.illustrator, { follows })
      expect((await create({ character_ids: [maraId], reference_media_ids: references })).status).toBe(202)
      await app.runJobs()
      const inputs = (await newest())?.receipt?.inputs.map(({ name }) => name)
      return { drawn: asked[0], inputs }
    }
    const able = await draw({ portraits: 2, style: true }, [reference])
    expect(able.drawn?.people).toMatchObject([{ name: 'Mara', image: await image(circles(1)) }])
    expect(able.drawn?.style).toEqual({ image: await image(circles(2)), strength: 0.5 })
    expect(able.inputs).toEqual(expect.arrayContaining(['PORTRAITS', 'REFERENCE']))
    // A port takes one image: of several the colours are followed.
    expect((await draw({ portraits: 2, style: true }, [reference, second])).drawn?.style).toBeUndefined()
    const plain = await draw(undefined, [reference])
    expect([plain.drawn?.people, plain.drawn?.style]).toEqual([undefined, undefined])
    expect(plain.inputs).not.toContain('PORTRAITS')
  })

  test('a style, a model or a character of another user is not found; an impossible combination is refused', async () => {
    const { owner, create, styleId, maraId } = await begin()
    const [other, lora_id] = [await app.user(), await bringModel(owner)]
    const before = await app.balance(other)
    for (const options of [{ image_style_id: styleId }, { lora_id }, { character_ids: [maraId] }])
      expect((await create(options, other)).status).toBe(404)
    expect(await app.balance(other)).toBe(before)
    const refused = async (options: object) =>
      ((await create(options)).body as { fields: Record<string, string[]> }).fields
    expect(await refused({ image_style_id: styleId, look: 'cinematic' })).toEqual({
      look: ['The image style already sets the style'],
    })
    expect(await refused({ lora_weight: 0.3 })).toEqual({ lora_weight: ['Choose a trained model'] })
    const source_media_id = await upload(app, owner, await image(circles(1)), 'a.png')
    expect(await refused({ source_media_id, character_ids: [maraId] })).toEqual({
      character_ids: ['Trained models only work for new images'],
    })
  })

  test('all characters of the user’s casts can be picked, from any story, and no other user’s', async () => {
    const { owner, story, maraId } = await begin()
    const [other, now] = [await begin(), app.clock.now()]
    await app.db.insert(characters).values({
      ...{ userId: owner.id, storyId: story.id, callName: 'Not yet', status: 'draft', createdAt: now, updatedAt: now },
    })
    const { results } = await app.ok('listAllCharacters', { as: owner })
    expect(results.map(({ id, story_id }) => [id, story_id])).toEqual([[maraId, story.id]])
    expect(other.maraId).not.toBe(maraId)
  })

  test('a style that was deleted before its turn costs nothing', async () => {
    const { owner, create, newest, styleId } = await begin()
    const before = await app.balance(owner)
    await create({ image_style_id: styleId })
    await app.db.delete(imageStyles).where(eq(imageStyles.id, styleId))
    await app.runJobs()
    app.takeLogged()
    expect([(await newest())?.status, await app.balance(owner)]).toEqual(['FAILED', before])
  })
})
