import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Owner } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, musicCues, overlays, scenes, media, tasks } from '#server/platform/db/schema/index.ts'
import { createPatchLog, isSame, type PatchLog } from './patch-log.ts'
import { changedElsewhere, notFound } from '#server/platform/http/http-error.ts'
import type { ArollRow, MusicCueRow, OverlayRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { musicCuesOfScenes } from '#server/platform/db/queries/music-cues.ts'
import { overlaysOfScenes } from '#server/platform/db/queries/overlays.ts'
import { publish, publishBy } from '#server/platform/realtime/publish.ts'
import { lockStoryForEdit, logAndNotify, type Stamp, type StoryChange, updateStoryRow } from './edit-statements.ts'
import { saveVersionOfWork } from './save-version.ts'

type SceneChange = Partial<Omit<typeof scenes.$inferInsert, Stamp>>
type ArollChange = Partial<Omit<typeof arolls.$inferInsert, Stamp>>
export type NewOverlay = Omit<typeof overlays.$inferInsert, Stamp | 'storyId'>
export type NewMusicCue = Omit<typeof musicCues.$inferInsert, Stamp | 'storyId'>

/** The labels of the next undo and redo. */
export interface UndoRedoLabels {
  undo_label: string | null
  redo_label: string | null
}

/** One edit of one story by a user: every change through it is written to the log with its inverse. */
export interface StoryEdit {
  scope: Scope
  /** Identifies the work of one call: its jobs are announced together. */
  readonly workId: string
  /** The current row. */
  readonly story: StoryRow
  /** The log so far. */
  readonly log: PatchLog
  updateStory(change: StoryChange): Promise<StoryRow>
  updateScene(row: SceneRow, change: SceneChange): Promise<SceneRow>
  updateAroll(row: ArollRow, change: ArollChange): Promise<ArollRow>
  insertScene(values: Omit<typeof scenes.$inferInsert, Stamp>): Promise<SceneRow>
  insertAroll(values: Omit<typeof arolls.$inferInsert, Stamp>): Promise<ArollRow>
  /** In the order given. */
  insertOverlays(values: readonly NewOverlay[]): Promise<OverlayRow[]>
  updateOverlay(row: OverlayRow, change: Partial<NewOverlay>): Promise<OverlayRow>
  insertMusicCues(values: readonly NewMusicCue[]): Promise<MusicCueRow[]>
  updateMusicCue(row: MusicCueRow, change: Partial<NewMusicCue>): Promise<MusicCueRow>
  /** With its A-rolls, overlays and cues. */
  deleteScene(row: SceneRow): Promise<void>
  deleteAroll(row: ArollRow): Promise<void>
  deleteOverlays(rows: readonly OverlayRow[]): Promise<void>
  deleteMusicCues(rows: readonly MusicCueRow[]): Promise<void>
  /** Notifies other tabs of a scene that was changed by other means than the functions above. */
  touch(sceneId: string): void
  /**
   * Writes the log entry and notifies the user's other tabs. `label` is shown in the history list. An edit without changes
   * leaves no entry.
   */
  finish(label: string): Promise<StoryRow>
  /** Notifies the user's tabs, without an entry of its own. */
  announce(labels?: UndoRedoLabels): Promise<StoryRow>
}

/**
 * Begins an edit: 404 unless the story is the user's, 409 when it is no longer at the revision that the caller knew. The
 * story is locked until the commit, so rows that are read after this are still valid when they are written.
 */
export async function beginEdit(scope: Scope, user: Owner, storyId: string): Promise<StoryEdit> {
  const now = scope.services.clock.now()
  const [row] = await lockStoryForEdit(scope.db, { userId: user.id, storyId, now })
  if (!row) throw notFound()
  const { workedSince, ...locked } = row
  // The lock has counted this edit already.
  if (scope.baseRevision !== undefined && scope.baseRevision !== locked.revision - 1) throw changedElsewhere()
  if (workedSince) await saveVersionOfWork(scope, locked, workedSince)
  return createEdit(scope, user, locked, now)
}

function createEdit(scope: Scope, user: Owner, locked: StoryRow, now: Date): StoryEdit {
  const { db } = scope
  const log = createPatchLog()
  const touched = new Set<string>()
  const stamps = { createdAt: now, updatedAt: now }
  const touchScene = (sceneId: string | null) => {
    if (sceneId !== null) touched.add(sceneId)
  }
  let story = locked
  const changeOf = (labels?: UndoRedoLabels) => ({
    story_id: story.id,
    revision: story.revision,
    scene_ids: [...touched],
    origin: scope.origin ?? null,
    ...labels,
  })

  const edit: StoryEdit = {
    scope,
    workId: crypto.randomUUID(),
    log,
    get story() {
      return story
    },
    async updateStory(change) {
      const columns = columnsOf(change).filter((name) => !isSame(Reflect.get(story, name), Reflect.get(change, name)))
      if (columns.length === 0) return story
      const row = known(await updateStoryRow(db, story, change, columns))
      log.updated('stories', story, row, columns)
      return (story = row)
    },
    async updateScene(before, change) {
      const isIt = and(eq(scenes.id, before.id), eq(scenes.storyId, story.id))
      const [row] = await db
        .update(scenes)
        .set({ ...change, updatedAt: now })
        .where(isIt)
        .returning()
      log.updated('scenes', before, known(row), columnsOf(change))
      touched.add(before.id)
      return known(row)
    },
    async updateAroll(before, change) {
      const [row] = await db
        .update(arolls)
        .set({ ...change, updatedAt: now })
        .where(eq(arolls.id, before.id))
        .returning()
      log.updated('arolls', before, known(row), columnsOf(change))
      touched.add(before.sceneId)
      return known(row)
    },
    async insertScene(values) {
      const [row] = await db
        .insert(scenes)
        .values({ ...values, ...stamps })
        .returning()
      log.inserted('scenes', known(row))
      touched.add(known(row).id)
      return known(row)
    },
    async insertAroll(values) {
      const [row] = await db
        .insert(arolls)
        .values({ ...values, ...stamps })
        .returning()
      log.inserted('arolls', known(row))
      touched.add(known(row).sceneId)
      return known(row)
    },
    async insertOverlays(values) {
      if (values.length === 0) return []
      const rows = await db
        .insert(overlays)
        .values(values.map((each) => ({ ...each, storyId: story.id, ...stamps })))
        .returning()
      for (const row of rows) {
        log.inserted('overlays', row)
        touchScene(row.sceneId)
      }
      return rows
    },
    async updateOverlay(before, change) {
      const [row] = await db
        .update(overlays)
        .set({ ...change, updatedAt: now })
        .where(and(eq(overlays.id, before.id), eq(overlays.storyId, story.id)))
        .returning()
      log.updated('overlays', before, known(row), columnsOf(change))
      touchScene(before.sceneId)
      touchScene(known(row).sceneId)
      return known(row)
    },
    async insertMusicCues(values) {
      if (values.length === 0) return []
      const rows = await db
        .insert(musicCues)
        .values(values.map((each) => ({ ...each, storyId: story.id, ...stamps })))
        .returning()
      for (const row of rows) {
        log.inserted('musicCues', row)
        touchScene(row.sceneId)
      }
      return rows
    },
    async updateMusicCue(before, change) {
      const [row] = await db
        .update(musicCues)
        .set({ ...change, updatedAt: now })
        .where(and(eq(musicCues.id, before.id), eq(musicCues.storyId, story.id)))
        .returning()
      log.updated('musicCues', before, known(row), columnsOf(change))
      touchScene(before.sceneId)
      touchScene(known(row).sceneId)
      return known(row)
    },
    async deleteScene(row) {
      const cues = await musicCuesOfScenes(scope, [row.id])
      const over = await overlaysOfScenes(scope, [row.id])
      const layers = await db.select().from(arolls).where(eq(arolls.sceneId, row.id)).orderBy(asc(arolls.arollOrder))
      const layerIds = layers.map(({ id }) => id)
      await captureDetachedRefs(scope, log, { sceneId: row.id, arollIds: layerIds })
      for (const one of over) log.deleted('overlays', one)
      for (const one of cues) log.deleted('musicCues', one)
      for (const one of layers) log.deleted('arolls', one)
      log.deleted('scenes', row)
      touched.add(row.id)
      await db.delete(scenes).where(eq(scenes.id, row.id))
    },
    async deleteAroll(row) {
      await captureDetachedRefs(scope, log, { arollIds: [row.id] })
      log.deleted('arolls', row)
      touched.add(row.sceneId)
      await db.delete(arolls).where(eq(arolls.id, row.id))
    },
    async deleteOverlays(rows) {
      for (const row of rows) {
        log.deleted('overlays', row)
        touchScene(row.sceneId)
      }
      const ids = rows.map(({ id }) => id)
      await db.delete(overlays).where(and(inArray(overlays.id, ids), eq(overlays.storyId, story.id)))
    },
    async deleteMusicCues(rows) {
      for (const row of rows) {
        log.deleted('musicCues', row)
        touchScene(row.sceneId)
      }
      const ids = rows.map(({ id }) => id)
      await db.delete(musicCues).where(and(inArray(musicCues.id, ids), eq(musicCues.storyId, story.id)))
    },
    touch: (sceneId) => void touched.add(sceneId),
    async finish(label) {
      const { patch, inverse } = log
      if (patch.length === 0) return edit.announce()
      const entry = { storyId: story.id, revision: story.revision, label, patch, inverse }
      const changed = changeOf({ undo_label: label, redo_label: null })
      await publishBy(scope, (sent) => logAndNotify(db, { ...entry, ...sent }), user.id, 'story-changed', changed)
      return story
    },
    async announce(labels) {
      await publish(scope, user.id, 'story-changed', changeOf(labels))
      return story
    },
  }
  return edit
}

const columnsOf = (change: object): string[] =>
  Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]))

function known<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('A row of the story does not exist any more')
  return row
}

/** Stores which files and tasks belonged to rows that are about to be deleted: the database detaches them by itself. */
async function captureDetachedRefs(
  { db }: Scope,
  log: PatchLog,
  gone: { sceneId?: string; arollIds: readonly string[] },
) {
  const arollIds = [...gone.arollIds]
  for (const [table, name] of [
    [media, 'media'],
    [tasks, 'tasks'],
  ] as const) {
    const inScene = gone.sceneId === undefined ? undefined : eq(table.sceneId, gone.sceneId)
    const rows = await db
      .select({ id: table.id, sceneId: table.sceneId, arollId: table.arollId })
      .from(table)
      .where(or(inScene, arollIds.length > 0 ? inArray(table.arollId, arollIds) : undefined))
    for (const { id, sceneId, arollId } of rows)
      log.detached(
        name,
        { id },
        {
          ...(sceneId !== null && sceneId === gone.sceneId && { sceneId }),
          ...(arollId !== null && arollIds.includes(arollId) && { arollId }),
        },
      )
  }
}
