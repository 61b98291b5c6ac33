import { HEADER } from './generated-header.mjs'

const CONTENT = { 'application/json': 'json', 'multipart/form-data': 'form' }

/** generated/server/operations.ts: everything a server needs to serve and guard each operation, and the types of its handler. */
export function operationTable(facts) {
  const tags = [...new Set(facts.map(({ tag }) => tag))].sort()
  const sorted = [...facts].sort((a, b) => (a.id < b.id ? -1 : 1))
  return `${HEADER}import type * as z from 'zod'
${tags.map((tag) => `import * as ${variable(tag)} from '../zod/${tag}/${tag}.ts'`).join('\n')}
import { readValues } from './read-values.ts'

/** Every operation of the contract; \`path\` is in Hono's form, \`spends\` demands the Idempotency-Key header, \`roles\` guards it. */
export const operations = {
${sorted.map(entry).join('\n')}
} as const

export type OperationId = keyof typeof operations

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** Validated path values of an operation. */
export type OperationParams<Id extends OperationId> = Output<(typeof operations)[Id]['params']>
/** Validated query values of an operation, defaults filled in. */
export type OperationQuery<Id extends OperationId> = Output<(typeof operations)[Id]['query']>
/** Validated body of an operation, defaults filled in. */
export type OperationBody<Id extends OperationId> = Output<(typeof operations)[Id]['body']>
/** What the operation answers. */
export type OperationAnswer<Id extends OperationId> = Input<(typeof operations)[Id]['response']>
/** Everything an operation is called with. */
export interface OperationInput<Id extends OperationId> {
  params: OperationParams<Id>
  query: OperationQuery<Id>
  body: OperationBody<Id>
}
`
}

const variable = (tag) => tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

function entry(operation) {
  const zod = (suffix) => `${variable(operation.tag)}.${operation.name}${suffix}`
  const read = (kinds, schema) =>
    Object.keys(kinds).length ? `readValues(${JSON.stringify(kinds)}, ${schema})` : schema
  const content = operation.bodyTypes.map((type) => CONTENT[type])
  const fields = {
    method: `'${operation.method}'`,
    path: `'${operation.path.replace(/\{([^}]*)\}/g, ':$1')}'`,
    tag: `'${operation.tag}'`,
    auth: String(!operation.isOpen),
    roles: JSON.stringify(operation.roles).replaceAll('"', "'"),
    params: operation.hasPath ? read(operation.pathKinds, zod('Params')) : 'null',
    query: operation.hasQuery ? read(operation.queryKinds, zod('QueryParams')) : 'null',
    body: content.length ? read(operation.formKinds, zod('Body')) : 'null',
    contentType: content.length === 0 ? 'null' : content.length === 1 ? `'${content[0]}'` : `'json-or-form'`,
    spends: String(operation.spends),
    credits: operation.credits === null ? 'null' : `'${operation.credits}'`,
    successStatus: String(operation.successStatus),
    response: zod('Response'),
  }
  return `  ${operation.id}: { ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} },`
}
