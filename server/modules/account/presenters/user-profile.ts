import type { UserProfile } from '#generated/schema.ts'
import { HOW_DID_YOU_FIND_US } from '#src/domain/profile-options.ts'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { pendingEmailOf } from '#server/platform/db/queries/pending-email.ts'
import { presentPicture } from '#server/modules/media/presenters/picture.ts'

/** What a person has entered about themselves. */
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
    picture_url: await presentPicture(services, user),
    has_google: user.googleSubject !== null,
    pending_email: await pendingEmailOf(db, user.id, services.clock.now()),
  }
}
