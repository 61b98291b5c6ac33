import type { Log } from '#server/platform/context.ts'
import { causes, errorCode } from '#server/platform/db/error-code.ts'
import { diskFull, type ErrorBody, HttpError, refused, unavailable } from './http-error.ts'

/**
 * Turns a thrown error into the contract's error answer. Unexpected errors are logged and answered without details.
 * @param reference where the log says more
 */
export function toErrorResponse(thrown: unknown, log: Log, reference?: string): Response {
  const known = thrown instanceof HttpError ? thrown : (fromDatabase(thrown) ?? fromConstraint(thrown))
  const isExpected = known !== undefined && !isConstraint(errorCode(thrown))
  if (!isExpected) log.error('A call failed unexpectedly', thrown)
  if (known) return Response.json(known.body, { status: known.status, headers: known.headers })
  const body: ErrorBody = { message: 'Something Went Wrong', error: 'INTERNAL', ...(reference && { reference }) }
  return Response.json(body, { status: 500 })
}

/** Failures of the store with a specific answer, by SQLSTATE class or by the socket's code. */
function fromDatabase(thrown: unknown): HttpError | undefined {
  const code = errorCode(thrown)
  if (code === undefined) return isConnectionLost(thrown) ? unavailable() : undefined
  if (code === '53100' || code === 'ENOSPC') return diskFull()
  // 57014: cancelled for taking too long.
  if (/^(08...|57P..|57014|53[023]..|40001|40P01)$/.test(code)) return unavailable()
  if (isConnectionLost(thrown)) return unavailable()
  // Data exceptions: a value the column cannot hold, for example a number beyond its range.
  if (code.startsWith('22')) return refused('VALIDATION_FAILED', 'A value is out of range')
  return undefined
}

/** Integrity constraints: the last check behind validation and ownership. */
const isConstraint = (code: string | undefined) => code?.startsWith('23') ?? false

/**
 * A row that disappeared or appeared between two statements is a conflict; any other violation is a value that validation
 * missed.
 */
function fromConstraint(thrown: unknown): HttpError | undefined {
  const code = errorCode(thrown)
  if (code === '23503' || code === '23505')
    return new HttpError(409, { message: 'Something has changed. Please try again', error: 'CONFLICT' })
  return isConstraint(code) ? refused('VALIDATION_FAILED', 'A value is out of range') : undefined
}

/** The database is unreachable: it refuses, its socket is closed, or the pool timed out (which has no code). */
function isConnectionLost(thrown: unknown): boolean {
  return causes(thrown).some(
    (cause) =>
      ('syscall' in cause && cause.syscall === 'connect') ||
      ('code' in cause && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE')) ||
      /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client .* is not queryable)/.test(
        cause.message,
      ),
  )
}
