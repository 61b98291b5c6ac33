import { ApiError } from '#src/shared/api/api-error.ts'

/** What a proxy answers while the server behind it is away. */
const AWAY = new Set([502, 503, 504])

/** Whether nobody refused anything: no answer came, or only one that says that the server is away for a while. */
export const isLost = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.isNetworkFailure ? cause.code === 'NETWORK_FAILURE' : AWAY.has(cause.status))
