import type OpenAI from 'openai'
import * as z from 'zod'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { type FakeBatches, fakeOpenAiBatches } from './fake-batches.ts'
import { type FakeServer, type Received, type Reply, startFakeServer } from './fake-server.ts'
import { writeAnswer } from './fake-texts.ts'
import { speakTones } from './spoken-tones.ts'
import { checkBodies, type TypedBody } from './typed-bodies.ts'

export const OPENAI_KEY = 'sk-sentinel-openai-0451'
/** Of another account, where a fake has several. */
export const OTHER_OPENAI_KEY = 'sk-sentinel-openai-0992'

export interface FakeOpenAi extends FakeServer {
  /** Next answers of the chat model, in place of the requested ones. */
  says: string[]
  /** Next images that are generated, in place of the requested ones. */
  draws: Uint8Array[]
  batches: FakeBatches
  /** Holds everything that was received against the types of the `openai` package. */
  verify(): string[]
}

const IMPORTS = `import type OpenAI from 'openai'`
const TYPES: Readonly<Record<string, string>> = {
  '/v1/moderations': 'OpenAI.ModerationCreateParams',
  '/v1/chat/completions': 'OpenAI.ChatCompletionCreateParamsNonStreaming',
  '/v1/images/generations': 'OpenAI.ImageGenerateParamsNonStreaming',
  '/v1/audio/speech': 'OpenAI.Audio.SpeechCreateParams',
  '/v1/images/edits':
    "Omit<OpenAI.ImageEditParamsNonStreaming, 'image' | 'mask'> & { image: string | string[]; mask?: string }",
  '/v1/audio/transcriptions':
    "Omit<OpenAI.Audio.TranscriptionCreateParamsNonStreaming<'verbose_json'>, 'file'> & { file: string }",
}
/** Repeatable fields of a form. */
const LISTS = ['timestamp_granularities', 'image[]']
/** Fields of a form that are numbers. */
const NUMBERS = ['n']
/** Models that `ImageModel` of the package says were shut down. */
const SHUT_DOWN = ['gpt-image-1', 'dall-e-2', 'dall-e-3']
/** Image models that take three sizes only; later ones take any in steps of 16. */
const FEW_SIZES = /^(?:gpt-image-1|chatgpt-image)/u
const SIZES = ['1024x1024', '1536x1024', '1024x1536']
/** Images are painted at this share of the requested size: tests do not look at them. */
const SHARE = 0.25

const asksImage = z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) })
const asksText = z.object({ type: z.literal('text'), text: z.string() })
const chat = z.object({
  model: z.string(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.string().or(z.array(z.discriminatedUnion('type', [asksText, asksImage]))),
    }),
  ),
  response_format: z.object({ json_schema: z.object({ schema: z.unknown() }) }),
})
const speech = z.object({ input: z.string(), speed: z.number() })
const image = z.object({ prompt: z.string(), size: z.string() })
const imageFacts = z.looseObject({
  model: z.string(),
  size: z.string(),
  input_fidelity: z.string().optional(),
  response_format: z.string().optional(),
})

/** What an image model does not take, by what the package says of its fields; undefined where it takes all. */
function refusedBy(body: unknown): Reply | undefined {
  const { model, size, input_fidelity: fidelity, response_format: format } = imageFacts.parse(body)
  const no = (message: string, code: string, status = 400): Reply => ({
    status,
    json: { error: { message, type: 'invalid_request_error', param: null, code } },
  })
  if (SHUT_DOWN.includes(model)) return no(`The model \`${model}\` does not exist.`, 'model_not_found', 404)
  if (!model.includes('gpt-image')) return undefined
  const fidelities = /^gpt-image-1\.5/u.test(model) ? ['high', 'low'] : /^gpt-image-1-mini/u.test(model) ? ['low'] : []
  if (fidelity !== undefined && !fidelities.includes(fidelity))
    return no(`The model ${model} does not take input_fidelity ${fidelity}`, 'invalid_input_fidelity_model')
  if (format !== undefined) return no('Unknown parameter: response_format', 'unknown_parameter')
  const [width = 0, height = 0] = size.split('x').map(Number)
  const isTaken = FEW_SIZES.test(model)
    ? SIZES.includes(size)
    : [width, height].every((px) => px % 16 === 0 && px > 0 && px <= 3_840) &&
      Math.max(width / height, height / width) <= 3
  return isTaken ? undefined : no(`Invalid size ${size}`, 'invalid_value')
}

export interface FakeOpenAiOptions {
  delayMs?: number
  /** Every image of a size is the first one: where time is measured, painting would take it. */
  paintsOnce?: boolean
  /** The keys of its accounts. */
  keys?: readonly string[]
  /** Like self-hosted servers: no key, and Ollama's list of models. */
  isOpen?: boolean
  /** Like Azure: the key has a header of its own. */
  isAzure?: boolean
}

