import type { components } from '#generated/types/api.ts'
import type { StartedSession, User } from '#server/auth/sessions.ts'

/** What every kind of sign-in answers. */
export function presentSession(user: User, { access, expiresAt }: StartedSession): components['schemas']['Session'] {
  return {
    access,
    is_profile_complete: user.profileCompletedAt !== null,
    must_change_password: user.mustChangePassword,
    expires_at: expiresAt.toISOString(),
  }
}
