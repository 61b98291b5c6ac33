import { SUGGESTED_PROMPTS } from '#src/domain/suggested-prompts.ts'
import { route } from '#server/platform/http/route.ts'
import { readBrandSettings } from '#server/modules/stories/presenters/brand.ts'
import { presentImage } from '#server/modules/media/presenters/media.ts'

const SHOWN = 6

const DAY_MS = 24 * 60 * 60 * 1000

export const getUserDetails = route('getUserDetails', async (call) => {
  const { user, services } = call
  const own = user.suggestedContent
  return {
    user_id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim() || (user.email.split('@')[0] ?? user.email),
    email: user.email,
    is_premium: user.isPremium,
    premium_type: user.premiumType,
    is_staff: user.isStaff,
    staff_roles: user.isStaff ? user.staffRoles : [],
    date_joined: user.dateJoined.toISOString(),
    is_profile_complete: user.profileCompletedAt !== null,
    is_onboarded: user.onboardedAt !== null,
    must_change_password: user.mustChangePassword,
    suggested_content: own.length > 0 ? own : suggestedContent(user.id, services.clock.now()),
    user_brand_settings: await readBrandSettings(call, user.id),
    default_image_model: user.defaultImageModel,
    pusher_id: user.pusherId,
    credit_summary: { balance: user.creditBalance - user.creditsHeld },
    picture_url: await presentImage(services, user),
    scene_pace_preference: user.scenePacePreference,
  }
})

/** Suggested prompts: different per user and per day. */
function suggestedContent(userId: string, now: Date): string[] {
  const day = Math.floor(now.getTime() / DAY_MS)
  const start = Number.parseInt(userId.slice(-6), 16) + day * SHOWN
  // 7 shares no factor with 24: neighbours in the list are not shown together.
  return Array.from(
    { length: SHOWN },
    (_, index) => SUGGESTED_PROMPTS[((start + index) * 7) % SUGGESTED_PROMPTS.length] ?? '',
  )
}
