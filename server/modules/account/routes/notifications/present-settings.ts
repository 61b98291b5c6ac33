import type { NotificationSettingList } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { notificationKinds } from '#server/platform/db/schema/values.ts'
import { readSettings } from '#server/modules/account/notifications/settings.ts'

/** One setting of each kind, in the order to show them. */
export async function presentSettings(scope: Scope, userId: string): Promise<NotificationSettingList> {
  const settings = await readSettings(scope, userId)
  const results = notificationKinds.map((kind) => ({
    kind,
    in_app: settings[kind].inApp,
    by_mail: settings[kind].byMail,
  }))
  return { results }
}
