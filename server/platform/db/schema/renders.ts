import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { brandSettings } from './brand-settings.ts'
import { between, id, moment, msBetween, checkConstraint, newest, oneOf, timestamps } from './columns.ts'
import { creditHolds } from './credits.ts'
import { media } from './media.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { renderExecutors, renderPartStatuses, renderStatuses } from './values.ts'

/** What a video shows of its user's brand. */
export type StoredBrandLook = Pick<
  typeof brandSettings.$inferSelect,
  'logoMediaId' | 'logoSize' | 'logoPosition' | 'logoBlur' | 'templatedCaptionsStyle' | 'customCaptionsStyle'
>

export const renders = pgTable(
  'renders',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    status: text({ enum: renderStatuses }).notNull().default('QUEUED'),
    executor: text({ enum: renderExecutors }).notNull(),
    /** Percent. */
    progress: integer().notNull().default(0),
    /** The scene that is being rendered, from 1. */
    sceneNumber: integer().notNull().default(0),
    scenesTotal: integer().notNull(),
    /** px. */
    width: integer().notNull(),
    height: integer().notNull(),
    durationInFrames: integer().notNull(),
    errorMessage: text(),
    mediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** SHA-256 of the renderer's one-time token; null once the render ended. */
    tokenHash: text(),
    /** The story when the export was requested (contract: StoryDocument), so that later edits do not mix in. */
    document: jsonb().$type<unknown>().notNull(),
    /** The brand that the document shows; null without brand settings. The story keeps it until it changes. */
    brandLook: jsonb().$type<StoredBrandLook>(),
    /** The receipts of everything in the video, when the export was requested (contract: FilmReceipts). */
    receipts: jsonb().$type<unknown>(),
    /** Whether the file's metadata lists them. */
    includesReceipts: boolean().notNull().default(false),
    holdId: uuid().references(() => creditHolds.id, { onDelete: 'set null' }),
    completedAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('renders_work_idx').on(
      sql`coalesce(${msBetween(table.createdAt, table.completedAt)}, -1) desc`,
      newest(table.id),
    ),
    index('renders_story_created_idx').on(table.storyId, newest(table.createdAt)),
    index('renders_user_created_idx').on(table.userId, newest(table.createdAt)),
    index('renders_status_created_idx').on(table.status, newest(table.createdAt)),
    index('renders_created_idx').on(newest(table.createdAt), newest(table.id)),
    uniqueIndex('renders_token_hash_key').on(table.tokenHash),
    between('renders_progress_range', table.progress, 0, 100),
    checkConstraint(
      'renders_size_positive',
      sql`${table.width} > 0 and ${table.height} > 0 and ${table.durationInFrames} > 0`,
    ),
    oneOf('renders_status_known', table.status, renderStatuses),
    oneOf('renders_executor_known', table.executor, renderExecutors),
  ],
)

/** Frames that are drawn in one go, from the first frame of the video. */
export interface StoredSection {
  from: number
  frames: number
}

/** What one of several renderers makes of a video: the images of some sections, or the whole sound. */
export const renderParts = pgTable(
  'render_parts',
  {
    id: id(),
    renderId: uuid()
      .notNull()
      .references(() => renders.id, { onDelete: 'cascade' }),
    /** Its place in the video, from 0; the sound comes last. */
    number: integer().notNull(),
    /** null: the sound. */
    sections: jsonb().$type<StoredSection[]>(),
    status: text({ enum: renderPartStatuses }).notNull().default('QUEUED'),
    /** Percent. */
    progress: integer().notNull().default(0),
    /** The scene that is being drawn, from 1. */
    sceneNumber: integer().notNull().default(0),
    /** SHA-256 of its renderer's one-time token; null unless it is being drawn. */
    tokenHash: text(),
    /** Where the renderer puts it: a name of its own for each upload. */
    fileKey: text(),
    sizeBytes: bigint({ mode: 'number' }),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('render_parts_number_key').on(table.renderId, table.number),
    uniqueIndex('render_parts_token_hash_key').on(table.tokenHash),
    between('render_parts_progress_range', table.progress, 0, 100),
    oneOf('render_parts_status_known', table.status, renderPartStatuses),
  ],
)
