import type { Provider } from './http/provider.ts'
import { Refused } from './http/provider-error.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 1_000_000
/** Compatible servers without a model endpoint answer 404 with another message. */
const NO_MODEL = /model.{0,200}(?:not exist|not found)|\bmodel: /iu

/** Asks whether a model is there, which costs nothing. Throws where it certainly is not; a server that does not answer may have it. */
export async function checkModel(provider: Provider, model: string): Promise<void> {
  const path = `/models/${encodeURIComponent(model)}`
  try {
    await provider.ask(path, { method: 'GET', timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  } catch (cause) {
    if (!(cause instanceof Refused && cause.status === 404 && NO_MODEL.test(cause.message))) return
    throw new Refused(`${provider.label} doesn’t have the model ${model}`, { status: 404, cause })
  }
}

/** What each provider answers for a key at no cost; there is no such thing at the others. */
const FREE: Readonly<Record<string, string>> = {
  openai: '/models/gpt-5.2',
  google: '/models/gemini-3.8-flash',
  anthropic: '/models/claude-sonnet-5-5',
  elevenlabs: '/v2/voices?page_size=1',
  deepgram: '/v1/projects',
}

/** Asks a provider whether it takes the key. Throws where it refuses it, and where it does not answer. */
export async function checkKey(provider: Provider, id: string): Promise<void> {
  const path = FREE[id]
  if (path === undefined) return
  await provider.ask(path, { method: 'GET', timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }).catch((cause: unknown) => {
    // The key is fine where something else is not there.
    if (!(cause instanceof Refused && cause.status === 404)) throw cause
  })
}
