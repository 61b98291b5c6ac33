import type { ZodType } from 'zod'

/** A route answered something that the contract does not describe. */
export class AnswerMismatch extends Error {
  override name = 'AnswerMismatch'
}

/** Throws unless the answer fits the schema and has no keys beyond it; a key too many may be a leak. */
export function checkAnswer(operationId: string, schema: ZodType, answer: unknown) {
  const sent: unknown = JSON.parse(JSON.stringify(answer))
  const result = schema.safeParse(sent)
  if (!result.success)
    throw new AnswerMismatch(`${operationId} answered outside of the contract: ${result.error.message}`)
  const extra = findExtra(sent, JSON.parse(JSON.stringify(result.data)), '')
  if (extra !== undefined)
    throw new AnswerMismatch(`${operationId} answered ${extra}, which the contract does not know`)
}

/** Path of the first key that parsing dropped. */
function findExtra(sent: unknown, parsed: unknown, path: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return undefined
  const known = new Map(Object.entries(parsed))
  for (const [key, value] of Object.entries(sent)) {
    const here = path ? `${path}.${key}` : key
    if (!known.has(key)) return here
    const inner = findExtra(value, known.get(key), here)
    if (inner !== undefined) return inner
  }
  return undefined
}
