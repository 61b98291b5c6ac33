import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { between, id, moment, newest, oneOf } from './columns.ts'
import { scenes } from './scenes.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { feedbackTypes, reportKinds, reportStates } from './values.ts'

/** Reported problems of rendering and of the engines, and feedback. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid().references(() => stories.id, { onDelete: 'set null' }),
    kind: text({ enum: reportKinds }).notNull(),
    sceneId: uuid().references(() => scenes.id, { onDelete: 'set null' }),
    /** What the user wrote. */
    description: text().notNull().default(''),
    /** What the app saw: the operation that failed and its message. */
    operation: text(),
    errorMessage: text(),
    /** The subject of feedback; null for reports. */
    feedbackType: text({ enum: feedbackTypes }),
    /** 1 to 5. */
    rating: integer(),
    state: text({ enum: reportStates }).notNull().default('OPEN'),
    /** The assigned staff member. */
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The last answer that was emailed. */
    answer: text(),
    answeredAt: moment(),
    createdAt: moment().notNull(),
    /** When staff closed it; null in every other state. */
    closedAt: moment(),
  },
  (table) => [
    index('reports_created_idx').on(newest(table.createdAt)),
    index('reports_open_idx')
      .on(table.createdAt)
      .where(sql`${table.state} in ('OPEN', 'IN_PROGRESS')`),
    index('reports_user_idx').on(table.userId, newest(table.createdAt)),
    index('reports_story_idx').on(table.storyId, newest(table.createdAt)),
    index('reports_assignee_idx').on(table.assigneeId, newest(table.createdAt)),
    between('reports_rating_range', table.rating, 1, 5),
    check('reports_closed', sql`(${table.state} = 'CLOSED') = (${table.closedAt} is not null)`),
    check('reports_feedback', sql`(${table.kind} = 'FEEDBACK') = (${table.feedbackType} is not null)`),
    oneOf('reports_state_known', table.state, reportStates),
    oneOf('reports_type_known', table.feedbackType, feedbackTypes),
    oneOf('reports_kind_known', table.kind, reportKinds),
  ],
)

/** Recorded states of problems, each a file that its user agreed to send. */
export const bugReports = pgTable(
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
