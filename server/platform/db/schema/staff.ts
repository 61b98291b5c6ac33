import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid, boolean, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, checkConstraint, oneOf, timestamps, id, newest } from './columns.ts'
import { media } from './media.ts'
import { renders } from './renders.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { filmVerdicts, staffGrids, trailActions, trailSubjects } from './values.ts'

/**
 * What staff looked at and did, written before it is shown or done. Only ever appended to: a trigger refuses every change. It names
 * people by id alone and outlives them, so nothing here is a reference.
 */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: id(),
    staffId: uuid().notNull(),
    /** Of the member of staff, as it was then. */
    staffEmail: text().notNull(),
    action: text({ enum: trailActions }).notNull(),
    subjectKind: text({ enum: trailSubjects }).notNull(),
    /** null: a list. */
    subjectId: uuid(),
    /** Why, in the words of the member of staff, or what was asked of a list. */
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('audit_trail_created_idx').on(newest(table.createdAt), newest(table.id)),
    index('audit_trail_subject_idx').on(table.subjectId, newest(table.createdAt)),
    index('audit_trail_staff_idx').on(table.staffId, newest(table.createdAt)),
    oneOf('audit_trail_action_known', table.action, trailActions),
    oneOf('audit_trail_subject_known', table.subjectKind, trailSubjects),
  ],
)

/** A list of the staff pages under a name: filters, order and columns as the page's address says them. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    grid: text({ enum: staffGrids }).notNull(),
    name: text().notNull(),
    search: text().notNull(),
    isShared: boolean().notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('staff_views_user_name_key').on(table.userId, table.grid, table.name),
    oneOf('staff_views_grid_known', table.grid, staffGrids),
  ],
)

/** What a film's rejection said before it was decided again, for an undo. */
export interface EarlierRejection {
  reason: string
  flaggedAtMs: number | null
}

/** What reviewers decide about each exported film; those that wait are the queue. */
export const filmReviews = pgTable(
  'film_reviews',
  {
    renderId: uuid()
      .primaryKey()
      .references(() => renders.id, { onDelete: 'cascade' }),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** null: the film is not stored any more, and nobody can look at it. */
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    verdict: text({ enum: filmVerdicts }).notNull().default('WAITING'),
    /** Why it was rejected; stays while its objection waits. */
    reason: text(),
    /** Where the reason shows, ms; null: the whole film. */
    flaggedAtMs: integer(),
    reviewedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment(),
    earlier: jsonb().$type<EarlierRejection>(),
    /** What the owner says against the rejection, once. */
    objection: text(),
    objectedAt: moment(),
    /** The reviewer who holds it, until the lease ends. */
    leaseOwner: uuid().references(() => users.id, { onDelete: 'set null' }),
    leaseEndsAt: moment(),
    /** The story's preview link that a rejection took away. */
    removedPreviewId: text(),
    removedPreviewExpiresAt: moment(),
    /** Its place in the queue: who skips it moves it to now. */
    queuedAt: moment().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('film_reviews_queue_idx')
      .on(sql`(${table.objection} is null)`, table.queuedAt, table.renderId)
      .where(sql`${table.verdict} = 'WAITING' and ${table.mediaId} is not null`),
    index('film_reviews_lease_idx')
      .on(table.leaseOwner)
      .where(sql`${table.verdict} = 'WAITING'`),
    index('film_reviews_story_idx').on(table.storyId),
    index('film_reviews_media_idx').on(table.mediaId),
    checkConstraint('film_reviews_reason_given', sql`${table.verdict} <> 'REJECTED' or ${table.reason} is not null`),
    oneOf('film_reviews_verdict_known', table.verdict, filmVerdicts),
  ],
)
