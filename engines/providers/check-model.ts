import type { Provider } from './http/provider.ts'
import { Refused } from './http/provider-error.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 1_000_000
/** Of a list of all models. */
const MAX_LIST_BYTES = 8_000_000
/** Compatible servers without a model endpoint answer 404 with another message. */
const NO_MODEL = /model.{0,200}(?:not exist|not found)|\bmodel: /iu

/** A GET that costs nothing and that only a valid key is answered. */
export interface FreeRequest {
  path: string
  headers?: Record<string, string>
  /** Whether it asks for something that is not there: that it is missing is the answer. */
  isMissing?: true
}

/** Asks whether a model is there, which costs nothing. Throws where it certainly is not; a server that does not answer may have it. */
export async function checkModel(
  provider: Provider,
  model: string,
  { headers }: Partial<FreeRequest> = {},
): Promise<void> {
  const path = `/models/${encodeURIComponent(model)}`
  try {
    await provider.ask(path, { method: 'GET', headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  } catch (cause) {
    if (!(cause instanceof Refused && cause.status === 404 && NO_MODEL.test(cause.message))) return
    throw new Refused(`${provider.label} doesn’t have the model ${model}`, { status: 404, cause })
  }
}

/** Throws where the key is refused, or the provider does not answer. */
export async function checkKey(provider: Provider, { path, headers, isMissing }: FreeRequest): Promise<void> {
  try {
    await provider.ask(path, { method: 'GET', headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_LIST_BYTES })
  } catch (cause) {
    const isAnswer = isMissing && cause instanceof Refused && (cause.status === 404 || cause.status === 422)
    if (!isAnswer) throw cause
  }
}
