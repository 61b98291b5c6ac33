import { and, asc, eq, sql } from 'drizzle-orm'
import { type Owner, ownStory } from '#server/auth/ownership.ts'
import type { Scope } from '#server/context.ts'
import { arolls, brolls, scenes, stories, storyEdits } from '#server/db/schema/index.ts'
import type { PatchStep } from '#server/db/schema/history.ts'
import type { ArollRow } from '#server/presenters/aroll.ts'
import type { SceneRow } from '#server/presenters/scene.ts'
import type { StoryRow } from '#server/presenters/story.ts'
import { publish } from '#server/realtime/publish.ts'

type Stamp = 'id' | 'createdAt' | 'updatedAt'
type StoryChange = Partial<Omit<typeof stories.$inferInsert, Stamp | 'userId' | 'revision'>>
type SceneChange = Partial<Omit<typeof scenes.$inferInsert, Stamp>>
type ArollChange = Partial<Omit<typeof arolls.$inferInsert, Stamp>>

/** One edit of one story by a person: every change through it is written to the log with its inverse. */
export interface StoryEdit {
  scope: Scope
  /** As it is now. */
  readonly story: StoryRow
  updateStory(change: StoryChange): Promise<StoryRow>
  updateScene(row: SceneRow, change: SceneChange): Promise<SceneRow>
  updateAroll(row: ArollRow, change: ArollChange): Promise<ArollRow>
  insertScene(values: Omit<typeof scenes.$inferInsert, Stamp>): Promise<SceneRow>
  insertAroll(values: Omit<typeof arolls.$inferInsert, Stamp>): Promise<ArollRow>
  /** With its A-rolls and B-rolls. */
  deleteScene(row: SceneRow): Promise<void>
  deleteAroll(row: ArollRow): Promise<void>
  /** Writes the log entry and tells the person's other tabs. `label` stands in the history list. */
  finish(label: string): Promise<StoryRow>
}

/**
 * Begins an edit: 404 unless the story is the person's. From here to the commit nobody else changes the story, so rows that are read
 * after this are still true when they are written.
 */
export async function beginEdit(scope: Scope, user: Owner, storyId: string): Promise<StoryEdit> {
  await ownStory(scope.db, user, storyId)
  const now = scope.services.clock.now()
  const [locked] = await scope.db
    .update(stories)
    .set({ revision: sql`${stories.revision} + 1`, updatedAt: now })
    .where(eq(stories.id, storyId))
    .returning()
  if (!locked) throw new Error('The story went away')
  return createEdit(scope, user, locked, now)
}

function createEdit(scope: Scope, user: Owner, locked: StoryRow, now: Date): StoryEdit {
  const { db } = scope
  const patch: PatchStep[] = []
  const inverse: PatchStep[] = []
  const touched = new Set<string>()
  let story = locked

  const update = (table: PatchStep['table'], before: object, change: object) => {
    const id = String(Reflect.get(before, 'id'))
    const values = Object.entries(change).filter(([, value]) => value !== undefined)
    const was = values.map(([name]): [string, unknown] => [name, Reflect.get(before, name)])
    patch.push({ op: 'update', table, id, values: Object.fromEntries(values) })
    inverse.unshift({ op: 'update', table, id, values: Object.fromEntries(was) })
  }
  const insert = (table: PatchStep['table'], row: { id: string }) => {
    patch.push({ op: 'insert', table, id: row.id, values: { ...row } })
    inverse.unshift({ op: 'delete', table, id: row.id, values: {} })
  }
  const remove = (table: PatchStep['table'], row: { id: string }) => {
    patch.push({ op: 'delete', table, id: row.id, values: {} })
    inverse.unshift({ op: 'insert', table, id: row.id, values: { ...row } })
  }

  const edit: StoryEdit = {
    scope,
    get story() {
      return story
    },
    async updateStory(change) {
      if (Object.values(change).every((value) => value === undefined)) return story
      update('stories', story, change)
      const [row] = await db.update(stories).set(change).where(eq(stories.id, story.id)).returning()
      return (story = known(row))
    },
    async updateScene(before, change) {
      update('scenes', before, change)
      touched.add(before.id)
      const isIt = and(eq(scenes.id, before.id), eq(scenes.storyId, story.id))
      const [row] = await db
        .update(scenes)
        .set({ ...change, updatedAt: now })
        .where(isIt)
        .returning()
      return known(row)
    },
    async updateAroll(before, change) {
      update('arolls', before, change)
      touched.add(before.sceneId)
      const [row] = await db
        .update(arolls)
        .set({ ...change, updatedAt: now })
        .where(eq(arolls.id, before.id))
        .returning()
      return known(row)
    },
    async insertScene(values) {
      const [row] = await db
        .insert(scenes)
        .values({ ...values, createdAt: now, updatedAt: now })
        .returning()
      insert('scenes', known(row))
      touched.add(known(row).id)
      return known(row)
    },
    async insertAroll(values) {
      const [row] = await db
        .insert(arolls)
        .values({ ...values, createdAt: now, updatedAt: now })
        .returning()
      insert('arolls', known(row))
      touched.add(known(row).sceneId)
      return known(row)
    },
    async deleteScene(row) {
      const over = await db.select().from(brolls).where(eq(brolls.sceneId, row.id))
      const layers = await db.select().from(arolls).where(eq(arolls.sceneId, row.id)).orderBy(asc(arolls.arollOrder))
      for (const one of over) remove('brolls', one)
      for (const one of layers) remove('arolls', one)
      remove('scenes', row)
      touched.add(row.id)
      await db.delete(scenes).where(eq(scenes.id, row.id))
    },
    async deleteAroll(row) {
      remove('arolls', row)
      touched.add(row.sceneId)
      await db.delete(arolls).where(eq(arolls.id, row.id))
    },
    async finish(label) {
      const revision = story.revision
      await db.insert(storyEdits).values({
        storyId: story.id,
        userId: user.id,
        revision,
        label,
        patch,
        inverse,
        createdAt: now,
      })
      const changed = { story_id: story.id, revision, scene_ids: [...touched] }
      await publish(scope, user.id, 'story-changed', changed)
      return story
    },
  }
  return edit
}

function known<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('A row of the story went away')
  return row
}
