import type { OperationId } from '#generated/server/operations.ts'
import type { CallOptions } from '#server/testing/caller.ts'
import { contract, type Operation, resolve, type Schema } from './contract.ts'
import { kindOf, type Slot } from './slots.ts'
import type { SeededAccount } from './seed-account.ts'

export interface Request {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

type Adjust = (request: Request, account: SeededAccount) => Partial<Request>

/** A one-pixel PNG. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

const bodyWith =
  (more: (account: SeededAccount) => object): Adjust =>
  ({ body }, account) => ({
    body: { ...(body as object), ...more(account) },
  })

/** Changes that the contract's example needs for a user's records. All other examples are used unchanged. */
const ADJUST: Partial<Record<OperationId, Adjust>> = {
  createStory: bodyWith(() => ({ default_voice_code: 'en-US-test', visual_style: 'cinematic' })),
  updateStory: bodyWith(() => ({ default_voice_code: 'en-US-test', visual_style: 'cinematic' })),
  createImageStyle: bodyWith(() => ({ look: 'cinematic' })),
  previewImageStyle: bodyWith(() => ({ look: 'cinematic' })),
  createTask: bodyWith(() => ({ model_id: 'draft-upscale', aspect_ratio: undefined, duration: undefined })),
  estimateTask: bodyWith(() => ({ model_id: 'draft-upscale' })),
  authenticateChannel: bodyWith(({ user }) => ({ channel_name: `private-user-${user.pusherId}` })),
}

/** Fields that must be sent along for the id at this place to be checked. */
const NEEDS: Readonly<Record<string, object>> = {
  'updateSceneAudio audio_media': { upload_audio: true },
}

/** A request of the contract's example with ids of the user's own records. */
export function validRequest(operation: Operation, account: SeededAccount): Request {
  const request: Request = { params: {}, query: {}, body: undefined }
  for (const { name, in: where, schema, required, example } of operation.parameters) {
    if (where === 'header') continue
    const value = fill(operation, schema, example ?? sample(operation, schema, [name], account), [name], account)
    if (where === 'path') request.params[name] = String(value)
    if (where === 'query' && required) request.query[name] = value
  }
  const { body } = operation
  if (body) request.body = fill(operation, body.schema, body.example ?? {}, [], account)
  return { ...request, ...ADJUST[operation.id]?.(request, account) }
}

/** The request with another id at one place, which is created if it is missing. */
export function withSlot(
  operation: Operation,
  request: Request,
  slot: Slot,
  id: string,
  account: SeededAccount,
): Request {
  const changed = structuredClone(request)
  const [name = ''] = slot.path
  if (slot.where === 'path') changed.params[name] = id
  else if (slot.where === 'query') changed.query[name] = slot.path.includes('[]') ? [id] : id
  else {
    const body = put(operation, operation.body?.schema ?? {}, changed.body, slot.path, [], id, account)
    changed.body = { ...(body as object), ...NEEDS[`${operation.id} ${name}`] }
  }
  return changed
}

/** What the caller sends; forms become FormData. */
export function toCall(operation: Operation, { params, query, body }: Request): CallOptions {
  return {
    params,
    query: query as NonNullable<CallOptions['query']>,
    ...(operation.body ? { body: operation.body.type === 'form' ? toForm(operation.body.schema, body) : body } : {}),
  }
}

function toForm(raw: Schema, body: unknown): FormData {
  const form = new FormData()
  const properties = resolve(raw).properties ?? {}
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    const isFile = resolve(properties[name] ?? {}).format === 'binary'
    form.set(name, isFile ? new File([PNG], 'picture.png', { type: 'image/png' }) : String(value))
  }
  return form
}

type Walk = [operation: Operation, raw: Schema, value: unknown, path: readonly string[], account: SeededAccount]

/** Replaces every id of an example by the user's own. */
function fill(...[operation, raw, value, path, account]: Walk): unknown {
  const schema = resolve(raw)
  if (Array.isArray(value)) {
    const { items = {} } = schema
    const filled = value.map((item) => fill(operation, items, item, [...path, '[]'], account))
    return isId(items) ? padded([...new Set(filled)], schema.minItems ?? 0) : filled
  }
  if (typeof value === 'object' && value !== null) {
    const parts = [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(resolve)
    const find = (name: string) => parts.find((part) => part.properties?.[name])?.properties?.[name] ?? {}
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        fill(operation, find(name), inner, [...path, name], account),
      ]),
    )
  }
  return typeof value === 'string' && isId(schema) && path.at(-1) !== 'idempotency_key'
    ? account.ids[kindOf(operation, path)]
    : value
}

/** There are few records of each kind: where a list must be longer, the last one is repeated. */
function padded(ids: readonly unknown[], length: number): unknown[] {
  return Array.from({ length: Math.max(ids.length, length) }, (_, index) => ids[Math.min(index, ids.length - 1)])
}

function isId(raw: Schema): boolean {
  const schema = resolve(raw)
  return schema.format === 'uuid' || [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some(isId)
}

function put(
  operation: Operation,
  raw: Schema,
  value: unknown,
  path: readonly string[],
  done: readonly string[],
  id: string,
  account: SeededAccount,
): unknown {
  const schema = resolve(raw)
  const [name, ...rest] = path
  if (name === undefined) return id
  if (name === '[]') {
    const items = schema.items ?? {}
    const own = Array.isArray(value) && value.length > 0 ? value : [sample(operation, items, [...done, name], account)]
    // Among own ids, the foreign one is last: a check of the first alone is not enough.
    const [first] = own
    const foreign = put(operation, items, first, rest, [...done, name], id, account)
    return own.length > 1 ? [...own.slice(0, -1), foreign] : rest.length > 0 ? [foreign] : [first, foreign]
  }
  const object = (value ?? sample(operation, schema, done, account)) as Record<string, unknown>
  const inner = schema.properties?.[name] ?? {}
  return { ...object, [name]: put(operation, inner, object[name], rest, [...done, name], id, account) }
}

/** The smallest value that a schema accepts, with ids of the user's records. */
function sample(operation: Operation, raw: Schema, path: readonly string[], account: SeededAccount): unknown {
  const schema = resolve(raw)
  if (schema.format === 'uuid')
    return path[0] === 'idempotency_key' ? crypto.randomUUID() : account.ids[kindOf(operation, path)]
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [option] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  if (option) return sample(operation, option, path, account)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'array') return [sample(operation, schema.items ?? {}, [...path, '[]'], account)]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0
  if (type === 'boolean') return false
  if (type === 'string') return 'a'.repeat(schema.minLength ?? 1)
  return Object.fromEntries(
    (schema.required ?? []).map((name) => [
      name,
      sample(operation, schema.properties?.[name] ?? {}, [...path, name], account),
    ]),
  )
}

export function operationOf(id: OperationId): Operation {
  const found = contract.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no ${id}`)
  return found
}
