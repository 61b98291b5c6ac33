import type { Session } from '#generated/schema.ts'
import type { StartedSession } from '#server/platform/auth/sessions.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

/** What every kind of sign-in answers. */
export function presentSession(user: UserRow, { access, expiresAt }: StartedSession): Session {
  return {
    access,
    is_profile_complete: user.profileCompletedAt !== null,
    must_change_password: user.mustChangePassword,
    expires_at: expiresAt.toISOString(),
  }
}
