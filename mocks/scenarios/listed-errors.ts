import contract from '#generated/openapi.json' with { type: 'json' }
import type { OperationId } from '#generated/server/operations.ts'

/** An error that the contract lists for an operation. */
export interface ListedError {
  /** Its key in the contract. */
  name: string
  summary: string
  status: number
  body: unknown
}

interface Answer {
  content?: { 'application/json'?: { examples?: Record<string, { summary?: string; value?: unknown; $ref?: string }> } }
}

type Pointed = { $ref?: string } & object

/** Every error of an operation, as the contract lists it, lowest status first. */
export function listedErrors(id: OperationId): ListedError[] {
  // By way of unknown: the compiler would compare two hundred shapes with each other.
  for (const methods of Object.values(contract.paths as unknown as Record<string, object>))
    for (const operation of Object.values(methods)) {
      const { operationId, responses } = operation as { operationId?: string; responses: Record<string, Pointed> }
      if (operationId === id)
        return Object.entries(responses).flatMap(([status, answer]) =>
          Number(status) < 400 ? [] : errorsOf(Number(status), pointed(answer) as Answer),
        )
    }
  return []
}

function errorsOf(status: number, answer: Answer): ListedError[] {
  const examples = answer.content?.['application/json']?.examples ?? {}
  return Object.entries(examples).map(([name, example]) => {
    const { summary = name, value } = pointed(example) as { summary?: string; value?: unknown }
    return { name, summary, status, body: value }
  })
}

/** Follows a reference inside the contract. */
function pointed(node: Pointed): unknown {
  const path = node.$ref?.split('/').slice(1)
  return path === undefined
    ? node
    : path.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/')], contract)
}
