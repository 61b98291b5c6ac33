import type { Contract } from './bundle.ts'
import { type JsonObject, isObject, upperFirst } from './contract-files.ts'
import type { ValueKind } from './templates/read-values.ts'

export type Kinds = Record<string, ValueKind>

/** Facts about an operation for the generators. */
export interface OperationFacts {
  id: string
  /** Prefix of its generated zod names. */
  name: string
  tag: string
  method: string
  path: string
  isOpen: boolean
  roles: string[]
  credits: string | null
  needsIdempotencyKey: boolean
  hasPath: boolean
  hasQuery: boolean
  hasHeader: boolean
  /** Whether a value of its query has to be given. */
  needsQuery: boolean
  pathKinds: Kinds
  queryKinds: Kinds
  formKinds: Kinds
  bodyTypes: string[]
  needsBody: boolean
  /** Names of the values that are filled in where they are left out. */
  queryDefaults: string[]
  bodyDefaults: string[]
  successStatus: number
}

/** Every operation, in the order of the contract. */
export function operationFacts(doc: Contract): OperationFacts[] {
  return Object.entries(doc.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => factsOf(doc, path, method, operation)),
  )
}

function factsOf(doc: Contract, path: string, method: string, operation: JsonObject): OperationFacts {
  const parameters = list(operation.parameters).map((parameter) => deref(doc, parameter))
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const body = deref(doc, operation.requestBody)
  const bodies = object(body.content)
  const id = String(operation.operationId)
  const names = [...inPlace('path'), ...inPlace('query')].map(({ name }) => name)
  if (new Set(names).size < names.length) throw new Error(`${id}: a path and a query parameter have the same name`)
  const answers = Object.keys(object(operation.responses)).filter((status) => status.startsWith('2'))
  if (answers.length !== 1) throw new Error(`${id}: must have exactly one 2xx answer`)
  return {
    id,
    name: upperFirst(id),
    tag: String(list(operation.tags)[0]),
    method: method.toUpperCase(),
    path,
    isOpen: Array.isArray(operation.security) && operation.security.length === 0,
    roles: list(operation['x-roles']).map(String),
    credits: typeof operation['x-credits'] === 'string' ? operation['x-credits'] : null,
    needsIdempotencyKey: inPlace('header').some((parameter) => parameter.name === 'Idempotency-Key'),
    hasPath: inPlace('path').length > 0,
    hasQuery: inPlace('query').length > 0,
    hasHeader: inPlace('header').length > 0,
    needsQuery: inPlace('query').some((parameter) => parameter.required === true),
    pathKinds: kindsOf(
      inPlace('path').map((parameter) => [String(parameter.name), deref(doc, parameter.schema), false]),
    ),
    queryKinds: kindsOf(
      inPlace('query').map((parameter) => [
        String(parameter.name),
        deref(doc, parameter.schema),
        parameter.explode === false,
      ]),
    ),
    formKinds: kindsOf(
      Object.entries(object(deref(doc, object(bodies['multipart/form-data']).schema).properties)).map(
        ([name, property]) => [name, deref(doc, property), false],
      ),
    ),
    bodyTypes: Object.keys(bodies),
    needsBody: body.required === true,
    queryDefaults: inPlace('query')
      .filter(({ schema }) => 'default' in deref(doc, schema))
      .map(({ name }) => String(name)),
    bodyDefaults: Object.entries(object(deref(doc, object(Object.values(bodies)[0]).schema).properties))
      .filter(([, property]) => 'default' in object(property))
      .map(([name]) => name),
    successStatus: Number(answers[0]),
  }
}

const object = (value: unknown): JsonObject => (isObject(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function deref(doc: Contract, node: unknown): JsonObject {
  const found = object(node)
  if (typeof found.$ref !== 'string') return found
  const [kind = '', name = ''] = found.$ref.replace('#/components/', '').split('/')
  return object(doc.components[kind]?.[name])
}

function kindsOf(values: [name: string, schema: JsonObject, isCommaList: boolean][]): Kinds {
  const kinds: Kinds = {}
  for (const [name, { type }, isCommaList] of values) {
    if (type === 'array') kinds[name] = isCommaList ? 'comma-list' : 'list'
    else if (type === 'integer' || type === 'number' || type === 'boolean') kinds[name] = type
  }
  return kinds
}
