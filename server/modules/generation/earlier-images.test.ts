import { afterAll, beforeEach, expect, it } from 'vitest'
import { createModelIllustrator } from '#engines/providers/images/illustrator.ts'
import { createProvider } from '#engines/providers/http/provider.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import type { IllustrationRequest } from '#engines/ports.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { beginScreenplay } from '#server/modules/stories/screenplay/testing/begin-screenplay.ts'
import { askedImages } from '#server/modules/stories/characters/testing/images-shown.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const { test, begin, split, read } = await setUpGeneration()
const fake = await startFakeOpenAi()
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

/** What was asked for, in order, and the bytes of each image that was drawn. */
let asked: IllustrationRequest[] = []
let drawn: Uint8Array[] = []
let before: (request: IllustrationRequest) => Promise<void> | void = () => undefined
const follows = { portraits: 6, style: true, earlier: true }

beforeEach(() => {
  ;[asked, drawn] = [[], []]
  before = () => undefined
  const engines = createTestEngines()
  const illustrate = async (request: IllustrationRequest) => {
    const at = asked.push(request) - 1
    await before(request)
    const side = 16 + at
    const bytes = makePng(side, side)
    drawn[at] = bytes
    return { bytes, contentType: 'image/png' as const, width: side, height: side }
  }
  const info = { label: 'gpt-image-2', builtIn: false, concurrency: 4 }
  test.app.engines = { ...engines, illustrator: { ...engines.illustrator, info, follows, illustrate } }
})

/** The place among the drawn images of what each one follows; null for none. */
const followed = () =>
  asked.map(({ earlier }) =>
    earlier ? drawn.findIndex((bytes) => Buffer.from(bytes).equals(Buffer.from(earlier))) : null,
  )

it('the shots of a scene follow the one before, and so does one that continues; a new scene begins anew', async () => {
  const ada = await test.user()
  const story_id = await begin(ada)
  await split(ada, story_id, 'One is here. Two is there. Three is gone.')
  await test.runJobs()
  await test.ok('planShots', { as: ada, params: { story_id }, body: { shots_per_scene: 'TWO' } })
  const { scenes } = await read(ada, story_id)
  const params = { aroll_id: scenes[2]?.arolls[0]?.id ?? '' }
  await test.ok('updateShot', { as: ada, params, body: { continues: true } })
  test.app.engines.illustrator.info.concurrency = 1
  const { credits } = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })
  await test.ok('submitStory', { as: ada, params: { story_id }, most: credits })
  await test.runJobs()
  expect(followed()).toEqual([null, 0, null, 2, 3, 4])
  const made = await read(ada, story_id)
  const [first, second] = made.scenes[0]?.arolls.map(({ aroll_object: shown }) => shown.media?.id ?? '') ?? []
  const { receipt } = await test.ok('getReceipt', { as: ada, params: { media_id: second ?? '' } })
  expect(receipt.inputs).toContainEqual(expect.objectContaining({ name: 'REFERENCE', media_id: first }))

  // Another first image is no reason to draw the others again; one that is drawn again follows what is there.
  ;[asked, drawn] = [[], []]
  const arolls = made.scenes[0]?.arolls ?? []
  for (const { id } of arolls) {
    await test.ok('regenerateImage', { as: ada, params: { aroll_id: id }, body: {} })
    await test.runJobs()
  }
  expect(followed()).toEqual([null, 0])
  expect((await test.ok('listStaleWork', { as: ada, params: { story_id } })).items).toEqual([])
})

it('an image of a place follows the first one of it, which is waited for, and nothing else is', async () => {
  const script = `INT. KITCHEN - DAY

Mara pours a cup of tea.

EXT. STREET - DAY

Rain falls.

INT. KITCHEN - NIGHT

The cup is empty.
`
  const { owner, story } = await beginScreenplay(test, script)
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  before = ({ prompt }) => (prompt.includes('pours') ? gate : undefined)
  const { credits } = await test.ok('estimateCreditsForStory', { as: owner, body: { story_id: story.id } })
  await test.ok('submitStory', { as: owner, params: { story_id: story.id }, most: credits })
  const done = test.runJobs()
  const subjects = () => asked.map(({ prompt }) => /pours|Rain|empty/u.exec(prompt)?.[0])
  await expect.poll(() => drawn.filter(Boolean).length).toBe(1)
  expect(subjects()).toEqual(['pours', 'Rain'])
  open()
  await done
  expect(subjects()).toEqual(['pours', 'Rain', 'empty'])
  expect(followed()).toEqual([null, null, 0])
})

it('an image whose earlier one failed, is a draft or has another look is drawn without it', async () => {
  const ada = await test.user()
  const story_id = await begin(ada)
  await split(ada, story_id, 'One is here.')
  await test.runJobs()
  await test.ok('planShots', { as: ada, params: { story_id }, body: { shots_per_scene: 'TWO' } })
  const connected = test.app.engines
  test.app.engines = createTestEngines()
  await test.ok('submitStory', { as: ada, params: { story_id } })
  await test.runJobs()
  test.app.engines = connected
  const [first, second] = (await read(ada, story_id)).scenes[0]?.arolls.map(({ id }) => ({ aroll_id: id })) ?? []
  const redraw = async (params: { aroll_id: string } | undefined, image_style?: string) => {
    if (!params) throw new Error('There is no such shot')
    await test.ok('regenerateImage', { as: ada, params, body: { ...(image_style && { image_style }) } })
    await test.runJobs()
    return asked.at(-1)?.earlier !== undefined
  }
  expect(await redraw(second)).toBe(false)
  await redraw(first)
  expect(await redraw(second)).toBe(true)
  await redraw(first, 'watercolor')
  expect(await redraw(second)).toBe(false)
})

it('a model that takes images gets the earlier one last, and is told what to take over from it', async () => {
  const account = { url: fake.url, key: OPENAI_KEY, limit: 4 }
  const headers = (key: string) => ({ Authorization: `Bearer ${key}` })
  const provider = createProvider({ id: 'openai', label: 'OpenAI', headers }, account, createTestTools())
  const { looks } = createTestEngines().illustrator
  const illustrator = createModelIllustrator(
    provider,
    { form: 'openai', model: 'gpt-image-2' },
    { looks, concurrency: 1 },
  )
  const [face, earlier] = [makePng(8, 8), makePng(9, 9)]
  const people = [{ name: 'Ann', image: face }]
  const size = { width: 640, height: 360 }
  await illustrator.illustrate({ prompt: 'Ann at the sea', look: '', seed: 1, ...size, people, earlier })
  const [image] = await askedImages(fake.received)
  expect(image?.shown).toHaveLength(2)
  expect(image?.prompt).toContain('the first picture shows Ann')
  expect(image?.prompt).toContain('The second picture is an earlier shot of the same film')
})
