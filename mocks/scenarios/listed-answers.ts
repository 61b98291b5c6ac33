import contract from '#generated/openapi.json' with { type: 'json' }
import type { OperationId } from '#generated/server/operations.ts'

/** An answer that the contract shows for an operation. */
export interface ListedAnswer {
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

/** Every answer of an operation that the contract shows, lowest status first. */
export function listedAnswers(id: OperationId): ListedAnswer[] {
  // By way of unknown: the compiler would compare two hundred shapes with each other.
  for (const methods of Object.values(contract.paths as unknown as Record<string, object>))
    for (const operation of Object.values(methods)) {
      const { operationId, responses } = operation as { operationId?: string; responses: Record<string, Pointed> }
      if (operationId === id)
        return Object.entries(responses).flatMap(([status, answer]) =>
          examplesOf(Number(status), pointed(answer) as Answer),
        )
    }
  return []
}

/** One of them as it is sent: the first, if none is named. */
export function exampleAnswer(id: OperationId, named?: Pick<ListedAnswer, 'status' | 'name'>): Response | undefined {
  const answer = listedAnswers(id).find(
    ({ status, name }) => !named || (status === named.status && name === named.name),
  )
  return answer && Response.json(answer.body, { status: answer.status })
}

function examplesOf(status: number, answer: Answer): ListedAnswer[] {
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
