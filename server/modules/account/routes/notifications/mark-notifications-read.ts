import { route } from '#server/platform/http/route.ts'
import { markRead } from '#server/modules/account/notifications/notify.ts'

export const markNotificationsRead = route('markNotificationsRead', async (call) => ({
  unread_count: await markRead(call, call.user.id, call.body.notification_ids),
}))
