import * as z from 'zod'
import { ask, parseJson } from '../http/ask.ts'
import { type FormKind, type ModelForm, readModelForm, UnknownForm } from '../forms/model-form.ts'
import { readPublishedFields } from '../forms/published-fields.ts'
import { type FindModel, findKnown, type PublishedModel } from './models.ts'

/** How a model is asked, and the model beside it that takes more images. */
export interface FalForm {
  form: ModelForm
  beside?: { model: string; form: ModelForm }
}

/** A model whose form cannot be read at the moment. */
export class FormNotRead extends Error {
  override name = 'FormNotRead'
}

const RESULTS: Readonly<Record<FormKind, readonly string[]>> = {
  ...{ ILLUSTRATOR: ['images', 'image'], UPSCALER: ['image', 'images'], INPAINTER: ['images', 'image'] },
  ...{ ANIMATOR: ['video'], LIP_SYNC: ['video'], MUSIC: ['audio', 'audio_file'] },
}

/**
 * How a model of fal does a kind of work, by what is published of it. Throws an UnknownForm in words, or a FormNotRead while that
 * cannot be read.
 */
export function formOf(kind: FormKind, model: string, find: FindModel = findKnown): FalForm {
  const form = readForm(kind, model, find)
  const sister = sisterOf(kind, model)
  if (sister === null || form.references > 0 || form.endsWithImage) return { form }
  try {
    const more = kind === 'ANIMATOR' ? ('endImage' as const) : ('references' as const)
    return { form, beside: { model: sister, form: readForm(kind, sister, find, more) } }
  } catch (cause) {
    if (cause instanceof UnknownForm || cause instanceof FormNotRead) return { form }
    throw cause
  }
}

function readForm(kind: FormKind, model: string, find: FindModel, ...needs: ('endImage' | 'references')[]): ModelForm {
  const published = find(model)
  if (published === undefined) throw new FormNotRead(`How ${model} is asked couldn’t be read from fal`)
  if (published === null) throw new UnknownForm(`fal publishes nothing about ${model}; check its name`)
  const results = RESULTS[kind]
  if (!published.results.some((name) => results.includes(name)))
    throw new UnknownForm(`${model} doesn’t return ${results[0] === 'images' ? 'an image' : `“${results[0]}”`}`)
  try {
    return readModelForm(kind, published.fields, needs)
  } catch (cause) {
    if (cause instanceof UnknownForm) throw new UnknownForm(`${model} ${cause.message}`)
    throw cause
  }
}

/** fal has models beside others that are shown images, or a first and a last one, by the same name elsewhere. */
function sisterOf(kind: FormKind, model: string): string | null {
  if (kind === 'ILLUSTRATOR') return model.replace(/\/text-to-image$/u, '') + '/edit'
  const between = model.replace(/\/image-to-video$/u, '/first-last-frame-to-video')
  return kind === 'ANIMATOR' && between !== model ? between : null
}

/** The models whose documents say how this one is asked. */
export function documentsOf(kind: FormKind, model: string): string[] {
  const sister = sisterOf(kind, model)
  return sister === null ? [model] : [model, sister]
}

const TIMEOUT_MS = 8_000
const MAX_BYTES = 2_000_000
/** Documents are not part of the queue's API. Another server has them at the same path of its own. */
const USUAL = { api: 'https://queue.fal.run', documents: 'https://fal.ai' }

/** Asks for a model's document, without the key. null: there is none. */
export async function fetchModel(api: string, model: string, send: typeof fetch): Promise<PublishedModel | null> {
  const url = new URL('/api/openapi/queue/openapi.json', api === USUAL.api ? USUAL.documents : api)
  url.searchParams.set('endpoint_id', model)
  const asker = { label: 'fal', fetch: send, now: Date.now, secrets: [] }
  try {
    return readDocument(
      parseJson(await ask(asker, { url: url.href, method: 'GET', timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })),
    )
  } catch (cause) {
    if (cause instanceof Error && 'status' in cause && cause.status === 404) return null
    throw cause
  }
}

const content = z.object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) })
const document = z.looseObject({
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({ requestBody: content }).optional(),
      get: z.object({ responses: z.object({ 200: content.optional().catch(undefined) }) }).optional(),
    }),
  ),
})

/** The input that is posted, and the result that is read. Throws for anything else. */
export function readDocument(given: unknown): PublishedModel {
  const root = document.parse(given)
  const paths = Object.entries(root.paths)
  const input = paths.find(([, { post }]) => post)?.[1].post?.requestBody
  const result = paths.find(([path, { get }]) => path.endsWith('/requests/{request_id}') && get)?.[1].get
    ?.responses[200]
  if (!input || !result) throw new Error('It describes no queue')
  const schemaOf = (each: z.infer<typeof content>) => each.content['application/json'].schema
  return {
    fields: readPublishedFields(schemaOf(input), root),
    results: readPublishedFields(schemaOf(result), root).map(({ name }) => name),
  }
}
