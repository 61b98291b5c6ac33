import { ApiError } from '#src/shared/api/api-error.ts'

/** A proxy's answers while its server is down. */
const AWAY = new Set([502, 503, 504])

/** Whether the call was not refused: no answer came, or only one that the server is temporarily down. */
export const isLost = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.isNetworkFailure ? cause.code === 'NETWORK_FAILURE' : AWAY.has(cause.status))
