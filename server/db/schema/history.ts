import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, must, newest } from './columns.ts'
import { media } from './media.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'

/** One changed value: which row and column, and what it holds afterwards. `null` rows are inserts and deletes. */
export interface PatchStep {
  op: 'insert' | 'update' | 'delete'
  table: 'stories' | 'scenes' | 'arolls' | 'brolls'
  id: string
  values: Record<string, unknown>
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
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('story_edits_story_revision_key').on(table.storyId, table.revision),
    index('story_edits_story_user_idx').on(table.storyId, table.userId, newest(table.revision)),
    must('story_edits_revision_positive', sql`${table.revision} > 0`),
  ],
)

/** Named points in the log, each with the whole story (contract: StoryDocument). */
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
    document: jsonb().$type<unknown>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('story_versions_story_idx').on(table.storyId, newest(table.createdAt))],
)
