import { ApiError, errorText } from '#src/shared/api/api-error.ts'

/** Why a story could not be created, with the reason if the server names one. */
export function refusalText(cause: unknown): string {
  if (!(cause instanceof ApiError)) return errorText(cause)
  const [field] = Object.entries(cause.fields ?? {})
  const reason = cause.detail ?? (field && `${whereOf(field[0])}${field[1][0] ?? ''}`)
  return reason ? `${cause.message}: ${reason}` : cause.message
}

const whereOf = (name: string): string => {
  const [, index] = /^cues\.(\d+)/u.exec(name) ?? []
  return index === undefined ? '' : `caption ${Number(index) + 1}. `
}
