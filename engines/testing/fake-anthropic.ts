import type Anthropic from '@anthropic-ai/sdk'
import * as z from 'zod'
import { type FakeServer, type Received, type Reply, startFakeServer } from './fake-server.ts'
import { writeAnswer } from './fake-texts.ts'
import { checkBodies, type TypedBody } from './typed-bodies.ts'

export const ANTHROPIC_KEY = 'sk-ant-sentinel-0452'

export interface FakeAnthropic extends FakeServer {
  /** Next answers of the model, in place of the requested ones. */
  says: string[]
  /** Why the next answer ends; default: it is complete. */
  stops: Anthropic.StopReason[]
  /** Holds everything that was received against the types of the `@anthropic-ai/sdk` package. */
  verify(): string[]
}

const IMPORTS = `import type Anthropic from '@anthropic-ai/sdk'`
/** Longest answers, tokens, as the package's documentation of `max_tokens` has them. */
const MOST_TOKENS = 128_000
/** Models that are no longer there. */
const SHUT_DOWN = ['claude-3-opus-20240229', 'claude-2.1']

const asked = z.object({
  model: z.string(),
  max_tokens: z.number(),
  system: z.array(z.object({ text: z.string() })),
  messages: z.array(
    // Images have no text.
    z.object({ role: z.enum(['user', 'assistant']), content: z.array(z.object({ text: z.string().default('') })) }),
  ),
  output_config: z.object({ format: z.object({ schema: z.unknown() }) }),
})

/** Anthropic's wire form, with the built-in writer behind it. */
export async function startFakeAnthropic(): Promise<FakeAnthropic> {
  const says: string[] = []
  const stops: Anthropic.StopReason[] = []
  const bodies: TypedBody[] = []
  const server = await startFakeServer({
    auth: ['x-api-key', ANTHROPIC_KEY],
    async answer(request) {
      if (request.headers['anthropic-version'] !== '2023-06-01') throw new Error('There is no anthropic-version')
      if (request.path === '/v1/models') return { costs: false, make: () => ({ json: { data: [], has_more: false } }) }
      const [, named] = /^\/v1\/models\/(.+)$/u.exec(request.path) ?? []
      if (named !== undefined) return { costs: false, make: () => modelNamed(decodeURIComponent(named)) }
      if (request.path !== '/v1/messages' || request.method !== 'POST') return null
      bodies.push({ type: 'Anthropic.MessageCreateParamsNonStreaming', body: request.json })
      return { costs: true, make: () => message(request) }
    },
  })
  async function message({ json }: Received): Promise<Reply> {
    const { model, max_tokens: most, system, messages, output_config: config } = asked.parse(json)
    if (SHUT_DOWN.includes(model)) return missing(model)
    if (most > MOST_TOKENS) return invalid(`max_tokens: ${most} > ${MOST_TOKENS}`)
    const text = (parts: readonly { text: string }[] = []) => parts.map((part) => part.text).join('')
    const stop = stops.shift() ?? 'end_turn'
    const written =
      says.shift() ??
      (await writeAnswer({
        ...{ system: text(system), user: text(messages[0]?.content), schema: config.format.schema },
      }))
    const made = {
      ...{ id: 'msg_1', type: 'message' as const, role: 'assistant' as const, model },
      content: stop === 'refusal' ? [] : [{ type: 'text' as const, text: written, citations: null }],
      ...{ stop_reason: stop, stop_sequence: null },
      usage: { input_tokens: 1200, output_tokens: 340 },
    } satisfies Pick<
      Anthropic.Message,
      'id' | 'type' | 'role' | 'model' | 'content' | 'stop_reason' | 'stop_sequence'
    > & {
      usage: Pick<Anthropic.Usage, 'input_tokens' | 'output_tokens'>
    }
    return { json: made }
  }
  return {
    ...server,
    url: `${server.url}/v1`,
    ...{ says, stops },
    verify: () => [...server.problems, ...checkBodies(IMPORTS, bodies)],
  }
}

const refusal = (status: number, type: string, text: string): Reply => ({
  status,
  json: { type: 'error', error: { type, message: text } },
})
const missing = (model: string) => refusal(404, 'not_found_error', `model: ${model}`)
const invalid = (text: string) => refusal(400, 'invalid_request_error', text)

function modelNamed(id: string): Reply {
  return SHUT_DOWN.includes(id) ? missing(id) : { json: { type: 'model', id, display_name: id } }
}
