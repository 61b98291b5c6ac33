import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { clearSession, isSignedIn } from '../session/session-store.ts'
import { openUpgradeDialog } from '../ui/upgrade/upgrade.ts'

const staleMs = 30_000

/**
 * One cache for all server data. Refusals are handled here once: 401 ends the session,
 * UPGRADE_MEMBERSHIP opens the upgrade dialog. Calls that change something are never repeated by themselves.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: answerCommonRefusals }),
    mutationCache: new MutationCache({ onError: answerCommonRefusals }),
    defaultOptions: {
      queries: { staleTime: staleMs, retry: retryNetworkOnce, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Also for calls outside React: ends the session or opens the upgrade dialog when the refusal requires it. */
export function answerCommonRefusals(error: unknown): void {
  if (!(error instanceof ApiError)) return
  if (error.status === 401 && isSignedIn()) clearSession()
  if (error.code === 'UPGRADE_MEMBERSHIP') openUpgradeDialog(error.message)
}

// An answered refusal will not change by asking again.
const retryNetworkOnce = (failures: number, error: unknown) =>
  failures < 1 && error instanceof ApiError && error.isNetworkFailure
