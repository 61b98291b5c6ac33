import { camelCase } from './contract-files.ts'
import { HEADER } from './generated-header.ts'
import type { Kinds, OperationFacts } from './operation-facts.ts'

const CONTENT: Record<string, string> = { 'application/json': 'json', 'multipart/form-data': 'form' }

/** generated/server/operations.ts: everything a server needs to serve and guard each operation, and the types of its handler. */
export function operationTable(facts: OperationFacts[]): string {
  const tags = [...new Set(facts.map(({ tag }) => tag))].sort()
  const sorted = facts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const defaults = (namesOf: (operation: OperationFacts) => string[]) =>
    sorted
      .filter((operation) => namesOf(operation).length > 0)
      .map((operation) => `  ${operation.id}: ${namesOf(operation).map(quote).join(' | ')}`)
      .join('\n')
  return `${HEADER}import type * as z from 'zod'
${tags.map((tag) => `import * as ${camelCase(tag)} from '../zod/${tag}/${tag}.ts'`).join('\n')}
import type { operations as Contract } from '../schema.ts'
import type { OperationAnswers } from '../operation-types.ts'
import { readValues } from './read-values.ts'

/**
 * Every operation of the contract. \`path\` is in Hono's form, \`roles\` guards it, \`spends\` demands the Idempotency-Key header,
 * \`credits\` is its action in the cost table; \`params\`, \`query\` and \`body\` take the raw values of the request.
 */
export const operations = {
${sorted.map(entry).join('\n')}
} as const

export type OperationId = keyof typeof operations

/** An operation as any of them: what handles all alike needs no more. */
export interface OperationEntry {
  method: string
  path: string
  tag: string
  auth: boolean
  roles: readonly string[]
  params: z.ZodType | null
  query: z.ZodType | null
  body: z.ZodType | null
  contentType: 'json' | 'form' | 'json-or-form' | null
  spends: boolean
  credits: string | null
  successStatus: number
  response: z.ZodType
}

// By way of unknown: comparing every schema with ZodType part by part took the compiler a tenth of its whole time.
export const operationTable = operations as unknown as Readonly<Record<OperationId, OperationEntry>>

/** What is filled in where it is left out, by operation. */
interface QueryDefaults {
${defaults((facts) => facts.queryDefaults)}
}
interface BodyDefaults {
${defaults((facts) => facts.bodyDefaults)}
}

type Filled<Values, Name> = [Name] extends [never]
  ? Values
  : Values & { [Key in keyof Values & Name]-?: NonNullable<Values[Key]> }
type Named<Table, Id> = Id extends keyof Table ? Table[Id] : never
type Query<Id extends OperationId> = Contract[Id]['parameters']['query']
type Body<Id extends OperationId> = Contract[Id]['requestBody']
type Content<Given> = Given extends { content: infer Types } ? Types[keyof Types] : never

/** Validated path values of an operation. */
export type OperationParams<Id extends OperationId> = Contract[Id]['parameters']['path']
/** Validated query values of an operation, defaults filled in. */
export type OperationQuery<Id extends OperationId> = [Query<Id>] extends [undefined]
  ? undefined
  : Filled<NonNullable<Query<Id>>, Named<QueryDefaults, Id>>
/** Validated body of an operation, defaults filled in; what is not sent is an empty one. */
export type OperationBody<Id extends OperationId> = [Body<Id>] extends [undefined]
  ? undefined
  : Filled<Content<Body<Id>>, Named<BodyDefaults, Id>>
/** What an operation answers. */
export type OperationAnswer<Id extends OperationId> = OperationAnswers[Id]
/** Everything an operation is called with. */
export interface OperationInput<Id extends OperationId> {
  params: OperationParams<Id>
  query: OperationQuery<Id>
  body: OperationBody<Id>
}
`
}

function entry(operation: OperationFacts): string {
  const zod = (suffix: string) => `${camelCase(operation.tag)}.${operation.name}${suffix}`
  const fields = {
    method: quote(operation.method),
    path: quote(operation.path.replace(/\{([^}]*)\}/g, ':$1')),
    tag: quote(operation.tag),
    auth: String(!operation.isOpen),
    roles: `[${operation.roles.map(quote).join(', ')}]`,
    params: operation.hasPath ? read(operation.pathKinds, zod('Params')) : 'null',
    query: operation.hasQuery ? read(operation.queryKinds, zod('QueryParams')) : 'null',
    body: operation.bodyTypes.length > 0 ? read(operation.formKinds, zod('Body')) : 'null',
    contentType: contentType(operation.bodyTypes),
    spends: String(operation.needsIdempotencyKey),
    credits: operation.credits === null ? 'null' : quote(operation.credits),
    successStatus: String(operation.successStatus),
    response: zod('Response'),
  }
  return `  ${operation.id}: { ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} },`
}

const quote = (text: string) => `'${text}'`

const read = (kinds: Kinds, schema: string) =>
  Object.keys(kinds).length > 0 ? `readValues(${JSON.stringify(kinds)}, ${schema})` : schema

const contentType = ([first, ...more]: string[]) =>
  first === undefined ? 'null' : quote(more.length > 0 ? 'json-or-form' : (CONTENT[first] ?? first))
