import * as z from 'zod'
import type { EngineCall } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged, Refused } from '../http/provider-error.ts'
import { plainText } from '../plain-text.ts'

const TIMEOUT_MS = 180_000
const MAX_BYTES = 4_000_000

/** A part of a question: words, or an image as a data URL. */
export type ChatPart =
  { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string; detail: 'high' | 'low' } }

interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string | readonly ChatPart[]
}

/** A question with an answer schema. */
export interface ChatRequest<Answer> {
  /** Names the form, [a-z_]. */
  name: string
  schema: z.ZodType<Answer>
  system: string
  user: string | readonly ChatPart[]
  /** Problems of an answer that matches the schema; empty when valid. */
  problemsOf?: (answer: Answer) => string[]
}

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
})

/** Asks a chat model for JSON of a schema. Returns an invalid answer once with its problems. */
export async function askModel<Answer>(
  provider: Provider,
  model: string,
  asked: ChatRequest<Answer>,
  call: EngineCall | undefined,
): Promise<Answer> {
  const messages: Message[] = [
    { role: 'system', content: asked.system },
    { role: 'user', content: asked.user },
  ]
  const first = await complete(provider, model, asked, messages, call)
  const read = readAnswer(asked, first)
  if (read.problems.length === 0 && read.answer !== null) return read.answer
  const again = await complete(
    provider,
    model,
    asked,
    [
      ...messages,
      { role: 'assistant', content: first },
      { role: 'user', content: `That does not fit. Answer all of it again, mended: ${read.problems.join('; ')}` },
    ],
    call,
  )
  const repaired = readAnswer(asked, again)
  // A slightly deviating answer is still usable, and charged.
  if (repaired.answer !== null) return repaired.answer
  if (read.answer !== null) return read.answer
  throw new Refused(`${provider.label} returned an unexpected format`)
}

async function complete<Answer>(
  provider: Provider,
  model: string,
  { name, schema }: ChatRequest<Answer>,
  messages: readonly Message[],
  call: EngineCall | undefined,
): Promise<string> {
  const { $schema: _, ...form } = z.toJSONSchema(schema)
  const body = {
    model,
    messages,
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: form } },
  }
  const submit = (signal?: AbortSignal) =>
    provider.ask('/chat/completions', { body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
  const answer = completion.safeParse(parseJson(await provider.placeOrder(model, { request: body, submit }, call)))
  if (!answer.success) throw new PossiblyCharged(`${provider.label} returned an unexpected response`)
  const [{ message } = { message: { content: '', refusal: null } }] = answer.data.choices
  if (message.refusal) throw new Refused(`${provider.label} refused: ${plainText(message.refusal).slice(0, 200)}`)
  return message.content ?? ''
}

function readAnswer<Answer>({ schema, problemsOf }: ChatRequest<Answer>, text: string) {
  const parsed = schema.safeParse(parseJson(new TextEncoder().encode(unfenced(text))))
  if (parsed.success) return { answer: parsed.data, problems: problemsOf?.(parsed.data) ?? [] }
  const problems = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
  return { answer: null, problems }
}

/** Small models put JSON into a code block. */
function unfenced(text: string): string {
  return /```(?:json)?\s*([\s\S]*?)```/u.exec(text)?.[1] ?? text
}
