import { route } from '#server/http/route.ts'
import { markRead } from '#server/notifications/unread.ts'

export const markNotificationsRead = route('markNotificationsRead', async (call) => ({
  unread_count: await markRead(call, call.user.id, call.body.notification_ids),
}))
