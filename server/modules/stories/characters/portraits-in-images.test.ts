import { afterAll, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { createModelIllustrator } from '#engines/providers/images/illustrator.ts'
import { createProvider } from '#engines/providers/http/provider.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { characters, stories } from '#server/platform/db/schema/index.ts'
import { askedImages } from './testing/images-shown.ts'
import { sha256OfBytes } from '#server/platform/crypto/digest.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const SCRIPT = 'Ann is here. Two is here. Ann waves to Ben.'
const fake = await startFakeOpenAi({ paintsOnce: true })
const headers = (key: string) => ({ Authorization: `Bearer ${key}` })
const account = { url: fake.url, key: OPENAI_KEY, limit: 4 }
const provider = createProvider({ id: 'openai', label: 'OpenAI', headers }, account, createTestTools())
const { looks } = createTestEngines().illustrator
const illustrator = createModelIllustrator(
  provider,
  { form: 'openai', model: 'gpt-image-2' },
  { looks, concurrency: 1 },
)
const { test, made, read } = await setUpGeneration({ illustrator })
beforeEach(() => {
  fake.received.length = 0
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

/** Hashes of the reference images of each requested image, in their order. */
const shown = async (): Promise<string[][]> => (await askedImages(fake.received)).map((asked) => asked.shown)

async function begin() {
  const ada = await test.user()
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const upload = async (name: string, side: number) => {
    const bytes = makePng(side, side)
    const { id } = await uploadFile(test, ada, { name: `${name}.png`, type: 'image/png', bytes })
    return { id, hash: await sha256OfBytes(bytes) }
  }
  const [ann, ben, sketch] = [await upload('ann', 64), await upload('ben', 65), await upload('sketch', 66)]
  const people = { ann, ben }
  const published = { status: 'published', sheetGenerationStatus: 'FAILED' } as const
  const join = (storyId: string, callName: string, portraitMediaId: string) =>
    test.db
      .insert(characters)
      // Portraits alone: the sheet could not be drawn.
      .values({ storyId, userId: ada.id, callName, portraitMediaId, ...published, ...at })
  return { ada, people, sketch, join }
}

it('portraits of the cast are inputs of every image that names them, also when it is regenerated, and are in its receipt', async () => {
  const { ada, people, join } = await begin()
  const story_id = await made(ada, SCRIPT, async (id) => {
    await join(id, 'Ann', people.ann.id)
    await join(id, 'Ben', people.ben.id)
  })
  expect(await shown()).toEqual([[people.ann.hash], [], [people.ann.hash, people.ben.hash]])
  const { scenes } = await read(ada, story_id)
  const [first] = scenes[0]?.arolls ?? []
  const media_id = first?.aroll_object.media?.id ?? ''
  const { receipt } = await test.ok('getReceipt', { as: ada, params: { media_id } })
  expect(receipt).toMatchObject({ engine: 'gpt-image-2' })
  expect(receipt.inputs).toContainEqual(expect.objectContaining({ name: 'PORTRAITS', media_id: people.ann.id }))
  const marks = async () => (await test.ok('listStaleWork', { as: ada, params: { story_id } })).items
  expect(await marks()).toEqual([])

  // Ann gets another portrait: exactly her images are outdated, and are regenerated with the new one.
  fake.received.length = 0
  await test.db.update(characters).set({ portraitMediaId: people.ben.id }).where(eq(characters.callName, 'Ann'))
  expect(await marks()).toMatchObject([
    { part: 'PICTURE', scene_number: 1, reasons: ['PORTRAITS'] },
    { part: 'PICTURE', scene_number: 3, reasons: ['PORTRAITS'] },
  ])
  await test.ok('regenerateStaleWork', { as: ada, body: { story_id, most_credits: 2 } })
  await test.runJobs()
  // Two jobs, in whichever order they end.
  const again = (await shown()).toSorted((one, other) => one.length - other.length)
  expect(again).toEqual([[people.ben.hash], [people.ben.hash, people.ben.hash]])
  expect(await marks()).toEqual([])
})

it('an image whose style the story follows is passed to a model that supports it, beside the portraits', async () => {
  const { ada, people, sketch, join } = await begin()
  await made(ada, SCRIPT, async (id) => {
    await join(id, 'Ann', people.ann.id)
    const follows = { leonardo_style_reference_image_id: sketch.id, leonardo_style_reference_strength: 0.8 }
    await test.ok('updateStory', { as: ada, params: { story_id: id }, body: follows })
    expect(await test.db.select().from(stories)).toMatchObject([{ leonardoStyleReferenceImageId: sketch.id }])
  })
  const [ann, style] = [people.ann.hash, sketch.hash]
  expect(await shown()).toEqual([[ann, style], [style], [ann, style]])
})