/** OpenAI's wire form, with the built-in engines behind it. */
export async function startFakeOpenAi({
  delayMs = 0,
  paintsOnce = false,
  keys = [OPENAI_KEY],
  isOpen = false,
  isAzure = false,
}: FakeOpenAiOptions = {}): Promise<FakeOpenAi> {
  const says: string[] = []
  const draws: Uint8Array[] = []
  const illustrator = createIllustrator(makeNodeCanvas)
  const requests: TypedBody[] = []
  const painted = new Map<string, ReturnType<typeof illustrator.illustrate>>()
  const edit = async (fields: unknown): Promise<Reply> => {
    const refused = refusedBy(fields)
    if (refused) return refused
    const { size } = imageFacts.parse(fields)
    const [width = 0, height = 0] = size.split('x').map((px) => Number(px) * SHARE)
    const { bytes } = await illustrator.illustrate({ prompt: 'A door', look: 'cinematic', seed: 1, width, height })
    const made: OpenAI.ImagesResponse = { created: 1, data: [{ b64_json: Buffer.from(bytes).toString('base64') }] }
    return { json: made }
  }
  const generate = async (json: unknown): Promise<Reply> => {
    const { prompt, size } = image.parse(json)
    const refused = refusedBy(json)
    if (refused) return refused
    if (REFUSED.test(prompt)) {
      const message = 'Your request was rejected by the safety system.'
      return {
        status: 400,
        json: { error: { message, type: 'image_generation_user_error', code: 'moderation_blocked' } },
      }
    }
    const [width = 1024, height = 1024] = size.split('x').map((px) => Number(px) * SHARE)
    const given = draws.shift()
    const paint = () => illustrator.illustrate({ prompt, look: 'cinematic', seed: 1, width, height })
    const paintFirst = () => {
      const first = painted.get(size) ?? paint()
      painted.set(size, first)
      return first
    }
    const { bytes } = given ? { bytes: given } : await (paintsOnce ? paintFirst() : paint())
    const made: OpenAI.ImagesResponse = { created: 1, data: [{ b64_json: Buffer.from(bytes).toString('base64') }] }
    return { json: made }
  }
  const batches = fakeOpenAiBatches(requests, (endpoint, body) =>
    endpoint.endsWith('edits') ? edit(body) : generate(body),
  )
  const answers: Readonly<Record<string, (asked: Received) => Promise<Reply>>> = {
    '/v1/chat/completions': async ({ json }) =>
      refusedImages(json) ?? { json: completion(says.shift() ?? (await write(json))) },
    '/v1/audio/speech': async ({ json }) => {
      const { input, speed } = speech.parse(json)
      return { bytes: speakTones(input, speed).wav, contentType: 'audio/wav' }
    },
    '/v1/images/edits': async (asked) => {
      const form = await formOf(asked)
      const images = ['image', 'image[]'].flatMap((name) => form.getAll(name))
      if (images.length === 0 || !images.every((each) => each instanceof File)) throw new Error('There is no image')
      if (form.has('mask') && !(form.get('mask') instanceof File)) throw new Error('The mask is no file')
      return edit(Object.fromEntries(form))
    },
    '/v1/audio/transcriptions': async (asked) => {
      if (!((await formOf(asked)).get('file') instanceof File)) throw new Error('File not found')
      // Whisper's own list of words has no marks.
      const words = ['Nobody', 'sees', 'it'].map((word, at) => ({ word, start: at * 0.4, end: at * 0.4 + 0.3 }))
      const transcription: OpenAI.Audio.TranscriptionVerbose = {
        duration: 2,
        language: 'english',
        text: 'Nobody sees it.',
        words,
      }
      return { json: transcription }
    },
    '/v1/images/generations': ({ json }) => generate(json),
  }
  const server = await startFakeServer({
    auth: isOpen ? null : isAzure ? ['api-key', OPENAI_KEY] : ['authorization', ...keys.map((key) => `Bearer ${key}`)],
    delayMs,
    async answer(asked) {
      const make = answers[asked.path]
      requests.push(...(await typed(asked)))
      if (asked.path === '/v1/models') return { costs: false, make: () => ({ json: { object: 'list', data: [] } }) }
      const [, named] = /^\/v1\/models\/(.+)$/u.exec(asked.path) ?? []
      if (named !== undefined) return { costs: false, make: () => ({ ...modelNamed(decodeURIComponent(named)) }) }
      if (isOpen && asked.path === '/api/tags') return { costs: false, make: () => ({ json: OLLAMA_TAGS }) }
      if (asked.path === '/v1/moderations') return { costs: false, make: async () => ({ json: moderated(asked.json) }) }
      if (make && asked.method === 'POST') return { costs: true, make: () => make(asked) }
      return batches.answer(asked)
    },
  })
  return {
    ...server,
    url: `${server.url}/v1`,
    says,
    draws,
    batches: batches.state,
    verify: () => [...server.problems, ...checkBodies(IMPORTS, requests)],
  }
}

