import type { Log } from '#server/context.ts'
import { diskFull, HttpError, refused, unavailable } from './http-error.ts'

/** Turns whatever was thrown into the contract's error answer. What nobody expected is logged and told without details. */
export function toErrorResponse(thrown: unknown, log: Log): Response {
  const known = thrown instanceof HttpError ? thrown : fromDatabase(thrown)
  if (known) return Response.json(known.body, { status: known.status, headers: known.headers })
  log.error('A call failed unexpectedly', thrown)
  return Response.json({ message: 'Something Went Wrong', error: 'INTERNAL' }, { status: 500 })
}

/** Failures of the store that have an answer of their own, by SQLSTATE class or by the socket's code. */
function fromDatabase(thrown: unknown): HttpError | undefined {
  const code = errorCode(thrown)
  if (code === undefined) return undefined
  if (code === '53100' || code === 'ENOSPC') return diskFull()
  if (/^(08...|57P..|53[023]..|40001|40P01)$/.test(code)) return unavailable()
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'ETIMEDOUT') return unavailable()
  // Data exceptions: a value the column cannot hold, for example a number beyond its range.
  if (code.startsWith('22')) return refused('VALIDATION_FAILED', 'A value is outside of what can be stored')
  return undefined
}

/** The code of the innermost cause: drizzle wraps the driver's error, the driver wraps the socket's. */
function errorCode(thrown: unknown): string | undefined {
  let code: string | undefined
  let current = thrown
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if ('code' in current && typeof current.code === 'string') code = current.code
    current = current.cause
  }
  return code
}
