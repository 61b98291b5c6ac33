import { readFileSync } from 'node:fs'

export interface Example {
  summary?: string
  value: unknown
}
export interface Content {
  schema: Record<string, unknown>
  examples?: Record<string, Example | Reference>
}
export interface Answer {
  description: string
  content?: Record<string, Content>
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: boolean
  schema: Record<string, unknown>
  example?: unknown
}
export interface Reference {
  $ref: string
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security?: unknown[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Answer | Reference>
  'x-origin': 'spec' | 'added'
  'x-spec-line'?: number
  'x-why'?: string
  'x-roles'?: string[]
  'x-credits'?: string
  'x-invalidates'?: string[]
}
interface ContractDocument {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

export const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as ContractDocument

/** Every operation with its path. */
export const contractOperations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation, id: operation.operationId })),
)

/** Follows one `$ref` into the components. */
export function resolve<Node extends object>(node: Node | Reference): Node {
  if (!('$ref' in node)) return node
  const [kind = '', name = ''] = node.$ref.replace('#/components/', '').split('/')
  return contract.components[kind]?.[name] as Node
}

export const parametersOf = (operation: Operation): Parameter[] =>
  (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter))

/** The named examples of a body or an answer. */
export const examplesOf = (content: Content): [string, Example][] =>
  Object.entries(content.examples ?? {}).map(([name, example]) => [name, resolve<Example>(example)])
