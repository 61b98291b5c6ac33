import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { isImageModel, NO_MODEL_TEXT } from '#engines/image-models.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'
import { changeUser, lockUser } from './change-profile.ts'

/** A profile that was complete stays complete. */
export const updateUserProfile = route('updateUserProfile', async (call) => {
  const { user, body, services } = call
  if (!isImageModel(services.engines, body.image_model)) throw validationFailed({ image_model: [NO_MODEL_TEXT] })
  const present = await lockUser(call, user)
  requireBase(present.firstName, body.base_first_name, body.first_name, 'first_name')
  requireBase(present.lastName, body.base_last_name, body.last_name, 'last_name')
  requireBase(present.companyName, body.base_company_name, body.company_name, 'company_name')
  const completes = body.complete_profile === true && user.profileCompletedAt === null
  const changed = await changeUser(call, user, {
    firstName: body.first_name,
    lastName: body.last_name,
    companyName: body.company_name,
    howDidYouHearAboutUs: body.how_did_you_hear_about_us,
    receiveUpdates: body.receive_updates,
    scenePacePreference: body.scene_pace_preference,
    showMatureContent: body.show_mature_content,
    defaultImageModel: body.image_model,
    ...(completes ? { profileCompletedAt: services.clock.now() } : {}),
  })
  return presentUserProfile(call, changed)
})