/** As Ollama lists its models; one of them answers nothing. */
const OLLAMA_TAGS = {
  models: ['nomic-embed-text:latest', 'llama3.1:8b', 'qwen3:4b'].map((name) => ({
    ...{ name, model: name, modified_at: '2026-11-01T10:00:00Z', size: 4_920_753_328, digest: '46e0c10c039e' },
    details: { format: 'gguf', family: 'llama', parameter_size: '8.0B', quantization_level: 'Q4_K_M' },
  })),
}

function modelNamed(id: string): Reply {
  if (!SHUT_DOWN.includes(id))
    return { json: { id, object: 'model', created: 1, owned_by: 'system' } satisfies OpenAI.Model }
  const message = `The model '${id}' does not exist`
  return {
    status: 404,
    json: { error: { message, type: 'invalid_request_error', param: 'model', code: 'model_not_found' } },
  }
}

/** Words that the fake refuses and its moderation flags. */
const REFUSED = /\bforbidden\b/iu

type Category = keyof OpenAI.Moderation.Categories
const CATEGORIES = [
  ...(['harassment', 'harassment/threatening', 'hate', 'hate/threatening', 'illicit', 'illicit/violent'] as const),
  ...(['self-harm', 'self-harm/instructions', 'self-harm/intent', 'sexual', 'sexual/minors'] as const),
  ...(['violence', 'violence/graphic'] as const),
] satisfies readonly Category[]

const ofCategories = <Value>(valueOf: (name: Category) => Value) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, valueOf(name)])) as Record<(typeof CATEGORIES)[number], Value>

function moderated(json: unknown): OpenAI.ModerationCreateResponse {
  const { input } = z.object({ input: z.array(z.string()) }).parse(json)
  const results = input.map((text) => {
    const flagged = REFUSED.test(text)
    const isMarked = (name: Category) => flagged && name === 'violence'
    return {
      flagged,
      categories: ofCategories(isMarked),
      category_scores: ofCategories((name) => Number(isMarked(name))),
      category_applied_input_types: ofCategories((): ['text'] => ['text']),
    }
  })
  return { id: 'modr-1', model: 'omni-moderation-latest', results }
}

const formOf = ({ bytes, headers }: Received) =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': headers['content-type'] ?? '' } }).formData()

/** A request as its type has it; files of a form stand as their names. */
async function typed(asked: Received): Promise<TypedBody[]> {
  const type = TYPES[asked.path]
  if (type === undefined) return []
  if (asked.json !== null) return [{ type, body: asked.json }]
  const body: Record<string, unknown> = {}
  for (const [field, value] of await formOf(asked)) {
    const name = field.replace(/\[\]$/u, '')
    const isList = LISTS.includes(name) || LISTS.includes(field)
    const text = typeof value === 'string' ? (NUMBERS.includes(name) ? Number(value) : value) : value.name
    const before = body[name]
    body[name] = isList ? [...(Array.isArray(before) ? (before as unknown[]) : []), text] : text
  }
  return [{ type, body }]
}

function completion(content: string): OpenAI.ChatCompletion {
  const message = { role: 'assistant' as const, content, refusal: null }
  const choices = [{ index: 0, message, finish_reason: 'stop' as const, logprobs: null }]
  return { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'fake', choices }
}

/** Models that take no images. */
const BLIND = /^(?:gpt-3\.5|o3-mini|o1-mini)/u
const IMAGES = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+=*)$/u

/** What a chat model answers to images that it does not take; undefined where it takes all. */
function refusedImages(json: unknown): Reply | undefined {
  const { model, messages } = chat.parse(json)
  const images = messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? []
      : content.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : [])),
  )
  const no = (message: string, code: string): Reply => ({
    status: 400,
    json: { error: { message, type: 'invalid_request_error', param: 'messages', code } },
  })
  if (images.length > 0 && BLIND.test(model)) return no('This model does not take images.', 'invalid_value')
  const isTaken = (url: string) => isImage(Buffer.from(IMAGES.exec(url)?.[1] ?? '', 'base64'))
  return images.every(isTaken)
    ? undefined
    : no('The image data you provided is no valid image.', 'invalid_image_format')
}

const isImage = (bytes: Uint8Array) => bytes[0] === 0xff || bytes[0] === 0x89 || bytes[0] === 0x52 || bytes[0] === 0x47

/** The words of a message. */
const textOf = (content: z.infer<typeof chat>['messages'][number]['content']): string =>
  typeof content === 'string' ? content : content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n')

function write(json: unknown): Promise<string> {
  const { messages, response_format: format } = chat.parse(json)
  const said = (wanted: string) => textOf(messages.find(({ role }) => role === wanted)?.content ?? '')
  return writeAnswer({ system: said('system'), user: said('user'), schema: format.json_schema.schema })
}
