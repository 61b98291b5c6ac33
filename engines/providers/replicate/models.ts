import * as z from 'zod'
import { type FormKind, readModelForm, UnknownForm } from '../forms/model-form.ts'
import { type PublishedField, readPublishedFields } from '../forms/published-fields.ts'
import { NotCharged, PossiblyCharged, Refused } from '../http/provider-error.ts'
import type { Provider } from '../http/provider.ts'
import { runModel } from '../sdk/call-model.ts'
import type { ReadModel } from './engines.ts'
import { connect } from './predictions.ts'

const LIMITS = { timeoutMs: 10_000, maxBytes: 8_000_000 }
/** Models change their inputs with their versions. */
const KEPT_MS = 24 * 60 * 60_000

/** Of a model's newest version. Survives JSON. */
interface PublishedModel {
  /** null: an official model, whose predictions name none. */
  version: string | null
  fields: PublishedField[]
}

const answer = z.object({
  is_official: z.boolean().nullish(),
  latest_version: z.object({
    id: z.string().regex(/^\w{1,100}$/u),
    openapi_schema: z.looseObject({
      components: z.looseObject({ schemas: z.looseObject({ Input: z.looseObject({}) }) }),
    }),
  }),
})

/** How a model is asked, by the schema that it publishes. @param name `owner/name` */
export function openModel(provider: Provider, name: string): ReadModel {
  const { memory } = provider.tools
  const key = `model replicate:${name}`
  const published = async (): Promise<PublishedModel> => {
    const known = (await memory.read(key))?.value as PublishedModel | undefined
    if (known) return known
    const found = await fetchModel(provider, name)
    await memory.write(new Map([[key, found]]), KEPT_MS)
    return found
  }
  return async (kind: FormKind) => {
    const { version, fields } = await published()
    try {
      return { model: { name, version }, form: readModelForm(kind, fields) }
    } catch (cause) {
      if (cause instanceof UnknownForm) throw new Refused(`${name} ${cause.message}`, { cause })
      throw cause
    }
  }
}

async function fetchModel(provider: Provider, name: string): Promise<PublishedModel> {
  const { label } = provider
  const [owner = '', short = ''] = name.split('/')
  const run = async (send: typeof fetch) => (await connect(send)).models.get(owner, short)
  const found = await runModel(provider, { ...LIMITS, run }, undefined).catch((cause: unknown) => {
    if (cause instanceof Refused && cause.status === 404)
      throw new Refused(`${label} doesn’t have the model ${name}`, { status: 404, cause })
    // Nothing is ordered yet.
    if (cause instanceof PossiblyCharged) throw new NotCharged(cause.message, { cause })
    throw cause
  })
  const { data } = answer.safeParse(found)
  if (!data) throw new Refused(`${label} publishes no inputs of ${name}`)
  const { id, openapi_schema: document } = data.latest_version
  return {
    version: data.is_official ? null : id,
    fields: readPublishedFields(document.components.schemas.Input, document),
  }
}
