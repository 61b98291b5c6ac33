import { getNotificationSettings } from './get-notification-settings.ts'
import { listNotifications } from './list-notifications.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { updateNotificationSettings } from './update-notification-settings.ts'

export const notificationRoutes = {
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  updateNotificationSettings,
}
