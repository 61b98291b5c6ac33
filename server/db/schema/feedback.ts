import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { between, id, moment, newest, oneOf } from './columns.ts'
import { scenes } from './scenes.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { feedbackTypes, reportKinds } from './values.ts'

/** Reported problems of rendering and of the engines. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid().references(() => stories.id, { onDelete: 'cascade' }),
    kind: text({ enum: reportKinds }).notNull(),
    sceneId: uuid().references(() => scenes.id, { onDelete: 'set null' }),
    /** What the person wrote. */
    description: text().notNull().default(''),
    /** What the app saw: the operation that failed and its message. */
    operation: text(),
    errorMessage: text(),
    createdAt: moment().notNull(),
    /** When staff closed it; null while it waits for somebody. */
    closedAt: moment(),
  },
  (table) => [
    index('reports_created_idx').on(newest(table.createdAt)),
    index('reports_open_idx')
      .on(table.createdAt)
      .where(sql`${table.closedAt} is null`),
    index('reports_user_idx').on(table.userId, newest(table.createdAt)),
    index('reports_story_idx').on(table.storyId, newest(table.createdAt)),
    oneOf('reports_kind_known', table.kind, reportKinds),
  ],
)

export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid().references(() => stories.id, { onDelete: 'set null' }),
    feedbackType: text({ enum: feedbackTypes }).notNull(),
    feedback: text().notNull(),
    /** 1 to 5. */
    rating: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('feedback_created_idx').on(newest(table.createdAt)),
    index('feedback_user_idx').on(table.userId, newest(table.createdAt)),
    between('feedback_rating_range', table.rating, 1, 5),
    oneOf('feedback_type_known', table.feedbackType, feedbackTypes),
  ],
)

/** States in which problems were seen, each a file that its person agreed to send. */
export const capsules = pgTable(
  'capsules',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid().references(() => stories.id, { onDelete: 'set null' }),
    reportId: uuid().references(() => reports.id, { onDelete: 'set null' }),
    description: text().notNull().default(''),
    appVersion: text().notNull(),
    /** Key in the files port. */
    fileKey: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('capsules_created_idx').on(newest(table.createdAt)),
    index('capsules_user_idx').on(table.userId, newest(table.createdAt)),
    index('capsules_story_idx').on(table.storyId, newest(table.createdAt)),
  ],
)
