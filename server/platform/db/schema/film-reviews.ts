import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, checkConstraint, oneOf, timestamps } from './columns.ts'
import { media } from './media.ts'
import { renders } from './renders.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { filmVerdicts } from './values.ts'

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
