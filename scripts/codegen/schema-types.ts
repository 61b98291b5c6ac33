import type { Contract } from './bundle.ts'
import { HEADER } from './generated-header.ts'
import { typesOf } from './openapi-types.mjs'
import type { OperationFacts } from './operation-facts.ts'

/** generated/schema.ts: every type of the contract, and names for those parts of it that the hooks and their callers name. */
export async function schemaTypes(doc: Contract, facts: OperationFacts[]): Promise<string> {
  const parameters = (id: string, place: string) => `NonNullable<operations['${id}']['parameters']['${place}']>`
  const names = [
    ...facts
      .filter(({ hasQuery }) => hasQuery)
      .map(({ id, name }) => `export type ${name}Params = ${parameters(id, 'query')}`),
    ...facts
      .filter(({ hasHeader }) => hasHeader)
      .map(({ id, name }) => `export type ${name}Headers = ${parameters(id, 'header')}`),
    ...Object.keys(doc.components.responses ?? {}).map(
      (name) => `export type ${name}Response = components['responses']['${name}']['content']['application/json']`,
    ),
  ].sort()
  return `${HEADER}${await typesOf(doc)}
${names.join('\n')}
`
}
