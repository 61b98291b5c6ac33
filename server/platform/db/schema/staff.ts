import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid, boolean, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, checkConstraint, oneOf, timestamps, id, newest } from './columns.ts'
import { media } from './media.ts'
import { renders } from './renders.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { filmVerdicts, staffGrids, trailActions, trailSubjects } from './values.ts'

/**
 * What staff viewed and did, written before it is shown or done. Append-only: a trigger refuses every change. It names users
 * by id alone and outlives them, so it has no references.
 */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: id(),
    staffId: uuid().notNull(),
    /** Role of the staff member at the time. */
    staffEmail: text().notNull(),
    action: text({ enum: trailActions }).notNull(),
    subjectKind: text({ enum: trailSubjects }).notNull(),
    /** null: a list. */
    subjectId: uuid(),
    /** The reason, written by the staff member, or the query of a list. */
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

/** A saved view of a list of the staff pages: filters, order and columns as in the page's URL. */
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

/** The previous decision on a video, for an undo. */
export interface EarlierRejection {
  reason: string
  flaggedAtMs: number | null
}

/** Reviewers' decisions on exported videos; the pending ones are the queue. */
export const filmReviews = pgTable(
  'film_reviews',
  {
    renderId: uuid()
      .primaryKey()
      .references(() => renders.id, { onDelete: 'cascade' }),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** null: the video is no longer stored, and cannot be viewed. */
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    verdict: text({ enum: filmVerdicts }).notNull().default('WAITING'),
    /** Why it was rejected; kept while the appeal is pending. */
    reason: text(),
    /** The time of the reason, ms; null: the whole video. */
    flaggedAtMs: integer(),
    reviewedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment(),
    earlier: jsonb().$type<EarlierRejection>(),
    /** The owner's appeal against the rejection, once. */
    objection: text(),
    objectedAt: moment(),
    /** The reviewer who claimed it, until the lease ends. */
    leaseOwner: uuid().references(() => users.id, { onDelete: 'set null' }),
    leaseEndsAt: moment(),
    /** The story's preview link that a rejection removed. */
    removedPreviewId: text(),
    removedPreviewExpiresAt: moment(),
    /** Its place in the queue: skipping sets it to now. */
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
