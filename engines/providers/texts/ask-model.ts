import type { LanguageModelV4, LanguageModelV4FilePart, LanguageModelV4Prompt } from '@ai-sdk/provider'
import * as z from 'zod'
import type { EngineCall, Note } from '#engines/ports.ts'
import { imageType } from '../images.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged, Refused } from '../http/provider-error.ts'
import { plainText } from '#src/domain/plain-text.ts'
import { askTwice, type CheckedAnswer, formProblems, jsonOf } from '#src/domain/story-plan.ts'
import { callModel, notesOf } from '../sdk/call-model.ts'
import { loadLanguageModels, type LanguageForm } from '../sdk/language-models.ts'

const TIMEOUT_MS = 180_000
const MAX_BYTES = 4_000_000

/** A language model, and the form in which it is asked. */
export interface TextModel {
  form: LanguageForm
  model: string
}

/** A question with an answer schema. */
export interface ChatRequest<Answer> {
  /** Names the form, [a-z_]. */
  name: string
  schema: z.ZodType<Answer>
  system: string
  user: string
  /** PNG, JPEG or WebP, shown after the words in this order. */
  images?: readonly Uint8Array[]
  /** Problems of an answer that matches the schema; empty when valid. */
  problemsOf?: (answer: Answer) => string[]
}

export interface Answered<Answer> {
  answer: Answer
  notes: Note[]
}

/** Asks a language model for JSON of a schema. Returns an invalid answer once with its problems. */
export async function askModel<Answer>(
  provider: Provider,
  model: TextModel,
  asked: ChatRequest<Answer>,
  call: EngineCall | undefined,
): Promise<Answered<Answer>> {
  const prompt: LanguageModelV4Prompt = [
    { role: 'system', content: asked.system },
    { role: 'user', content: [{ type: 'text', text: asked.user }, ...(asked.images ?? []).map(imagePart)] },
  ]
  const notes: Note[] = []
  const answer = await askTwice(
    async (mending) => {
      const turns: LanguageModelV4Prompt = mending
        ? [
            { role: 'assistant', content: [{ type: 'text', text: mending.first }] },
            { role: 'user', content: [{ type: 'text', text: mending.request }] },
          ]
        : []
      const made = await complete(provider, model, asked, [...prompt, ...turns], call)
      notes.push(...made.notes)
      return made.text
    },
    (text) => readAnswer(asked, text),
  )
  if (answer === null) throw new Refused(`${provider.label} returned an unexpected format`)
  return { answer, notes }
}

async function complete<Answer>(
  provider: Provider,
  { form, model }: TextModel,
  { name, schema }: ChatRequest<Answer>,
  prompt: LanguageModelV4Prompt,
  call: EngineCall | undefined,
): Promise<{ text: string; notes: Note[] }> {
  const { $schema: _, ...answerSchema } = z.toJSONSchema(schema)
  const options: Parameters<LanguageModelV4['doGenerate']>[0] = {
    prompt,
    responseFormat: { type: 'json', name, schema: answerSchema as Record<string, unknown> },
    ...(call?.signal && { abortSignal: call.signal }),
  }
  const open = await loadLanguageModels[form]()
  const work = { model, request: [name, answerSchema, prompt], timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
  const made = await callModel(provider, { ...work, run: (send) => open(model, send).doGenerate(options) }, call)
  const text = made.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
  if (made.finishReason.unified === 'content-filter')
    throw new Refused(`${provider.label} refused: ${plainText(text).slice(0, 200) || 'its safety rules'}`)
  if (made.content.length === 0 && made.finishReason.raw === undefined)
    throw new PossiblyCharged(`${provider.label} returned an unexpected response`)
  return { text, notes: notesOf(made) }
}

const imagePart = (data: Uint8Array): LanguageModelV4FilePart => ({
  ...{ type: 'file', mediaType: imageType(data), data: { type: 'data', data } },
})

function readAnswer<Answer>({ schema, problemsOf }: ChatRequest<Answer>, text: string): CheckedAnswer<Answer> {
  const parsed = schema.safeParse(jsonOf(text))
  if (parsed.success) return { answer: parsed.data, problems: problemsOf?.(parsed.data) ?? [] }
  return { answer: null, problems: formProblems(parsed.error.issues) }
}
