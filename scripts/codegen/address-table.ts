import { HEADER } from './generated-header.ts'
import type { OperationFacts } from './operation-facts.ts'

/** generated/client/addresses.ts: method and path of each operationId. */
export function addressTable(facts: OperationFacts[]): string {
  const lines = facts.map(({ id, method, path }) => `  ${id}: '${method} ${path}',`).sort()
  return `${HEADER}import type { OperationInputs } from '../operation-types.ts'

/** Method and path of every operation. */
export const addresses: Readonly<Record<keyof OperationInputs, string>> = {
${lines.join('\n')}
}
`
}
