import { afterAll, beforeEach, expect, it } from 'vitest'
import { illustratorLooks } from '#engines/draft/illustrator/illustrator.ts'
import { OPENAI_KEY, startFakeOpenAi } from '#engines/testing/fake-openai.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createRetoucher } from '#engines/draft/animator/retoucher.ts'
import { nodeStudio } from '#engines/draft/animator/studio-node.ts'
import type { CompanyInfo } from '#engines/ports.ts'
import { createProvider } from '../http/provider.ts'
import { createModelTranslator } from '../texts/translator.ts'
import { createModelWriter } from '../texts/writer.ts'
import { createModelIllustrator } from '../images/illustrator.ts'
import { aroundOf, createModelInpaint } from '../images/inpaint.ts'
import { createOpenAiTranscriber } from './transcriber.ts'

const fake = await startFakeOpenAi()
const headers = (key: string) => ({ Authorization: `Bearer ${key}` })
const tools = createTestTools()
const provider = createProvider(
  { id: 'openai', label: 'OpenAI', headers },
  { url: fake.url, key: OPENAI_KEY, limit: 4 },
  tools,
)
const writer = createModelWriter(provider, { form: 'openai', model: 'gpt-5.2' })
const illustrator = createModelIllustrator(
  provider,
  { form: 'openai', model: 'gpt-image-1.5' },
  { looks: illustratorLooks(), concurrency: 4 },
)

