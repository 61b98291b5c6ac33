import * as z from 'zod'
import type { EngineCall } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { brokenRule } from '../refusal-rules.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 5_000_000
/** Sentences in one call. */
const BATCH_SIZE = 100

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullish()) })),
})

/**
 * OpenAI's moderation result for each sentence, free of charge. Compatible servers without moderation use the published rules,
 * which may still apply to their images.
 */
export async function moderate(
  provider: Provider,
  sentences: readonly string[],
  call?: EngineCall,
): Promise<(string | null)[]> {
  const found: (string | null)[] = []
  for (let at = 0; at < sentences.length; at += BATCH_SIZE)
    found.push(...(await moderateSome(provider, sentences.slice(at, at + BATCH_SIZE), call)))
  return found
}

async function moderateSome(provider: Provider, sentences: readonly string[], call?: EngineCall) {
  const byRules = sentences.map((sentence) => brokenRule(sentence)?.reason ?? null)
  try {
    const bytes = await provider.ask('/moderations', {
      body: { model: 'omni-moderation-latest', input: [...sentences] },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal: call?.signal,
    })
    const { results } = answerSchema.parse(parseJson(bytes))
    return sentences.map((_, at) => reasonOf(results[at]) ?? byRules[at] ?? null)
  } catch {
    if (call?.signal?.aborted) throw call.signal.reason
    return byRules
  }
}

function reasonOf(result: z.output<typeof answerSchema>['results'][number] | undefined): string | null {
  if (!result?.flagged) return null
  const names = Object.entries(result.categories).flatMap(([name, isIt]) => (isIt ? [name.replace('/', ', ')] : []))
  return `Flagged by OpenAI moderation: ${names.join('; ') || 'no category given'}`
}
