import { paths } from '#src/app/paths.ts'
import { ownPath, takeRememberedRoute } from './pending-route.ts'

interface AfterLogin {
  isProfileComplete: boolean
  /** The person came with a mailed one-time password. */
  mustChangePassword?: boolean | undefined
  /** The page the person came from. */
  from?: unknown
}

/** Where a login leads. The remembered route is used once, and kept while the profile is being completed. */
export function afterLoginPath({ isProfileComplete, mustChangePassword = false, from }: AfterLogin): string {
  if (mustChangePassword) return paths.changePassword.href()
  if (!isProfileComplete) return paths.completeProfile.href()
  return takeRememberedRoute() ?? ownPath(from) ?? paths.home.href()
}
