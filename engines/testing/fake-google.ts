import * as z from 'zod'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { type FakeBatches, fakeGoogleBatches } from './fake-batches.ts'
import { type FakeServer, type Received, type Reply, startFakeServer } from './fake-server.ts'
import { writeAnswer } from './fake-texts.ts'
import { makeMusic } from './made-music.ts'
import { madeOnce } from './made-once.ts'
import { makeSampleClip } from './sample-clip.ts'
import { checkBodies, type TypedBody } from './typed-bodies.ts'

export const GOOGLE_KEY = 'AIza-sentinel-google-0453'

export interface FakeGoogle extends FakeServer {
  /** Next answers of a language model, in place of the requested ones. */
  says: string[]
  /** Next answers as a whole, in place of the requested ones. */
  answers: unknown[]
  /** Number of polls before a clip is done. */
  looks: number
  batches: FakeBatches
  /** Whether files of clips are gone. */
  hasExpired: boolean
  /** Holds everything that was received against the types of the `@google/genai` package. */
  verify(): string[]
}

/** The wire form of `generateContent`; the package has its parts, with enums where the wire has words. */
const IMPORTS = `import type { Candidate, Content, GenerateVideosConfig, GenerationConfig, ImageConfig, Modality } from '@google/genai'
type Parameters = 'aspectRatio' | 'durationSeconds' | 'seed' | 'resolution' | 'negativePrompt' | 'personGeneration'
interface Image { bytesBase64Encoded: string; mimeType: string }
interface GenerateVideo {
  instances: { prompt: string; image?: Image; lastFrame?: Image }[]
  parameters: Pick<GenerateVideosConfig, Parameters> & { sampleCount: number }
}
interface Generate {
  contents: Content[]
  systemInstruction?: Content
  continuationToken?: Candidate['continuationToken']
  generationConfig?: Omit<GenerationConfig, 'responseModalities'> & {
    responseModalities?: \`\${Modality}\`[]
    imageConfig?: ImageConfig
  }
}`
/** Models that are no longer there. */
const SHUT_DOWN = ['gemini-1.5-pro', 'gemini-2.0-flash-exp', 'imagen-4.0-generate-001']
const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9']
/** Input images that a model takes at most. */
const MOST_IMAGES: Readonly<Record<string, number>> = { 'gemini-2.5-flash-image': 3 }
const USUAL_MOST_IMAGES = 14
/** Words that the fake refuses. */
const REFUSED = /\bforbidden\b/iu
/** px; images are painted small: tests do not look at them. */
const SIDE = 256

const part = z.object({
  text: z.string().optional(),
  inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
})
const content = z.object({ role: z.enum(['user', 'model']).optional(), parts: z.array(part) })
const generate = z.object({
  contents: z.array(content),
  systemInstruction: content.optional(),
  generationConfig: z.object({
    responseJsonSchema: z.unknown().optional(),
    responseModalities: z.array(z.string()).optional(),
    imageConfig: z.object({ aspectRatio: z.string().optional(), imageSize: z.string().optional() }).optional(),
  }),
})
type Generate = z.output<typeof generate>
const frame = z.object({ bytesBase64Encoded: z.base64(), mimeType: z.enum(['image/png', 'image/jpeg']) })
const clip = z.object({
  instances: z.tuple([z.object({ prompt: z.string().min(1), image: frame, lastFrame: frame.optional() })]),
  parameters: z.object({ durationSeconds: z.number(), aspectRatio: z.string() }),
})
const FPS = 30

