import { ApiError } from '#src/shared/api/api-error.ts'

/** The client throws what was refused; an answer without a body is none. */
export function answered<T>({ data }: { data?: T }): T {
  if (data === undefined) throw new ApiError({ status: 0, message: 'Failed to parse response' })
  return data
}
