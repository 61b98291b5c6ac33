import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, checkConstraint, newest, oneOf } from './columns.ts'
import { media } from './media.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { aspectRatios } from './values.ts'

/**
 * Pending transfers of templates to another account. Stored by email, so that the sender does not learn whether the account
 * exists.
 */
export const templateOffers = pgTable(
  'template_offers',
  {
    id: id(),
    /** The sender. */
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
    /** The story when it was offered, without private data. */
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

/** One change of one row: which row, and the columns it holds afterwards (an insert: all of them). */
export interface PatchStep {
  op: 'insert' | 'update' | 'delete'
  table: 'stories' | 'scenes' | 'arolls' | 'overlays' | 'musicCues' | 'characters' | 'media' | 'tasks'
  id: string
  values: Record<string, unknown>
  /** The values an update replaced: a value that differs now was changed by another edit and stays. */
  was?: Record<string, unknown>
}

/** The edit log: undo applies the inverse of a user's own last edit. */
export const storyEdits = pgTable(
  'story_edits',
  {
    id: id(),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Story revision this edit made. */
    revision: integer().notNull(),
    /** Readable, for the history list: 'Split scene'. */
    label: text().notNull(),
    patch: jsonb().$type<PatchStep[]>().notNull(),
    inverse: jsonb().$type<PatchStep[]>().notNull(),
    undoneAt: moment(),
    /** When it became unreachable: what it changed was deleted, or a new edit followed after it was undone. */
    overtakenAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('story_edits_story_revision_key').on(table.storyId, table.revision),
    index('story_edits_story_user_idx').on(table.storyId, table.userId, newest(table.revision)),
    // Every new edit queries the ones it makes unreachable: mostly there are none, among thousands.
    index('story_edits_undone_idx')
      .on(table.storyId, table.userId)
      .where(sql`${table.undoneAt} is not null and ${table.overtakenAt} is null`),
    checkConstraint('story_edits_revision_positive', sql`${table.revision} > 0`),
  ],
)

/** A snapshot of a story's rows. */
export interface StorySnapshot {
  story: Record<string, unknown>
  scenes: Record<string, unknown>[]
  arolls: Record<string, unknown>[]
  /** Absent where it was stored before there were overlays. */
  overlays?: Record<string, unknown>[]
  /** Absent where it was stored before there were cues. */
  musicCues?: Record<string, unknown>[]
  /** What overlays were before; written empty, for the previous release reads it. */
  brolls: Record<string, unknown>[]
  /** The cast; versions stored before it was included have none and leave it unchanged. */
  characters?: Record<string, unknown>[]
}

/** Named points in the log, each with all rows of the story. */
export const storyVersions = pgTable(
  'story_versions',
  {
    id: id(),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    name: text().notNull(),
    /** Created by the product before a large change, not by a user. */
    isAutomatic: boolean().notNull().default(false),
    scenesTotal: integer().notNull(),
    durationInFrames: integer().notNull(),
    thumbnailMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    snapshot: jsonb().$type<StorySnapshot>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('story_versions_story_idx').on(table.storyId, newest(table.createdAt), newest(table.revision))],
)
