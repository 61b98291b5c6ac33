import { route } from '#server/platform/http/route.ts'
import { presentSettings } from '../../notifications/settings.ts'

export const getNotificationSettings = route('getNotificationSettings', async (call) =>
  presentSettings(call, call.user.id),
)
