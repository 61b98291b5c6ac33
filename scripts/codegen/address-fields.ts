import type { Contract } from './bundle.ts'
import { isObject } from './contract-files.ts'
import { HEADER } from './generated-header.ts'

/** generated/client/address-fields.ts: the names of properties that hold a URL, or a list of them. */
export function addressFieldsSource(doc: Contract): string {
  const names = new Set<string>()
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isObject(node)) return
    for (const [name, schema] of Object.entries(isObject(node.properties) ? node.properties : {}))
      if (isAddress(schema) || (isObject(schema) && isAddress(schema.items))) names.add(name)
    Object.values(node).forEach(visit)
  }
  visit(doc.components.schemas)
  return `${HEADER}/** Properties that hold an address relative to the API's, or a list of such. */
export const addressFields: ReadonlySet<string> = new Set([
${[...names]
  .sort()
  .map((name) => `  '${name}',`)
  .join('\n')}
])
`
}

const isAddress = (schema: unknown): boolean => isObject(schema) && schema.format === 'uri-reference'
