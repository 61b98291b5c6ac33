import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, newest, oneOf } from './columns.ts'
import type { StorySnapshot } from './history.ts'
import { users } from './users.ts'
import { aspectRatios } from './values.ts'

/** Templates on their way into another account. Kept by address, so that nobody finds out whether there is such an account. */
export const templateOffers = pgTable(
  'template_offers',
  {
    id: id(),
    /** Who gives it. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Trimmed and in lower case. */
    toEmail: text().notNull(),
    displayTitle: text().notNull(),
    aspectRatio: text({ enum: aspectRatios }).notNull(),
    language: text().notNull(),
    scenesTotal: integer().notNull(),
    durationInFrames: integer().notNull(),
    /** The story as it was when it was offered, without anything private. */
    snapshot: jsonb().$type<StorySnapshot>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('template_offers_to_idx').on(table.toEmail, newest(table.createdAt)),
    index('template_offers_user_idx').on(table.userId),
    oneOf('template_offers_aspect_ratio_known', table.aspectRatio, aspectRatios),
  ],
)
