import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { notificationSettings, users } from '#server/platform/db/schema/index.ts'
import { notificationKinds } from '#server/platform/db/schema/values.ts'
import type { NotificationSettingList } from '#generated/schema.ts'

export type NotificationKind = (typeof notificationKinds)[number]

export interface Setting {
  inApp: boolean
  byMail: boolean
}

/** The defaults. A failed task is visible where it was started, so it is not emailed. */
const BY_MAIL_AT_FIRST: Readonly<Record<Exclude<NotificationKind, 'FILM_READY'>, boolean>> = {
  TASK_FAILED: false,
  OFFER_RECEIVED: true,
  CREDITS: true,
  PLAN: true,
  FILM_REVIEWED: true,
}

/** A user's notification settings, of each kind. */
export async function readSettings(
  { db }: Pick<Scope, 'db'>,
  userId: string,
): Promise<Record<NotificationKind, Setting>> {
  const [person] = await db.select({ films: users.emailOnVideoExport }).from(users).where(eq(users.id, userId))
  if (!person) throw new Error('The account is gone')
  const chosen = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  const settings = notificationKinds.map((kind): [NotificationKind, Setting] => {
    const own = chosen.find((row) => row.kind === kind)
    const inApp = own?.inApp ?? true
    // The switch that is stored as a preference of the profile.
    return [kind, { inApp, byMail: kind === 'FILM_READY' ? person.films : (own?.byMail ?? BY_MAIL_AT_FIRST[kind]) }]
  })
  return Object.fromEntries(settings) as Record<NotificationKind, Setting>
}

/** Changes a user's settings of one kind; undefined values stay, as do parallel changes of another call. */
export async function changeSetting(
  scope: Scope,
  userId: string,
  kind: NotificationKind,
  { inApp, byMail }: { inApp?: boolean | undefined; byMail?: boolean | undefined },
): Promise<void> {
  if (inApp === undefined && byMail === undefined) return
  const { db, services } = scope
  const present = (await readSettings(scope, userId))[kind]
  await db
    .insert(notificationSettings)
    .values({ userId, kind, inApp: inApp ?? present.inApp, byMail: byMail ?? present.byMail })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set: { inApp, byMail },
    })
  if (kind === 'FILM_READY' && byMail !== undefined)
    await db
      .update(users)
      .set({ emailOnVideoExport: byMail, updatedAt: services.clock.now() })
      .where(eq(users.id, userId))
}

/** One setting of each kind, in display order. */
export async function presentSettings(scope: Scope, userId: string): Promise<NotificationSettingList> {
  const settings = await readSettings(scope, userId)
  const results = notificationKinds.map((kind) => ({
    kind,
    in_app: settings[kind].inApp,
    by_mail: settings[kind].byMail,
  }))
  return { results }
}
