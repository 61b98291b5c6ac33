import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { illustratorLooks } from '#engines/draft/illustrator/illustrator.ts'
import { FAL_KEY, startFakeFal } from '#engines/testing/fake-fal.ts'
import type { IllustrationRequest } from '#engines/ports.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { createProvider } from '../http/provider.ts'
import {
  createFalAnimate,
  createFalComposer,
  createFalIllustrator,
  createFalInpaint,
  createFalLipSync,
  createFalUpscale,
} from './engines.ts'
import { documentOf } from '#engines/testing/fal-documents.ts'
import { fetchModel, formOf, readDocument } from './forms.ts'
import { type FindModel, findKnown, KNOWN_MODELS, type PublishedModel } from './models.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff])
const IMAGE = expect.stringMatching(/^data:image/u)
const WAV = new TextEncoder().encode('RIFF\0\0\0\0WAVE')
const clip = new Uint8Array(
  await readFile(new URL('../../../server/platform/sandbox/testing/seeds/a.mp4', import.meta.url)),
)
const sound: { bytes: Uint8Array; ms: number | null } = { bytes: WAV, ms: 12_000 }
const isClip = (model: string) => /-to-video|omnihuman/u.test(model)
const fake = await startFakeFal({
  make: async (model) =>
    model.endsWith('/music')
      ? { bytes: sound.bytes, contentType: 'audio/wav' }
      : isClip(model)
        ? { bytes: clip, contentType: 'video/mp4' }
        : { bytes: PNG, contentType: 'image/png' },
})
const form = { id: 'fal', label: 'fal', headers: (key: string) => ({ Authorization: `Key ${key}` }) }
const tools = createTestTools({
  inspect: async ([first]) => {
    if (first === WAV[0]) return { contentType: 'audio/wav', width: null, height: null, durationMs: sound.ms }
    return first === 0x89 || first === 0xff
      ? { contentType: first === 0x89 ? 'image/png' : 'image/jpeg', width: 400, height: 300, durationMs: null }
      : { contentType: 'video/mp4', width: 640, height: 360, durationMs: 2_000 }
  },
})
const provider = createProvider(form, { url: fake.url, key: FAL_KEY, limit: 2 }, tools)
const options = { looks: illustratorLooks(), concurrency: 2 }
const request = { prompt: 'Ann at the pier', look: 'watercolour', seed: 7, width: 1920, height: 1080 }
/** Requests whose test emptied the list. */
const checked: typeof fake.received = []
beforeEach(() => {
  fake.received.length = 0
  fake.error = null
})
afterAll(async () => {
  fake.received.push(...checked)
  expect(fake.verify()).toEqual([])
  await fake.close()
}, 60_000)

const sent = () => fake.received.find(({ method }) => method === 'POST')

it('sends every kind of work in its model’s format', async () => {
  const size = { width: 640, height: 360 }
  const move = { ...size, image: PNG, prompt: 'pan left', seed: 1, seconds: 4.4, hasSound: false }
  const animated = await createFalAnimate(
    provider,
    'fal-ai/kling-video/v3/pro/image-to-video',
  )({
    ...move,
    endImage: JPEG,
  })
  expect(animated).toMatchObject({ contentType: 'video/mp4', durationMs: 2_000, still: { bytes: PNG } })
  expect(sent()?.json).toMatchObject({ duration: '5', end_image_url: expect.stringMatching(/^data:image\/jpeg/u) })
  const face = { ...size, image: PNG, voice: WAV, intensity: 3, movesBody: true }
  const talks = createFalLipSync(provider, 'fal-ai/bytedance/omnihuman/v1.5')
  expect((await talks(face)).contentType).toBe('video/mp4')
  const spoken = fake.received.find(({ path }) => path.includes('omnihuman'))?.json
  expect(spoken).toMatchObject({ audio_url: expect.stringMatching(/^data:audio\/wav/u) })
  const larger = createFalUpscale(provider, 'fal-ai/clarity-upscaler')
  expect((await larger({ image: PNG, factor: 2, fidelity: 60 })).contentType).toBe('image/png')
  const paints = createFalInpaint(provider, 'fal-ai/flux-pro/v1/fill')
  expect((await paints({ ...request, image: PNG, mask: JPEG })).contentType).toBe('image/png')
})