/** Gemini's wire form, with the built-in engines behind it. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const says: string[] = []
  const answers: unknown[] = []
  const bodies: TypedBody[] = []
  const illustrator = createIllustrator(makeNodeCanvas)
  const batches = fakeGoogleBatches((model, request) => {
    bodies.push({ type: 'Generate', body: request })
    return generateContent(model, request)
  })
  const server = await startFakeServer({
    auth: ['x-goog-api-key', GOOGLE_KEY],
    async answer(request) {
      if (request.path.includes('/operations/') && request.method === 'GET') return free(() => look(request.path))
      if (request.path.startsWith('/v1beta/files/') || request.path.startsWith('/moved/'))
        return free(() => send(request))
      if (request.path === '/v1beta/models') return free(() => ({ json: { models: [] } }))
      const [, named = '', method] = /^\/v1beta\/models\/([^:/]+)(?::(\w+))?$/u.exec(request.path) ?? []
      if (request.method === 'GET' && method === undefined && named !== '')
        return { costs: false, make: () => (SHUT_DOWN.includes(named) ? missing(named) : { json: { name: named } }) }
      if (request.method === 'POST' && method === 'predictLongRunning') {
        bodies.push({ type: 'GenerateVideo', body: request.json })
        return { costs: true, make: () => animate(named, request) }
      }
      if (request.method === 'POST' && method === 'batchGenerateContent')
        return { costs: true, make: () => batches.create(named, request) }
      if (request.method !== 'POST' || method !== 'generateContent') return batches.answer(request)
      bodies.push({ type: 'Generate', body: request.json })
      return { costs: true, make: () => generateContent(named, request.json) }
    },
  })

  async function generateContent(model: string, json: unknown): Promise<Reply> {
    const asked = generate.parse(json)
    if (SHUT_DOWN.includes(model)) return missing(model)
    const whole = answers.shift()
    if (whole !== undefined) return { json: whole }
    if (asked.generationConfig.responseModalities?.includes('AUDIO')) return compose(model, asked)
    const isImage = asked.generationConfig.responseModalities?.includes('IMAGE') === true
    return isImage ? paint(model, asked) : write(asked)
  }

  /** Operations, by their names: how long their clips are, and how often they were polled. */
  const operations = new Map<string, { seconds: number; polls: number; isRefused: boolean }>()
  function animate(model: string, { json }: Received): Reply {
    const { instances, parameters } = clip.parse(json)
    if (!model.startsWith('veo-')) return missing(model)
    const { durationSeconds: seconds, aspectRatio } = parameters
    if (!LENGTHS.includes(seconds)) return invalid(`durationSeconds must be one of ${LENGTHS.join(', ')}`)
    if (!['16:9', '9:16'].includes(aspectRatio)) return invalid('Unsupported aspectRatio')
    if (instances[0].lastFrame && seconds !== LENGTHS.at(-1)) return invalid('lastFrame needs the longest clip')
    const name = `models/${model}/operations/op-${operations.size + 1}`
    operations.set(name, { seconds, polls: 0, isRefused: REFUSED.test(instances[0].prompt) })
    return { json: { name } }
  }
  function look(path: string): Reply {
    const name = path.replace('/v1beta/', '')
    const found = operations.get(name)
    if (!found) return refusal(404, 'NOT_FOUND', 'Operation not found')
    if (found.polls++ < fake.looks) return { json: { name } }
    const made = found.isRefused
      ? { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ['The prompt could not be used'] }
      : { generatedSamples: [{ video: { uri: `${server.url}/v1beta/files/${found.seconds}:download?alt=media` } }] }
    return { json: { name, done: true, response: { generateVideoResponse: made } } }
  }
  /** A file is behind a redirect. */
  async function send({ path }: Received): Promise<Reply> {
    if (fake.hasExpired) return refusal(404, 'NOT_FOUND', 'File not found')
    const [, seconds = ''] = /^\/v1beta\/files\/(\d+):download$/u.exec(path) ?? []
    if (seconds !== '') return { status: 302, location: `/moved/${seconds}`, json: {} }
    const frames = Number(path.replace('/moved/', '')) * FPS
    const bytes = await madeOnce(['veo', frames], async () => makeSampleClip({ frames, fps: FPS }))
    return { bytes, contentType: 'video/mp4' }
  }

  async function write({ contents, systemInstruction, generationConfig }: Generate): Promise<Reply> {
    const user = textOf(contents[0])
    if (REFUSED.test(user)) return { json: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }
    const schema = generationConfig.responseJsonSchema
    const text = says.shift() ?? (await writeAnswer({ system: textOf(systemInstruction), user, schema }))
    return answered([{ text }], 'STOP')
  }

  /** As long as the words say; half a minute where they say nothing of it. */
  function compose(model: string, { contents }: Generate): Reply {
    if (!model.startsWith('lyria-')) return invalid('Multi-modal output is not supported.')
    const prompt = textOf(contents[0])
    if (REFUSED.test(prompt)) return answered([{ text: 'No such songs.' }], 'PROHIBITED_CONTENT')
    const [, seconds = 30] = /\b(\d+) seconds\b/u.exec(prompt) ?? []
    const data = Buffer.from(makeMusic(Number(seconds) * 1_000)).toString('base64')
    return answered([{ text: '[instrumental]' }, { inlineData: { mimeType: 'audio/wav', data } }], 'STOP')
  }

  async function paint(model: string, { contents, generationConfig }: Generate): Promise<Reply> {
    if (!model.includes('image') && !model.includes('banana')) return invalid('Multi-modal output is not supported.')
    const ratio = generationConfig.imageConfig?.aspectRatio ?? '1:1'
    if (!RATIOS.includes(ratio)) return invalid(`aspect_ratio must be one of ${RATIOS.join(', ')}`)
    const shown = contents.flatMap(({ parts }) => parts.filter(({ inlineData }) => inlineData))
    if (shown.length > (MOST_IMAGES[model] ?? USUAL_MOST_IMAGES)) return invalid('Too many input images')
    const prompt = textOf(contents[0])
    if (REFUSED.test(prompt)) return answered([], 'IMAGE_SAFETY')
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    const size = {
      width: Math.round(SIDE * Math.sqrt(across / down)),
      height: Math.round(SIDE * Math.sqrt(down / across)),
    }
    const made = await illustrator.illustrate({ prompt, look: 'cinematic', seed: 1, ...size })
    const data = Buffer.from(made.bytes).toString('base64')
    return answered([{ inlineData: { mimeType: made.contentType, data } }], 'STOP')
  }
  const fake: FakeGoogle = {
    ...server,
    url: `${server.url}/v1beta`,
    ...{ says, answers, batches: batches.state, looks: 1, hasExpired: false },
    verify: () => [...server.problems, ...checkBodies(IMPORTS, bodies)],
  }
  return fake
}

const LENGTHS = [4, 6, 8]

const free = (make: () => Promise<Reply> | Reply) => ({ costs: false, make })

const textOf = (said: z.output<typeof content> | undefined) => said?.parts.map(({ text = '' }) => text).join('') ?? ''

const answered = (parts: readonly z.output<typeof part>[], finishReason: string): Reply => ({
  json: {
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    usageMetadata: { promptTokenCount: 1200, candidatesTokenCount: 340, totalTokenCount: 1540 },
  },
})

const refusal = (code: number, status: string, message: string): Reply => ({
  status: code,
  json: { error: { code, message, status } },
})
const invalid = (message: string) => refusal(400, 'INVALID_ARGUMENT', message)
const missing = (model: string) => refusal(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta`)
