import type { UserProfile, Session, SignedInSessionList, Notification } from '#generated/schema.ts'
import { HOW_DID_YOU_FIND_US } from '#src/domain/profile-options.ts'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow, NotificationRow } from '#server/platform/db/rows.ts'
import { pendingEmailOf, openSessionsOf } from '#server/platform/db/queries/accounts.ts'
import { presentImage } from '#server/modules/media/presenters/media.ts'
import type { StartedSession } from '#server/platform/auth/sessions.ts'

/** The user's profile entries. */
export async function presentUserProfile(
  { db, services }: Pick<Scope, 'db' | 'services'>,
  user: UserRow,
): Promise<UserProfile> {
  return {
    user_id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    company_name: user.companyName,
    how_did_you_hear_about_us: HOW_DID_YOU_FIND_US.find((source) => source === user.howDidYouHearAboutUs) ?? null,
    receive_updates: user.receiveUpdates,
    email_on_video_export: user.emailOnVideoExport,
    show_mature_content: user.showMatureContent,
    scene_pace_preference: user.scenePacePreference,
    image_model: user.defaultImageModel,
    country: user.country,
    has_password: user.passwordHash !== null,
    is_profile_complete: user.profileCompletedAt !== null,
    picture_url: await presentImage(services, user),
    has_google: user.googleSubject !== null,
    pending_email: await pendingEmailOf(db, user.id, services.clock.now()),
  }
}

/** The answer of every kind of sign-in. */
export function presentSession(user: UserRow, { access, expiresAt }: StartedSession): Session {
  return {
    access,
    is_profile_complete: user.profileCompletedAt !== null,
    must_change_password: user.mustChangePassword,
    expires_at: expiresAt.toISOString(),
  }
}

/** The signed-in devices: the calling one first, then the most recently active. */
export async function readSessionList(
  { db, services }: Scope,
  userId: string,
  currentId: string | null,
): Promise<SignedInSessionList> {
  const rows = await openSessionsOf(db, userId, services.clock.now())
  const countries = await Promise.all(rows.map(({ network }) => services.places.countryOf(network)))
  const results = rows.map((row, at) => ({
    session_id: row.id,
    device: row.device,
    network: row.network,
    country: countries[at] ?? null,
    is_current: row.id === currentId,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: (row.lastSeenAt ?? row.createdAt).toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }))
  return { results: results.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) }
}

/** An event, as the notification list shows it. */
export function presentNotification(row: NotificationRow): Notification {
  return {
    notification_id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    path: row.path,
    story_id: row.storyId,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  }
}