const KLING = 'fal-ai/kling-video'
const SEEDANCE = 'fal-ai/bytedance/seedance'
it.each([
  [`${KLING}/v2.5-turbo/pro/image-to-video`, { image_url: IMAGE, tail_image_url: IMAGE, duration: '5' }],
  [`${KLING}/v2.6/pro/image-to-video`, { start_image_url: IMAGE, end_image_url: IMAGE, duration: '5' }],
  [`${KLING}/v3/standard/image-to-video`, { start_image_url: IMAGE, end_image_url: IMAGE, duration: '3' }],
  [`${KLING}/o3/pro/image-to-video`, { image_url: IMAGE, end_image_url: IMAGE, generate_audio: true }],
  ['fal-ai/veo3.1/fast/image-to-video', { first_frame_url: IMAGE, last_frame_url: IMAGE, duration: '4s' }],
  [`${SEEDANCE}/v1.5/pro/image-to-video`, { image_url: IMAGE, end_image_url: IMAGE, duration: '4' }],
  ['fal-ai/wan/v2.7/image-to-video', { image_url: IMAGE, end_image_url: IMAGE, duration: '3' }],
])('sends %s a clip request in its format, from a first image to a last one', async (model, form) => {
  const clip = { ...{ width: 640, height: 360, image: PNG, prompt: '', seed: 1, seconds: 2.5, hasSound: true } }
  await createFalAnimate(provider, model)({ ...clip, endImage: JPEG })
  expect(sent()?.json).toMatchObject(form)
})

it.each(['wan/v2.6/image-to-video', `${KLING}/v2.5-turbo/standard/image-to-video`])(
  '%s, which cannot end a clip with an image, is asked for clips without one alone',
  async (model) => {
    const clip = { ...{ width: 640, height: 360, image: PNG, prompt: '', seed: 1, seconds: 7, hasSound: true } }
    await expect(createFalAnimate(provider, model)({ ...clip, endImage: JPEG })).rejects.toThrow(
      'doesn’t support end frames',
    )
    expect(fake.received).toEqual([])
    await createFalAnimate(provider, model)(clip)
    expect(sent()?.json).toMatchObject({ image_url: IMAGE, duration: '10' })
  },
)

const kinds = ['ILLUSTRATOR', 'ANIMATOR', 'LIP_SYNC', 'UPSCALER', 'INPAINTER', 'MUSIC'] as const
type Kind = (typeof kinds)[number]
const engines = (kind: Kind, model: string, find: FindModel) => {
  const clip = { ...{ width: 640, height: 360, image: PNG, prompt: '', seed: 1, seconds: 4, hasSound: true } }
  const ends = (...given: [string, FindModel]) =>
    formOf('ANIMATOR', ...given).form.endsWithImage ? { endImage: JPEG } : {}
  return {
    ILLUSTRATOR: () => createFalIllustrator(provider, model, { ...options, find }).illustrate(request),
    ANIMATOR: () => createFalAnimate(provider, model, find)({ ...clip, ...ends(model, find) }),
    LIP_SYNC: () => createFalLipSync(provider, model, find)({ ...clip, voice: WAV, intensity: 3, movesBody: true }),
    UPSCALER: () => createFalUpscale(provider, model, find)({ image: PNG, factor: 2, fidelity: 60 }),
    INPAINTER: () => createFalInpaint(provider, model, find)({ ...request, image: PNG, mask: JPEG }),
    MUSIC: () => createFalComposer(provider, model, { ...options, find }).compose({ prompt: 'A piano', seconds: 5 }),
  }[kind]()
}
const documents = new Map<string, PublishedModel | null>()
const findPublished: FindModel = (model) => {
  const document = documentOf(model)
  if (!documents.has(model)) documents.set(model, document && readDocument(document))
  return documents.get(model)
}
const canDo = (kind: Kind, model: string, find: FindModel): boolean => {
  try {
    formOf(kind, model, find)
    return true
  } catch {
    return false
  }
}