beforeEach(() => {
  fake.received.length = 0
  fake.says.length = 0
  tools.pauses.length = 0
})
afterAll(async () => {
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

const size = { sceneSize: 'MEDIUM', scenePace: 'MEDIUM', language: 'en-US', targetSeconds: 30 } as const
const prompt = { kind: 'PROMPT', text: 'A lighthouse keeper writes one letter every night', ...size } as const
const picture = { prompt: 'A red barn', look: 'watercolour', seed: 3, width: 1920, height: 1080 }

const style = { palette: '', light: '', lens: '', medium: '', tone: '', audience: '' }
const said = (narration: string, speaker = '', emotion = 'NEUTRAL') => ({ narration, speaker, emotion })
const shot = (subject: string) => ({
  ...{ subject, size: 'WIDE', angle: 'EYE_LEVEL', action: '', end_state: '', screen_direction: 'NONE' },
  ...{ continues: false, sound: 'rain', image_animation: 'ZOOM_IN' },
})

it('the chat writer plans as many shots as a scene shall have, of one style, and repairs a repeated composition once', async () => {
  const story = await writer.write({ ...prompt, shotsPerScene: 3 })
  expect(story.scenes.map(({ shots }) => shots?.length)).toEqual(story.scenes.map(() => 3))
  expect(story.style).toMatchObject({ palette: 'amber and teal', light: 'low sun' })
  expect(story.scenes[0]?.shots?.[0]).toMatchObject({ action: 'it moves a little', image_animation: 'PAN_LEFT' })
  expect(story.scenes[0]?.visualPrompt).toContain(story.scenes[0]?.shots?.[0]?.subject)
  fake.received.length = 0
  const repeated = {
    title: 'T',
    style,
    scenes: [{ ...said('One.'), shots: [shot('A door'), shot('a door')] }],
    cast: [],
  }
  fake.says.push(JSON.stringify(repeated), JSON.stringify(repeated))
  const [scene] = (await writer.write({ ...prompt, targetSeconds: 1, shotsPerScene: 2 })).scenes
  const asked = JSON.stringify(fake.received[1]?.json)
  expect(asked).toContain('scene 1, shot 2 repeats the composition of the shot before')
  expect(scene?.shots).toMatchObject([{ size: 'WIDE' }, { size: 'CLOSE_UP', sound: 'rain' }])
})

it('the chat writer plans shot and reverse shot: people who speak one after the other face opposite ways', async () => {
  const facing = { ...shot('a person'), screen_direction: 'LEFT', continues: true }
  const scenes = ['Ida', 'Tom', 'Narrator'].map((name) => ({ ...said('Who is there?', name), shots: [facing] }))
  const cast = ['Ida', 'Tom'].map((name) => ({ name, description: 'A person' }))
  const answer = JSON.stringify({ title: 'T', style, cast, scenes })
  fake.says.push(answer, answer)
  const story = await writer.write({ ...prompt, targetSeconds: 4 })
  expect(JSON.stringify(fake.received[1]?.json)).toMatch(/scene 2 is spoken by another (?!.*scene 3 is)/u)
  expect(story.scenes.map(({ visualPrompt }) => visualPrompt.split('facing ')[1])).toEqual(['left', 'right', 'left'])
})

it('the chat writer names who says a scene and how, and leaves the narrator out', async () => {
  const scenes = [
    { ...said('Who is there?', 'Ida', 'SCARED'), shots: [shot('Ida')] },
    { ...said('Who is there?', 'Ida', 'WHISPER'), shots: [shot('Ida')] },
    { ...said('Nobody answers.'), shots: [shot('a door')] },
  ]
  const cast = [{ name: 'Ida', description: 'An old woman' }]
  const answer = (list: typeof scenes) => JSON.stringify({ title: 'T', style, cast, scenes: list })
  fake.says.push(answer(scenes), answer(scenes.slice(1)))
  const story = await writer.write({ ...prompt, targetSeconds: 2 })
  expect(story.scenes.map(({ speaker, emotion }) => [speaker, emotion])).toEqual([
    ['Ida', 'WHISPER'],
    [undefined, undefined],
  ])
})

it('the chat writer answers scenes with image prompts', async () => {
  const story = await writer.write(prompt)
  expect(story.title).not.toBe('')
  expect(story.scenes.length).toBeGreaterThan(1)
  for (const { narration, visualPrompt } of story.scenes) expect([narration, visualPrompt]).not.toContain('')
  expect(fake.received).toHaveLength(1)
})

it('the chat writer gets the company and its customers, and neither without a company', async () => {
  const askedFor = async (company?: CompanyInfo) => {
    fake.received.length = 0
    await writer.write({ ...prompt, ...(company && { company }) })
    return JSON.stringify(fake.received[0]?.json)
  }
  const bakery = await askedFor({ about: 'We bake rye bread by night', customer: 'Early risers' })
  expect(bakery).toContain('We bake rye bread by night')
  expect(bakery).toContain('Early risers')
  expect(await askedFor()).not.toContain('narrator is this company')
})

it('the chat writer keeps a script word for word, whatever the model answers', async () => {
  const text = 'One is here. Two is here; it waits.\n\nThree is “here”.'
  const words = (all: string) => all.split(/\s+/u).filter(Boolean)
  const story = await writer.write({ ...prompt, kind: 'SCRIPT', text })
  expect(words(story.scenes.map(({ narration }) => narration).join(' '))).toEqual(words(text))
  fake.says.push(
    JSON.stringify({ title: 'T', style, scenes: [{ shots: [shot('one')] }, { shots: [shot('two')] }], cast: [] }),
  )
  const mended = await writer.write({ ...prompt, kind: 'SCRIPT', text })
  expect(mended.scenes.map(({ visualPrompt }) => visualPrompt)).toEqual(
    story.scenes.map(({ visualPrompt }) => visualPrompt),
  )
})

it('reduces the chat model’s answers about scripts, companies and prompts to plain text, like its stories', async () => {
  const text = 'One is here. Two is here; it waits.\n\nThree is “here”.'
  const count = (await writer.write({ ...prompt, kind: 'SCRIPT', text })).scenes.length
  const scenes = Array.from({ length: count }, () => ({ shots: [shot('A\u0000 door\nor two')] }))
  const cast = [
    { name: 'A\u0000da', description: 'Tall\n' },
    { name: '\u0000', description: 'Unnamed' },
  ]
  fake.says.push(
    JSON.stringify({ title: 'T\u0000 t', style, scenes: [...scenes.slice(1), { shots: [shot('\u0000')] }], cast }),
  )
  const story = await writer.write({ ...prompt, kind: 'SCRIPT', text })
  const last = story.scenes.at(-1)
  expect(story.title).toBe('T t')
  expect(story.cast).toEqual([{ name: 'A da', description: 'Tall' }])
  expect(story.scenes[0]?.visualPrompt).toBe(count > 1 ? 'wide shot: A door or two' : text)
  expect(last?.visualPrompt).toBe(last?.narration)
  fake.says.push(JSON.stringify({ about: 'We\u0000 bake', customer: 'All\n' }))
  expect(await writer.draftCompany('We bake')).toEqual({ about: 'We bake', customer: 'All' })
  fake.says.push(JSON.stringify({ prompts: ['A\u0000 loaf', '\n'] }))
  expect(await writer.suggestPrompts({ about: 'We bake', customer: 'All' })).toEqual(['A loaf'])
})

it('returns an invalid answer once with its problems, and refuses a second one', async () => {
  fake.says.push('{"title": "No scenes", "scenes": [], "cast": []}')
  expect((await writer.write(prompt)).scenes.length).toBeGreaterThan(1)
  expect(fake.received[1]?.json).toMatchObject({
    messages: [{}, {}, { role: 'assistant' }, { content: expect.stringContaining('scenes') }],
  })
  fake.says.push('I would rather not', '{}')
  await expect(writer.write(prompt)).rejects.toMatchObject({
    name: 'Refused',
    message: expect.stringContaining('form'),
  })
})

it('returns a story that is too long when spoken, and reads an answer in a code block', async () => {
  const long = { ...said('word '.repeat(400)), shots: [shot('A word')] }
  fake.says.push(JSON.stringify({ title: 'Long', style, scenes: [long], cast: [] }))
  const narration = 'A\u0000 word\nor two.'
  const short = { title: 'Short', style, scenes: [{ ...said(narration), shots: [shot('A word')] }], cast: [] }
  fake.says.push(`Here:\n\`\`\`json\n${JSON.stringify(short)}\n\`\`\``)
  expect((await writer.write(prompt)).scenes).toEqual([
    { narration: 'A word or two.', visualPrompt: 'wide shot: A word', shots: [shot('A word')] },
  ])
})

it('requests the image in a shape near the video’s, with its look in words', async () => {
  const made = await illustrator.illustrate(picture)
  expect(made).toMatchObject({ contentType: 'image/jpeg', width: 384, height: 256 })
  expect(fake.received[0]?.json).toMatchObject({ size: '1536x1024', prompt: expect.stringContaining('Watercolo') })
})

it('rejects an OpenAI response that is not an accepted image type', async () => {
  const strange = {
    ...tools,
    inspect: async () => ({ contentType: 'image/gif', width: 1, height: 1, durationMs: null }),
  }
  const other = createProvider(
    { id: 'openai', label: 'OpenAI', headers },
    { url: fake.url, key: OPENAI_KEY, limit: 1 },
    strange,
  )
  const drawing = createModelIllustrator(
    other,
    { form: 'openai', model: 'gpt-image-2' },
    { looks: illustratorLooks(), concurrency: 1 },
  )
  await expect(drawing.illustrate(picture)).rejects.toMatchObject({ name: 'EngineError' })
})

it('retries a busy provider after its Retry-After, not a refusing one, and no error contains the key', async () => {
  fake.troubles.push({ kind: 'status', status: 429, headers: { 'Retry-After': '7' } }, { kind: 'status', status: 500 })
  const before = fake.submissions()
  await illustrator.illustrate(picture)
  expect(tools.pauses).toEqual([7_000, 2_000])
  expect(fake.submissions()).toBe(before + 1)
  const body = { error: { message: `Blocked by the safety system. Key ${OPENAI_KEY}` } }
  fake.troubles.push({ kind: 'status', status: 400, body })
  await expect(illustrator.illustrate(picture)).rejects.toMatchObject({
    name: 'Refused',
    message: 'OpenAI refused: Blocked by the safety system. Key …',
  })
  expect(fake.submissions()).toBe(before + 1)
})

it('reports an account without credit or a missing model without a retry', async () => {
  const before = fake.asked()
  fake.troubles.push({ kind: 'status', status: 429, body: { error: { message: 'Quota', code: 'insufficient_quota' } } })
  await expect(illustrator.illustrate(picture)).rejects.toMatchObject({
    name: 'Refused',
    message: 'No credit left at OpenAI',
  })
  const gone = createModelIllustrator(
    provider,
    { form: 'openai', model: 'gpt-image-1' },
    { looks: illustratorLooks(), concurrency: 1 },
  )
  await expect(gone.illustrate(picture)).rejects.toMatchObject({
    name: 'Refused',
    message: 'OpenAI doesn’t have this model: The model `gpt-image-1` does not exist.',
  })
  expect([fake.asked() - before, tools.pauses]).toEqual([2, []])
})

it.each([
  ['gpt-image-1.5', '1536x1024', 'high'],
  ['gpt-image-1-mini', '1536x1024', 'low'],
  ['chatgpt-image-latest', '1536x1024', null],
  ['gpt-image-2', '1536x864', null],
  ['gpt-image-2.5-flare', '1536x864', null],
  ['gpt-image-2.6-sunburst', '1536x864', null],
])(
  '%s is shown portraits and asked for %s, and its fidelity (%s) only where it takes one',
  async (model, size, fidelity) => {
    const drawing = createModelIllustrator(
      provider,
      { form: 'openai', model },
      { looks: illustratorLooks(), concurrency: 1 },
    )
    const people = [{ name: 'Ann', image: Uint8Array.from([0x89, 0x50, 1]) }]
    await drawing.illustrate({ ...picture, people })
    await drawing.illustrate(picture)
    const [shown, plain] = fake.received
    const form = await new Response(new Uint8Array(shown?.bytes ?? []), {
      headers: { 'Content-Type': shown?.headers['content-type'] ?? '' },
    }).formData()
    expect([form.get('size'), form.get('input_fidelity'), form.get('quality')]).toEqual([size, fidelity, 'medium'])
    expect(plain?.json).toMatchObject({ size, quality: 'medium' })
    expect(plain?.json).not.toHaveProperty('input_fidelity')
  },
)

it('does not retry after a proxy timeout, since it may be charged', async () => {
  const asked = fake.received.length
  for (const status of [502, 504]) {
    fake.troubles.push({ kind: 'status', status })
    await expect(illustrator.illustrate(picture)).rejects.toMatchObject({ name: 'PossiblyCharged' })
  }
  expect(fake.received.length).toBe(asked + 2)
})

it('the chat translator answers one text for each, and retries for missing ones', async () => {
  const translator = createModelTranslator(provider, { form: 'openai', model: 'gpt-5.2' })
  const request = { texts: ['One.', 'Two.'], from: 'en-US', to: 'de-DE' }
  expect((await translator.translate(request)).texts).toEqual(['Übersetzt: One.', 'Übersetzt: Two.'])
  fake.says.push('{"translations": ["Eins."]}')
  expect((await translator.translate(request)).texts).toHaveLength(2)
  fake.says.push('{"translations": ["Eins."]}', '{"translations": ["Eins.", " "]}')
  await expect(translator.translate(request)).rejects.toMatchObject({ name: 'Refused' })
})

it('the transcriber answers word times relative to the whole recording', async () => {
  const transcriber = createOpenAiTranscriber(provider, 'whisper-1')
  const part = { bytes: new Uint8Array(64), contentType: 'audio/wav' }
  const readParts = async () => [
    { ...part, offset: 0 },
    { ...part, offset: 5_000 },
  ]
  const { text, words } = await transcriber.transcribe({ readParts, phrases: null, language: 'en-US' })
  expect(text).toBe('Nobody sees it. Nobody sees it.')
  expect(words[3]).toMatchObject({ word: 'Nobody', start: 5_000, end: 5_300 })
})

it('the model repaints the masked area with its surroundings; every pixel outside the mask stays', async () => {
  const size = { width: 800, height: 450 }
  const paper = (colour: string, [x, y, width, height]: [number, number, number, number]) => {
    const surface = nodeStudio.makeCanvas(size.width, size.height)
    surface.context.fillStyle = colour
    surface.context.fillRect(x, y, width, height)
    return nodeStudio.encodePng(surface)
  }
  const picture = await paper('#00ff00', [0, 0, size.width, size.height])
  const mask = await paper('#ffffff', [600, 100, 80, 80])
  const measured = createTestTools({
    inspect: async ([head]) =>
      head === 0x89
        ? { contentType: 'image/png', ...size, durationMs: null }
        : { contentType: 'image/jpeg', width: 256, height: 256, durationMs: null },
  })
  const form = { id: 'openai', label: 'OpenAI', headers }
  const account = createProvider(form, { url: fake.url, key: OPENAI_KEY, limit: 1 }, measured)
  const paint = createModelInpaint(
    account,
    { form: 'openai', model: 'gpt-image-2.5-flare' },
    createRetoucher(nodeStudio),
  )
  const made = await paint({ image: picture, mask, prompt: 'a door', look: 'cinematic', seed: 1 })
  const { image, ...shape } = await nodeStudio.decode(made.bytes)
  expect(shape).toMatchObject(size)
  const { context } = nodeStudio.makeCanvas(size.width, size.height)
  context.drawImage(image, 0, 0, size.width, size.height)
  const pixel = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data]
  const outside = [pixel(0, 0), pixel(590, 140), pixel(700, 300)]
  expect(outside).toEqual(outside.map(() => [0, 255, 0, 255]))
  expect(pixel(640, 140)).not.toEqual([0, 255, 0, 255])
  expect(aroundOf({ x: 600, y: 100, width: 80, height: 80 }, size)).toEqual({ x: 288, y: 0, width: 512, height: 450 })
})

it('sends portraits and a style image, each with its role', async () => {
  expect(illustrator.follows?.portraits).toBeGreaterThan(1)
  const face = (byte: number) => Uint8Array.from([0x89, 0x50, byte])
  const people = [
    { name: 'Ann', image: face(1) },
    { name: 'Ben', image: face(2) },
  ]
  const style = { image: Uint8Array.from([0xff, 0xd8, 3]), strength: 0.2 }
  const made = await illustrator.illustrate({ ...picture, people, style })
  expect(made.contentType).toBe('image/jpeg')
  const [asked] = fake.received
  expect(asked?.path).toBe('/v1/images/edits')
  const form = await new Response(new Uint8Array(asked?.bytes ?? []), {
    headers: { 'Content-Type': asked?.headers['content-type'] ?? '' },
  }).formData()
  const images = form.getAll('image[]').flatMap((each) => (each instanceof File ? [each] : []))
  expect(images.map(({ type }) => type)).toEqual(['image/png', 'image/png', 'image/jpeg'])
  expect(new Uint8Array(await (images[1] ?? new Blob()).arrayBuffer())).toEqual(face(2))
  const words = form.get('prompt')
  expect(words).toContain('the first picture shows Ann, the second picture shows Ben')
  expect(words).toContain(
    'The third picture is given for its style alone: follow its colours, light and technique slightly',
  )
  expect(form.get('size')).toBe('1536x1024')
})

it('sends six portraits and a style image, and describes further people in words', async () => {
  const people = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus'].map((name, at) => ({
    name,
    image: Uint8Array.from([0x89, 0x50, at]),
  }))
  const style = { image: Uint8Array.from([0xff, 0xd8, 9]), strength: 0.5 }
  await illustrator.illustrate({ ...picture, people, style })
  const [asked] = fake.received
  const form = await new Response(new Uint8Array(asked?.bytes ?? []), {
    headers: { 'Content-Type': asked?.headers['content-type'] ?? '' },
  }).formData()
  const types = form.getAll('image[]').flatMap((each) => (each instanceof File ? [each.type] : []))
  expect(types).toEqual([
    ...Array.from({ length: illustrator.follows?.portraits ?? 0 }, () => 'image/png'),
    'image/jpeg',
  ])
  expect(types).toHaveLength(7)
  expect(form.get('prompt')).toContain('the sixth picture shows Fay')
  expect(form.get('prompt')).not.toContain('Gus')
})

it('sends only text to a compatible model that takes no images', async () => {
  const plain = createModelIllustrator(
    provider,
    { form: 'openai', model: 'sd-xl' },
    { looks: illustratorLooks(), concurrency: 4 },
  )
  expect(plain.follows).toBeUndefined()
  await plain.illustrate({ ...picture, people: [{ name: 'Ann', image: Uint8Array.from([0x89]) }] })
  expect(fake.received.map(({ path }) => path)).toEqual(['/v1/images/generations'])
})

it('predicts refusals before any charge, by its moderation or else by the published rules', async () => {
  const sentences = ['A quiet street.', 'A forbidden door.', 'A door with blood on it.']
  const before = fake.submissions()
  expect(await illustrator.forecast?.(sentences)).toEqual([
    null,
    'Flagged by OpenAI moderation: violence',
    'Providers refuse graphic violence and injury',
  ])
  expect(fake.submissions()).toBe(before)
  const refusal = illustrator.illustrate({ ...picture, prompt: 'A forbidden door' })
  await expect(refusal).rejects.toMatchObject({ name: 'Refused', status: 400 })
})
