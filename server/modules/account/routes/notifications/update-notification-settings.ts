import { route } from '#server/platform/http/route.ts'
import { changeSetting, presentSettings } from '#server/modules/account/notifications/settings.ts'

/** Notifications in the app and their emails; the email on export and the newsletter are `updateNotificationPreferences`. */
export const updateNotificationSettings = route('updateNotificationSettings', async (call) => {
  const { user, body } = call
  await changeSetting(call, user.id, body.kind, { inApp: body.in_app, byMail: body.by_mail })
  return presentSettings(call, user.id)
})
