import { sql } from 'drizzle-orm'
import type { TaskSettings } from '#generated/schema.ts'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { arolls } from './arolls.ts'
import { between, id, msBetween, newest, oneOf, timestamps } from './columns.ts'
import { creditHolds } from './credits.ts'
import { media } from './media.ts'
import { scenes } from './scenes.ts'
import { stories } from './stories.ts'
import { users } from './users.ts'
import { taskStatuses, taskTypes, toolVerdicts } from './values.ts'

/** The model's parameters, besides prompt and source; only the fields the model knows. */
export type TaskRequest = Omit<TaskSettings, 'source_media_id'> & {
  /** The clip of a shot as its story plans it, made with its image; not shown to clients. */
  is_planned?: true
}

/** How long a task took, ms: its engine's work, or from start to end. Staff sort by it, so an index has the same expression. */
export const taskWorkMs = (of: Record<'workMs' | 'status' | 'createdAt' | 'updatedAt', AnyPgColumn>) =>
  sql`coalesce(${of.workMs}, case when ${of.status} in ('COMPLETED', 'FAILED', 'CANCELLED') then ${msBetween(of.createdAt, of.updatedAt)} end)`

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid().references(() => stories.id, { onDelete: 'cascade' }),
    sceneId: uuid().references(() => scenes.id, { onDelete: 'set null' }),
    arollId: uuid().references(() => arolls.id, { onDelete: 'set null' }),
    taskType: text({ enum: taskTypes }).notNull(),
    modelId: text().notNull(),
    status: text({ enum: taskStatuses }).notNull().default('CREATED'),
    errorMessage: text(),
    /** Percent. */
    progress: integer().notNull().default(0),
    prompt: text(),
    request: jsonb().$type<TaskRequest>().notNull().default({}),
    sourceMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    resultMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** Whether the result changes the whole scene, so that clients load it instead of the A-roll. */
    refetchScene: boolean().notNull().default(false),
    /** The user's rating of the result. */
    verdict: text({ enum: toolVerdicts }).notNull().default('NONE'),
    /** How long the engine worked, ms; null until it has finished. */
    workMs: integer(),
    holdId: uuid().references(() => creditHolds.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('tasks_user_created_idx').on(table.userId, newest(table.createdAt)),
    index('tasks_created_idx').on(newest(table.createdAt), newest(table.id)),
    index('tasks_work_idx').on(sql`coalesce(${taskWorkMs(table)}, -1) desc`, newest(table.id)),
    index('tasks_failed_idx')
      .on(newest(table.createdAt))
      .where(sql`${table.status} = 'FAILED'`),
    index('tasks_open_idx')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('CREATED', 'PROCESSING')`),
    index('tasks_story_status_idx').on(table.storyId, table.status),
    index('tasks_aroll_idx').on(table.arollId, newest(table.createdAt)),
    index('tasks_scene_idx').on(table.sceneId),
    between('tasks_progress_range', table.progress, 0, 100),
    oneOf('tasks_type_known', table.taskType, taskTypes),
    oneOf('tasks_status_known', table.status, taskStatuses),
    oneOf('tasks_verdict_known', table.verdict, toolVerdicts),
  ],
)
