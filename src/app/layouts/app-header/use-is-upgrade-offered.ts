import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { paths } from '../../paths.ts'

/** True for users on the free plan, once there is a page to upgrade on. */
export function useIsUpgradeOffered(): boolean {
  const hasPage = useHasPage()
  const isFree = useSessionStore((state) => state.user?.is_premium === false)
  return isFree && hasPage(paths.subscribe.href())
}
