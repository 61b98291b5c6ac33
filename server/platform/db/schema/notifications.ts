import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf } from './columns.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { notificationKinds } from './values.ts'

/** An event, as the notification list shows it. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    /** Identifies the event, so that a repeat notifies once: 'film:<render id>'. */
    key: text().notNull(),
    title: text().notNull(),
    text: text().notNull().default(''),
    /** Path of its page in the app. */
    path: text().notNull(),
    storyId: uuid().references(() => stories.id, { onDelete: 'cascade' }),
    /** false: notified by email only; the row stores the key. */
    inApp: boolean().notNull().default(true),
    readAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('notifications_user_created_idx').on(table.userId, newest(table.createdAt)),
    index('notifications_unread_idx')
      .on(table.userId)
      .where(sql`${table.readAt} is null and ${table.inApp}`),
    index('notifications_created_idx').on(table.createdAt),
    index('notifications_story_idx').on(table.storyId),
    uniqueIndex('notifications_user_key_key').on(table.userId, table.key),
    oneOf('notifications_kind_known', table.kind, notificationKinds),
  ],
)

/** A user's notification settings that differ from the defaults. Emails of FILM_READY are `users.email_on_video_export`. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    inApp: boolean().notNull(),
    byMail: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    oneOf('notification_settings_kind_known', table.kind, notificationKinds),
  ],
)
