import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'
import { changeUser } from './change-profile.ts'

/** The email on export, and the newsletter; notifications in the app and their emails are `updateNotificationSettings`. */
export const updateNotificationPreferences = route('updateNotificationPreferences', async (call) => {
  const { user, body } = call
  const changed = await changeUser(call, user, {
    emailOnVideoExport: body.email_on_video_export,
    receiveUpdates: body.receive_updates,
  })
  return presentUserProfile(call, changed)
})
