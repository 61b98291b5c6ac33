import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import { isOwnStory } from '#server/platform/auth/ownership.ts'
import { stories, storyEdits } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import { eventStatement } from '#server/platform/realtime/publish.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { workedSince } from './save-version.ts'

export type Stamp = 'id' | 'createdAt' | 'updatedAt'
export type StoryChange = Partial<Omit<typeof stories.$inferInsert, Stamp | 'userId' | 'revision'>>

/** 404 is the caller's: no row when the story is not the user's. */
export const lockStoryForEdit = statement('lock_story', ['userId', 'storyId', 'now'], (db, at) =>
  db
    .update(stories)
    .set({ revision: sql`${stories.revision} + 1`, updatedAt: sql`${at.now}` })
    .where(isOwnStory({ id: at.userId }, at.storyId))
    .returning({ ...getTableColumns(stories), workedSince: workedSince(db, at.storyId) }),
)

/** Most edits change one column; those statements are built once each. */
const setColumn = new Map(
  Object.entries(getTableColumns(stories)).map(([name, column]) => {
    const set = statement(`set_story_${name}`, ['storyId', 'value'], (db, at) =>
      db
        .update(stories)
        .set({ [name]: sql`${at.value}` })
        .where(eq(stories.id, at.storyId))
        .returning({ [name]: column }),
    )
    return [name, { column, set }]
  }),
)

/** The locked story's row after a change of these columns. */
export async function updateStoryRow(db: DbOrTx, story: StoryRow, change: StoryChange, columns: readonly string[]) {
  const [name = ''] = columns
  const one = columns.length === 1 ? setColumn.get(name) : undefined
  const asked: unknown = Reflect.get(change, name)
  const [row] = one
    ? await one.set(db, { storyId: story.id, value: asked === null ? null : one.column.mapToDriverValue(asked) })
    : await db.update(stories).set(change).where(eq(stories.id, story.id)).returning()
  return row && { ...story, ...row }
}

/** An entry of the history, and its event. */
export const logAndNotify = eventStatement(
  'log_and_tell',
  ['storyId', 'revision', 'label', 'patch', 'inverse'],
  (db, { storyId, userId, revision, label, patch, inverse, now }) => {
    // What was undone before is superseded: another edit follows from here.
    const isUndone = and(isNotNull(storyEdits.undoneAt), isNull(storyEdits.overtakenAt))
    const leftBehind = db.$with('left_behind').as(
      db
        .update(storyEdits)
        .set({ overtakenAt: sql`${now}` })
        .where(and(eq(storyEdits.storyId, storyId), eq(storyEdits.userId, userId), isUndone)),
    )
    const entry = { storyId, userId, revision, label, patch, inverse, createdAt: now }
    return [leftBehind, db.$with('entry').as(db.insert(storyEdits).values(entry))]
  },
)
