import type { Contract } from './bundle.ts'
import { lowerFirst } from './contract-files.ts'
import { HEADER } from './generated-header.ts'

/** generated/values.ts: the contract's enum values, for code that lists or tries them. */
export function enumValues(doc: Contract): string {
  const lines = Object.entries(doc.components.schemas ?? {}).flatMap(([name, { enum: values }]) =>
    Array.isArray(values) ? [`export const ${lowerFirst(name)}Values = ${JSON.stringify(values)} as const`] : [],
  )
  return `${HEADER}/** The values of every schema that is a choice, in the contract's order. */
${lines.join('\n')}
`
}