it('what is known of models without their documents is what their documents say, and is accepted', async () => {
  // Requests are checked against their types at the end; results are ignored.
  fake.error = 'Enough'
  for (const model of Object.keys(KNOWN_MODELS)) {
    const able = kinds.filter((kind) => canDo(kind, model, findKnown))
    const kind = able[0]
    if (kind === undefined) {
      expect(model).toMatch(/\/edit$|first-last-frame/u)
      continue
    }
    const bodies = []
    for (const find of [findKnown, findPublished]) {
      fake.received.length = 0
      await engines(kind, model, find).catch(() => undefined)
      bodies.push([sent()?.path, sent()?.json])
      checked.push(...fake.received)
    }
    // Documents have more fields, such as a shape.
    expect(bodies[1]).toMatchObject(bodies[0] ?? [])
    const facts = [findKnown, findPublished].map(
      (find) => kind === 'ANIMATOR' && formOf(kind, model, find).form.lengths,
    )
    expect(facts[0]).toEqual(facts[1])
  }
  fake.error = null
}, 60_000)

it.each<[Kind, string, object]>([
  [
    'ILLUSTRATOR',
    'fal-ai/nano-banana-pro',
    { prompt: expect.any(String), aspect_ratio: '16:9', output_format: 'jpeg' },
  ],
  [
    'ILLUSTRATOR',
    'fal-ai/bytedance/seedream/v4.5/text-to-image',
    { image_size: { width: 1920, height: 1080 }, seed: 7 },
  ],
  [
    'ANIMATOR',
    'fal-ai/ltx-2.3/image-to-video',
    { image_url: IMAGE, end_image_url: IMAGE, duration: '6', generate_audio: true },
  ],
  ['LIP_SYNC', 'fal-ai/infinitalk', { image_url: IMAGE, audio_url: expect.any(String), prompt: expect.any(String) }],
  ['UPSCALER', 'fal-ai/topaz/upscale/image', { image_url: IMAGE, upscale_factor: 2 }],
  ['INPAINTER', 'fal-ai/z-image/turbo/inpaint', { image_url: IMAGE, mask_image_url: IMAGE }],
  ['MUSIC', 'fal-ai/ace-step/prompt-to-audio', { prompt: 'A piano', duration: 5, instrumental: true }],
])('%s: %s, of which only its document is known, is asked by that', async (kind, model, body) => {
  fake.error = 'Enough'
  expect(canDo(kind, model, findKnown)).toBe(false)
  await engines(kind, model, findPublished).catch(() => undefined)
  fake.error = null
  checked.push(...fake.received)
  expect(sent()).toMatchObject({ path: `/${model}`, json: body })
})

it('shows portraits to the model beside one that takes words alone, in the shapes that it has', async () => {
  const illustrator = createFalIllustrator(provider, 'fal-ai/nano-banana-pro', { ...options, find: findPublished })
  expect(illustrator.follows).toEqual({ portraits: 3, style: true, earlier: true })
  const made = await illustrator.illustrate({ ...request, people: [{ name: 'Ann', image: JPEG }] })
  expect(sent()).toMatchObject({
    path: '/fal-ai/nano-banana-pro/edit',
    json: { image_urls: [IMAGE], aspect_ratio: '16:9' },
  })
  expect(made.ordered).toEqual({ width: 1_920, height: 1_080 })
})

it.each<[Kind, string, string]>([
  ['ILLUSTRATOR', 'fal-ai/flux-pulid', 'fal-ai/flux-pulid requires the field “reference_image_url”'],
  ['ILLUSTRATOR', 'fal-ai/kling-video/v3/pro/text-to-video', 'doesn’t return an image'],
  ['ANIMATOR', 'fal-ai/veo3.1/first-last-frame-to-video', 'requires the field “last_frame_url”'],
  ['LIP_SYNC', 'veed/fabric-1.0', 'requires the field “resolution”'],
  ['MUSIC', 'fal-ai/none', 'fal publishes nothing about fal-ai/none'],
])('refuses %s by %s in words', (kind, model, words) => {
  expect(() => formOf(kind, model, findPublished)).toThrow(words)
})

