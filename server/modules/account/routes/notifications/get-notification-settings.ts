import { route } from '#server/platform/http/route.ts'
import { presentSettings } from './present-settings.ts'

export const getNotificationSettings = route('getNotificationSettings', async (call) =>
  presentSettings(call, call.user.id),
)
