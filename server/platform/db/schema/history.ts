import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, checkConstraint, newest, oneOf } from './columns.ts'
import { media } from './media.ts'
import { stories } from './stories.ts'
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

/** One change of one row: which, and the columns it holds afterwards (an insert: all of them). */
export interface PatchStep {
  op: 'insert' | 'update' | 'delete'
  table: 'stories' | 'scenes' | 'arolls' | 'brolls' | 'characters' | 'media' | 'tasks'
  id: string
  values: Record<string, unknown>
  /** What an update replaced: a value that is another one by now came from somewhere else and stays. */
  was?: Record<string, unknown>
}

/** The edit log: undo applies the inverse of a person's own last edit. */
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
    /** In words, for the history list: 'Split scene'. */
    label: text().notNull(),
    patch: jsonb().$type<PatchStep[]>().notNull(),
    inverse: jsonb().$type<PatchStep[]>().notNull(),
    undoneAt: moment(),
    /** When it was found that what it changed is gone, or a new edit left it behind undone: it can be reached no more. */
    overtakenAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('story_edits_story_revision_key').on(table.storyId, table.revision),
    index('story_edits_story_user_idx').on(table.storyId, table.userId, newest(table.revision)),
    // Every new edit asks for those it leaves behind: mostly there are none, among thousands.
    index('story_edits_undone_idx')
      .on(table.storyId, table.userId)
      .where(sql`${table.undoneAt} is not null and ${table.overtakenAt} is null`),
    checkConstraint('story_edits_revision_positive', sql`${table.revision} > 0`),
  ],
)

/** A story's rows as they were. */
export interface StorySnapshot {
  story: Record<string, unknown>
  scenes: Record<string, unknown>[]
  arolls: Record<string, unknown>[]
  brolls: Record<string, unknown>[]
  /** The cast; versions stored before it was part of them have none and leave it as it is. */
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
    /** Made by the product before it changed much, not by a person. */
    isAutomatic: boolean().notNull().default(false),
    scenesTotal: integer().notNull(),
    durationInFrames: integer().notNull(),
    thumbnailMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    snapshot: jsonb().$type<StorySnapshot>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('story_versions_story_idx').on(table.storyId, newest(table.createdAt), newest(table.revision))],
)
