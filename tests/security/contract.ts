import { readFile } from 'node:fs/promises'
import { operationTable, type OperationId } from '#generated/server/operations.ts'

/** JSON Schema as far as the contract uses it. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  default?: unknown
}

interface Example {
  value: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
  example: unknown
}

export interface Body {
  type: 'json' | 'form'
  schema: Schema
  example: unknown
}

export interface Operation {
  id: OperationId
  isGuarded: boolean
  /** Staff roles that may call it; none: all users may. */
  roles: readonly string[]
  isForStaff: boolean
  isRead: boolean
  parameters: readonly Parameter[]
  body: Body | null
  /** Statuses the contract names. */
  statuses: readonly number[]
}

interface RawOperation {
  operationId: OperationId
  parameters?: readonly (Partial<Parameter> & { $ref?: string })[]
  requestBody?: { content: Record<string, { schema: Schema; examples?: Record<string, Example> }> }
  responses: Record<string, unknown>
}

interface RawDocument {
  paths: Record<string, Record<string, RawOperation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    examples: Record<string, Example>
  }
}

const file = new URL('../../generated/openapi.json', import.meta.url)
const raw: RawDocument = JSON.parse(await readFile(file, 'utf8'))
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Follows a reference to its end. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const target = raw.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!target) throw new Error(`Nothing stands at ${schema.$ref}`)
  return resolve(target)
}

function readParameter(parameter: Partial<Parameter> & { $ref?: string }): Parameter {
  const name = parameter.$ref?.split('/').at(-1)
  const found = name === undefined ? parameter : raw.components.parameters[name]
  if (found?.name === undefined || found.in === undefined || found.schema === undefined)
    throw new Error(`A parameter is not complete: ${JSON.stringify(parameter)}`)
  const { name: parameterName, in: where, schema, required = false, example } = found
  return { name: parameterName, in: where, schema, required, example }
}

function readBody(body: RawOperation['requestBody']): Body | null {
  if (!body) return null
  const json = body.content['application/json']
  const content = json ?? body.content['multipart/form-data']
  if (!content) throw new Error('A body is neither JSON nor a form')
  const [example] = Object.values(content.examples ?? {})
  return { type: json ? 'json' : 'form', schema: content.schema, example: example?.value }
}

/** Every operation of the contract, as its tests need it. */
export const contract: readonly Operation[] = Object.values(raw.paths).flatMap((path) =>
  METHODS.flatMap((method) => {
    const operation = path[method]
    if (!operation) return []
    const { auth, roles } = operationTable[operation.operationId]
    return {
      id: operation.operationId,
      isGuarded: auth,
      roles,
      isForStaff: roles.length > 0,
      isRead: method === 'get',
      parameters: (operation.parameters ?? []).map(readParameter),
      body: readBody(operation.requestBody),
      statuses: Object.keys(operation.responses).map(Number),
    }
  }),
)

/** The whole story of the contract's examples. */
export function exampleDocument(): unknown {
  const value = raw.components.examples.RenderDocumentWhole?.value
  if (typeof value !== 'object' || value === null || !('story' in value)) throw new Error('The example is missing')
  return value.story
}
