import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { ModelError } from './download.ts'

/** A language model that Ollama fetches and runs. */
export interface OllamaModel {
  /** As Ollama names it. */
  id: string
  label: string
  description: string
  licence: string
  licenceUrl: string
  /** About what Ollama downloads. */
  bytes: number
}

export const OLLAMA_MODELS: readonly OllamaModel[] = [
  {
    ...{ id: 'qwen3:4b', label: 'Qwen3 4B', bytes: 2_600_000_000 },
    description: 'writes and translates, for computers with 8 GB',
    ...{ licence: 'Apache-2.0', licenceUrl: 'https://ollama.com/library/qwen3' },
  },
  {
    ...{ id: 'qwen3:8b', label: 'Qwen3 8B', bytes: 5_200_000_000 },
    description: 'the same, better and slower, for computers with 16 GB',
    ...{ licence: 'Apache-2.0', licenceUrl: 'https://ollama.com/library/qwen3' },
  },
]

export const OLLAMA_URL = 'http://127.0.0.1:11434'

const tags = z.object({ models: z.array(z.object({ name: z.string() })) })
const failed = z.object({ error: z.string() })
const step = z.object({
  ...{ status: z.string().optional(), error: z.string().optional(), digest: z.string().optional() },
  ...{ total: z.number().optional(), completed: z.number().optional() },
})

/** Names of the models that Ollama has; null where it does not answer. */
export async function ollamaModels(url: string): Promise<readonly string[] | null> {
  try {
    const response = await fetch(`${url}/api/tags`, { redirect: 'error', signal: AbortSignal.timeout(2_000) })
    return tags.parse(await response.json()).models.map(({ name }) => name)
  } catch {
    return null
  }
}

/** @throws where Ollama does not answer */
export async function isInOllama(url: string, { id }: OllamaModel): Promise<boolean> {
  const names = await ollamaModels(url)
  if (names === null) throw new ModelError(withoutOllama(url))
  return names.includes(id)
}

export const withoutOllama = (url: string): string =>
  `Ollama doesn’t answer at ${url}. Get it from https://ollama.com/download and start it, then run this again.`

/**
 * Has Ollama fetch a model; it continues what was interrupted, and checks what it fetched.
 * @param onProgress called with the bytes that are here and those that are known to be needed
 */
export async function pullModel(
  url: string,
  { id }: OllamaModel,
  onProgress?: (bytes: number, all: number) => void,
): Promise<void> {
  const response = await ask(url, 'POST', '/api/pull', { model: id })
  if (!response.ok || !response.body) throw await refusal(response, id)
  /** By their digest: a model is several files. */
  const files = new Map<string, { total: number; completed: number }>()
  let isDone = false
  try {
    for await (const line of createInterface({ input: Readable.from(response.body) })) {
      if (line.trim() === '') continue
      const { status, error, digest, total, completed = 0 } = step.parse(JSON.parse(line))
      if (error !== undefined) throw new ModelError(`Ollama can’t fetch ${id}: ${plain(error)}.`)
      isDone = status === 'success'
      if (digest === undefined || total === undefined) continue
      files.set(digest, { total, completed })
      const sum = (of: 'total' | 'completed') => [...files.values()].reduce((all, each) => all + each[of], 0)
      onProgress?.(sum('completed'), sum('total'))
    }
  } catch (cause) {
    if (cause instanceof ModelError) throw cause
    throw new ModelError(LOST, { cause })
  }
  if (!isDone) throw new ModelError(LOST)
}

const LOST = 'The connection to Ollama was lost. Run the command again to continue.'

/** @returns whether there was something to delete */
export async function deleteModel(url: string, { id }: OllamaModel): Promise<boolean> {
  const response = await ask(url, 'DELETE', '/api/delete', { model: id })
  if (response.ok) return true
  if (response.status === 404) return false
  throw await refusal(response, id)
}

async function ask(url: string, method: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(url + path, { method, headers, body: JSON.stringify(body), redirect: 'error' }).catch(
    (cause: unknown) => {
      throw new ModelError(withoutOllama(url), { cause })
    },
  )
}

async function refusal(response: Response, id: string): Promise<ModelError> {
  const said = await response.json().then(
    (answer) => failed.safeParse(answer).data?.error,
    () => undefined,
  )
  return new ModelError(`Ollama refused ${id}: ${said === undefined ? `it answered ${response.status}` : plain(said)}.`)
}

/** What another program says, as a terminal may show it. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, 300)
