import * as z from 'zod'
import { FormNotRead } from '../fal/forms.ts'
import { type FindModel, type PublishedModel } from '../fal/models.ts'
import { type FormKind, type ModelForm, readModelForm, UnknownForm } from '../forms/model-form.ts'
import { type PublishedField, readPublishedFields } from '../forms/published-fields.ts'
import { ask, parseJson } from '../http/ask.ts'
import { Refused } from '../http/provider-error.ts'
import type { ProviderSettings } from '../http/provider.ts'
import type { ReplicateModel } from './predictions.ts'

/** A model and how it is asked. */
export interface AskedModel {
  model: ReplicateModel
  form: ModelForm
}

/** Beside fal's models, whose names have no colon. */
export const publishedName = (name: string): string => `replicate:${name}`

/** How a model does a kind of work. Throws an UnknownForm in words, or a FormNotRead while what is published cannot be read. */
export function formOf(kind: FormKind, name: string, find: FindModel = findKnown): AskedModel {
  const published = find(publishedName(name))
  if (published === undefined) throw new FormNotRead(`How ${name} is asked couldn’t be read from Replicate`)
  if (published === null) throw new UnknownForm(`Replicate publishes nothing about ${name}; check its name`)
  try {
    return { model: { name, version: published.version ?? null }, form: readModelForm(kind, published.fields) }
  } catch (cause) {
    if (cause instanceof UnknownForm) throw new UnknownForm(`${name} ${cause.message}`)
    throw cause
  }
}

const field = (name: string, type: string, more: Partial<PublishedField> = {}): PublishedField => ({
  ...{ name, isRequired: name === 'prompt', types: [type] },
  ...more,
})

/** What users' own keys bring, while it cannot be read: the fields that are filled, as their pages had them on 2026-11-30. */
const KNOWN_MODELS: Readonly<Record<string, PublishedModel>> = {
  [publishedName('black-forest-labs/flux-dev')]: {
    fields: [
      ...[field('prompt', 'string'), field('seed', 'integer')],
      field('aspect_ratio', 'string', { values: ['1:1', '16:9', '21:9', '3:2', '2:3', '4:5', '5:4', '9:16', '9:21'] }),
      field('output_format', 'string', { values: ['webp', 'jpg', 'png'] }),
    ],
    results: [],
  },
  [publishedName('bytedance/seedance-1-pro')]: {
    fields: [
      ...[field('prompt', 'string'), field('image', 'string'), field('last_frame_image', 'string')],
      field('duration', 'integer', { min: 2, max: 12, usual: 5 }),
    ],
    results: [],
  },
}

export const findKnown: FindModel = (name) => (Object.hasOwn(KNOWN_MODELS, name) ? KNOWN_MODELS[name] : undefined)

const LIMITS = { timeoutMs: 10_000, maxBytes: 8_000_000 }

const answer = z.object({
  is_official: z.boolean().nullish(),
  latest_version: z.object({
    id: z.string().regex(/^\w{1,100}$/u),
    openapi_schema: z.looseObject({
      components: z.looseObject({ schemas: z.looseObject({ Input: z.looseObject({}) }) }),
    }),
  }),
})

/** Reads what a model publishes of its newest version. null: there is no such model. */
export async function fetchModel(
  { url, key }: ProviderSettings,
  name: string,
  send: typeof fetch,
): Promise<PublishedModel | null> {
  const asker = { label: 'Replicate', fetch: send, now: Date.now, secrets: key === null ? [] : [key] }
  const auth = key === null ? {} : { headers: { Authorization: `Bearer ${key}` } }
  try {
    const found = await ask(asker, { url: `${url}/models/${name}`, method: 'GET', ...auth, ...LIMITS })
    const { is_official: isOfficial, latest_version } = answer.parse(parseJson(found))
    const { id, openapi_schema: document } = latest_version
    const fields = readPublishedFields(document.components.schemas.Input, document)
    return { fields, results: [], version: isOfficial ? null : id }
  } catch (cause) {
    if (cause instanceof Refused && cause.status === 404) return null
    throw cause
  }
}
