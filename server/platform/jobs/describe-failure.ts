import { DrizzleQueryError } from 'drizzle-orm'
import { ZodError } from 'zod'

const MAX_DESCRIPTION_LENGTH = 2_000
/** Marks of an address: of people, in what a mail server or a database answers. */
const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/gu

/**
 * Why a run failed, for the job's row, which staff read without a reason: what failed and how, and nothing that a person wrote. Failures
 * of queries and of parsing quote what they were given; they are only named here, and whole in the server's log.
 */
export function describeFailure(cause: unknown): string | null {
  if (cause === undefined) return null
  if (!(cause instanceof Error)) return 'Something that is no error was thrown'
  return nameOf(cause).replace(ADDRESS, '•••').slice(0, MAX_DESCRIPTION_LENGTH)
}

function nameOf(cause: Error): string {
  if (cause instanceof DrizzleQueryError) return `Database error ${codeOf(cause.cause) ?? 'without a code'}`
  if (cause instanceof ZodError) return 'ZodError: the data has another form than expected'
  if (cause instanceof SyntaxError) return 'SyntaxError: a text could not be parsed'
  return `${cause.name}: ${cause.message}`
}

/** SQLSTATE, as PostgreSQL and PGlite give it. */
const codeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
