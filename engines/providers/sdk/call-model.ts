import type { SharedV4Warning } from '@ai-sdk/provider'
import type { EngineCall, Note } from '#engines/ports.ts'
import type { Order } from '../http/place-order.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged, Refused } from '../http/provider-error.ts'

/**
 * Where models of the SDK believe their provider to be, and their key. The `fetch` that they are given passes on paths alone: an account
 * adds its own URL and key, so neither can be in an error or in a log of the SDK.
 */
export const CONNECTION = { baseURL: 'https://provider.invalid', apiKey: 'none' } as const

/** Headers of a model that say how its request is to be read; its others are about an account that does not exist. */
const PASSED_HEADERS = /^(?:content-type|anthropic-)/u

interface Limits {
  /** ms. */
  timeoutMs: number
  maxBytes: number
}

export interface ModelWork<Result> extends Limits {
  /** The model's name, part of the order's identity. */
  model: string
  /** Identifies the order within its job: an equal one is the same. */
  request: unknown
  /** Calls one method of a model of the SDK that neither retries nor polls. */
  run(send: typeof fetch): PromiseLike<Result>
  /** Orders what the SDK sends in another way, such as by a batch; the answer has the same form. */
  orderBy?(path: string, sent: Sent): Omit<Order, 'request'>
  /** Puts an answer into the form that the SDK reads, where servers may use another one of the same form. */
  adapt?(answer: Uint8Array): Promise<Uint8Array>
}

/**
 * Calls a model of the SDK, which only writes the request and reads the answer. Each request is an order: stored before it is sent, sent
 * once, and answered from its stored bytes when the job is resumed. What it may have cost is decided by `Provider.ask`, never by the SDK.
 * Errors: as of `placeOrder`; PossiblyCharged for an answer that cannot be read, and Refused where the SDK cannot write the request.
 */
export function callModel<Result>(
  provider: Provider,
  { model, request, timeoutMs, maxBytes, run, orderBy, adapt }: ModelWork<Result>,
  call: EngineCall | undefined,
): Promise<Result> {
  let placed = 0
  return withFetch(
    provider,
    async (path, sent) => {
      // A model that continues a long answer asks several times, each time for more.
      const part = placed++
      const order = orderBy?.(path, sent) ?? {
        submit: (signal?: AbortSignal) => provider.ask(path, { ...sent, timeoutMs, maxBytes, signal }),
      }
      const wanted = { request: part === 0 ? request : [request, part], ...order }
      const answer = await provider.placeOrder(model, wanted, call)
      return adapt ? adapt(answer) : answer
    },
    run,
  )
}

/** The same for requests that cost nothing, and for one that an order of the caller sends: start and status of an operation. */
export function runModel<Result>(
  provider: Provider,
  { timeoutMs, maxBytes, run, adapt }: Omit<ModelWork<Result>, 'model' | 'request' | 'orderBy'>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  return withFetch(
    provider,
    async (path, sent) => {
      const answer = await provider.ask(path, { ...sent, timeoutMs, maxBytes, signal })
      return adapt ? adapt(answer) : answer
    },
    run,
  )
}

export type Sent = Pick<Parameters<Provider['ask']>[1], 'method' | 'headers' | 'body'>
type Send = (path: string, sent: Sent) => Promise<Uint8Array>

/** Runs a call of the SDK with a `fetch` whose failures are thrown as they are, whatever the SDK makes of them. */
async function withFetch<Result>(
  { label }: Provider,
  send: Send,
  run: (send: typeof fetch) => PromiseLike<Result>,
): Promise<Result> {
  let isSent = false
  let failure: { cause: unknown } | undefined
  const ours: typeof fetch = async (input, init) => {
    // A client that retries by itself sends nothing again: it could buy twice.
    if (failure) throw failure.cause
    isSent = true
    try {
      const answer = await send(pathOf(input), sentBy(init))
      return new Response(new Uint8Array(answer), { headers: { 'Content-Type': 'application/json' } })
    } catch (cause) {
      failure = { cause }
      throw cause
    }
  }
  try {
    return await run(ours)
  } catch {
    // The SDK's own errors hold whole requests, so they go no further.
    if (failure) throw failure.cause
    if (isSent) throw new PossiblyCharged(`${label} returned an unexpected response`)
    throw new Refused(`${label} doesn’t support this request`)
  }
}

function pathOf(input: Parameters<typeof fetch>[0]): string {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input)
  return pathname + search
}

function sentBy({ method = 'GET', headers, body }: RequestInit = {}): Sent {
  // Spelled as `ask` spells it: a second spelling would be a second header.
  const passed = [...new Headers(headers)]
    .filter(([name]) => PASSED_HEADERS.test(name) && (body != null || name !== 'content-type'))
    .map(([name, value]) => [name === 'content-type' ? 'Content-Type' : name, value])
  return {
    method: method === 'GET' ? 'GET' : 'POST',
    headers: Object.fromEntries(passed) as Record<string, string>,
    ...(body != null && { body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body }),
  }
}

interface Reported {
  warnings: readonly SharedV4Warning[]
  /** Tokens; of texts each in parts, of images as numbers. */
  usage?: { inputTokens: Tokens; outputTokens: Tokens } | undefined
}

type Tokens = { total: number | undefined } | number | undefined

/** What a model reports besides its result, for the provenance: what it ignored, and the tokens that it bills. */
export function notesOf({ warnings, usage }: Reported): Note[] {
  const count = (tokens: Tokens) => (typeof tokens === 'object' ? tokens.total : tokens)
  const [input, output] = [count(usage?.inputTokens), count(usage?.outputTokens)]
  return [
    ...warnings.map((warning): Note => ({ name: 'ignored', value: textOf(warning) })),
    ...(input === undefined ? [] : [{ name: 'input_tokens' as const, value: String(input) }]),
    ...(output === undefined ? [] : [{ name: 'output_tokens' as const, value: String(output) }]),
  ]
}

function textOf(warning: SharedV4Warning): string {
  if (warning.type === 'other') return warning.message
  return warning.type === 'deprecated' ? `${warning.setting}: ${warning.message}` : warning.feature
}
