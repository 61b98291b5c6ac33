import type { Contract } from './bundle.ts'
import { isObject } from './contract-files.ts'
import { HEADER } from './generated-header.ts'
import type { OperationFacts } from './operation-facts.ts'

/** generated/operation-types.ts: every operation's request and response data, in the types of the schemas. */
export function operationTypes(doc: Contract, facts: OperationFacts[]): string {
  const sorted = facts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const types = sorted.map((operation) => typesOf(doc, operation))
  const names = [...new Set(types.flatMap(({ imports }) => imports))].sort()
  return `${HEADER}import type { ${names.join(', ')} } from './schema.ts'

/** What each operation takes: \`params\`, those of its path and of its query, and its JSON \`body\`. */
export interface OperationInputs {
${types.map(({ input }) => input).join('\n')}
}

/** What each operation answers. */
export interface OperationAnswers {
${types.map(({ answer }) => answer).join('\n')}
}
`
}

interface OperationTypes {
  /** Names of the schemas that it takes and answers. */
  imports: string[]
  input: string
  answer: string
}

function typesOf(doc: Contract, { id, name, method, path, ...facts }: OperationFacts): OperationTypes {
  const operation = doc.paths[path]?.[method.toLowerCase()] ?? {}
  const answer = schemaName(doc, at(operation.responses, String(facts.successStatus)), id)
  const body = facts.bodyTypes.includes('application/json') ? schemaName(doc, operation.requestBody, id) : null
  const query = facts.hasQuery ? `${name}Params` : null
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => `${place}: string`)
  const params = [...(places.length > 0 ? [`{ ${places.join('; ')} }`] : []), ...(query ? [query] : [])].join(' & ')
  const mark = (isNeeded: boolean) => (isNeeded ? '' : '?')
  return {
    imports: [answer, body, query].filter((each) => each !== null),
    input: `  ${id}: { params${mark(places.length > 0 || facts.needsQuery)}: ${params || 'never'}; body${mark(facts.needsBody)}: ${body ?? 'never'} }`,
    answer: `  ${id}: ${answer}`,
  }
}

/** Name of the schema that a body or an answer refers to; the conventions of the contract allow nothing else there. */
function schemaName(doc: Contract, node: unknown, id: string): string {
  const schema = at(at(at(node, 'content'), 'application/json'), 'schema')
  const ref = at(schema, '$ref')
  if (typeof ref !== 'string') throw new Error(`${id}: its body or answer has no schema of its own`)
  return ref.replace('#/components/schemas/', '')
}

const at = (node: unknown, key: string): unknown => (isObject(node) ? node[key] : undefined)