it('reads documents without the key, bounded', async () => {
  const model = 'fal-ai/flux-2'
  expect(await fetchModel(fake.url, model, fetch)).toEqual(findPublished(model))
  expect(await fetchModel(fake.url, 'fal-ai/none', fetch)).toBeNull()
  const answers = [{ status: 500, json: {} }, { bytes: new TextEncoder().encode('<html>') }, { json: { paths: {} } }]
  for (const answer of [...answers, { bytes: new Uint8Array(50_000_000).fill(32) }]) {
    fake.describes = () => answer
    await expect(fetchModel(fake.url, model, fetch)).rejects.toThrow()
  }
  fake.describes = () => null
  let asked = ''
  const send: typeof fetch = async (url) => {
    asked = url instanceof URL || typeof url === 'string' ? url.toString() : url.url
    return Response.json(documentOf(model))
  }
  await fetchModel('https://queue.fal.run', model, send)
  expect(asked).toBe('https://fal.ai/api/openapi/queue/openapi.json?endpoint_id=fal-ai%2Fflux-2')
})

it.each([
  ['never answers', 'fal didn’t respond'],
  ['sends one byte at a time', 'fal stopped responding'],
])('gives a document up after eight seconds, and its connection, where its server %s', async (what, problem) => {
  const over = new AbortController()
  const server = createServer()
  const closed = new Promise<void>((resolve) =>
    server.once('request', (_asked, response) => {
      response.once('close', resolve)
      if (what === 'never answers') over.abort()
      else response.write(' ')
    }),
  )
  const send: typeof fetch = async (url, init) => {
    const begun = await fetch(url, init)
    over.abort()
    return begun
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  await expect(fetchModel(`http://127.0.0.1:${port}`, 'fal-ai/flux-2', send)).rejects.toThrow(problem)
  expect(timeout).toHaveBeenCalledExactlyOnceWith(8_000)
  await closed
  timeout.mockRestore()
  server.close()
})

it('refuses an image that the safety checker flags', async () => {
  fake.marksAll = true
  const drawing = createFalIllustrator(provider, 'fal-ai/flux/dev', options).illustrate(request)
  await expect(drawing).rejects.toMatchObject({
    name: 'Refused',
    message: 'fal refused: its safety checker flagged the image',
  })
  fake.marksAll = false
})

it('reports a model that fal does not have', async () => {
  const drawing = createFalIllustrator(provider, 'fal-ai/flux/none', {
    ...options,
    find: () => findKnown('fal-ai/flux/dev'),
  }).illustrate(request)
  await expect(drawing).rejects.toMatchObject({
    name: 'Refused',
    message: 'fal doesn’t have this model: Application not found',
  })
})

it('sends portraits and a style image to the model’s image-editing variant, with their roles', async () => {
  const illustrator = createFalIllustrator(provider, 'fal-ai/flux-2', options)
  expect(illustrator.follows).toEqual({ portraits: 3, style: true, earlier: true })
  await illustrator.illustrate(request)
  expect(sent()).toMatchObject({
    path: '/fal-ai/flux-2',
    json: { prompt: expect.stringMatching(/^Ann at the pier\n\nStyle/u) },
  })
  fake.received.length = 0
  const people = [{ name: 'Ann', image: JPEG }]
  await illustrator.illustrate({ ...request, people, style: { image: PNG, strength: 0.9 } })
  const { path, json } = sent() ?? {}
  expect(path).toBe('/fal-ai/flux-2/edit')
  expect(json).toMatchObject({
    image_urls: [expect.stringMatching(/^data:image\/jpeg/u), expect.stringMatching(/^data:image\/png/u)],
  })
  const { prompt } = json as { prompt: string }
  expect(prompt).toContain('the first picture shows Ann')
  expect(prompt).toContain('The second picture is given for its style alone')
  expect(prompt).toContain('closely')
})

it.each(['fal-ai/flux-2', 'fal-ai/flux-2/flash', 'fal-ai/flux-2-flex', 'fal-ai/flux-2-max'])(
  '%s gets as many portraits as it says and the style image, and more people go by words',
  async (model) => {
    const illustrator = createFalIllustrator(provider, model, options)
    const { portraits = 0 } = illustrator.follows ?? {}
    const people = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve'].map((name) => ({ name, image: JPEG }))
    await illustrator.illustrate({ ...request, people, style: { image: PNG, strength: 0.5 } })
    const { path, json } = sent() ?? {}
    const { image_urls: shown, prompt } = json as { image_urls: string[]; prompt: string }
    expect(path).toBe(`/${model}/edit`)
    expect(shown).toHaveLength(portraits + 1)
    expect(shown.at(-1)).toMatch(/^data:image\/png/u)
    expect(prompt).toContain('the third picture shows Cid')
    expect(prompt).not.toContain('Dan')
    expect(prompt).toContain('The fourth picture is given for its style alone')
  },
)

it('takes a character sheet beside the portrait, and an earlier image last, where four images leave room for it', async () => {
  const illustrator = createFalIllustrator(provider, 'fal-ai/flux-2', options)
  const ann = { name: 'Ann', image: JPEG }
  const sheet = { ...ann, isSheet: true }
  const shown = async (more: Partial<IllustrationRequest>) => {
    fake.received.length = 0
    await illustrator.illustrate({ ...request, earlier: PNG, ...more })
    return sent()?.json as { image_urls: string[]; prompt: string }
  }
  const both = await shown({ people: [ann, sheet] })
  expect(both.image_urls.map((url) => url.slice(0, 15))).toEqual([
    'data:image/jpeg',
    'data:image/jpeg',
    'data:image/png;',
  ])
  expect(both.prompt).toContain('the second picture is the character sheet of Ann')
  expect(both.prompt).toContain('the outfit of their character sheet')
  expect(both.prompt).toContain('The third picture is an earlier shot of the same film')
  const full = await shown({ people: [ann, sheet, ann], style: { image: JPEG, strength: 0.5 } })
  expect(full.image_urls).toHaveLength(4)
  expect(full.prompt).not.toContain('earlier shot')
})

it('a model without image input says so and gets a text prompt only', async () => {
  const illustrator = createFalIllustrator(provider, 'fal-ai/flux/dev', options)
  expect(illustrator.follows).toBeUndefined()
  await illustrator.illustrate({ ...request, people: [{ name: 'Ann', image: JPEG }] })
  expect(sent()?.path).toBe('/fal-ai/flux/dev')
  expect(JSON.stringify(sent()?.json)).not.toContain('data:image')
})

it('requests music by words and length, without vocals, and answers its real length', async () => {
  const composer = createFalComposer(provider, 'fal-ai/elevenlabs/music', { concurrency: 3 })
  expect(composer.info).toEqual({ label: 'fal-ai/elevenlabs/music', builtIn: false, concurrency: 3 })
  const made = await composer.compose({ prompt: 'A slow piano', seconds: 12.5 })
  expect(made).toEqual({ bytes: WAV, contentType: 'audio/wav', durationMs: 12_000 })
  expect(sent()).toMatchObject({
    path: '/fal-ai/elevenlabs/music',
    json: { prompt: 'A slow piano', music_length_ms: 12_500, force_instrumental: true },
  })
})

it('rejects music that is not audio or has no length', async () => {
  const composer = createFalComposer(provider, 'fal-ai/elevenlabs/music', { concurrency: 1 })
  const compose = () => composer.compose({ prompt: 'A piano', seconds: 5 })
  sound.ms = null
  await expect(compose()).rejects.toThrow('fal returned audio without a duration')
  sound.bytes = PNG
  await expect(compose()).rejects.toThrow('fal returned an unsupported audio format')
})
