import { eq } from 'drizzle-orm'
import { arolls, musicCues, overlays, scenes } from '#server/platform/db/schema/index.ts'
import type { PatchStep } from '#server/platform/db/schema/history.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { isSame } from '#server/modules/stories/edits/patch-log.ts'
import { presentStep } from './former-brolls.ts'
import {
  addRow,
  isLogged,
  readRow,
  removeRow,
  type Row,
  withoutGone,
  writeRow,
} from '#server/modules/stories/edits/tables.ts'

/** The rows of an edit were deleted: it can be neither undone nor redone. */
export class Superseded extends Error {
  override name = 'Superseded'
}

/** Scenes in which a value stayed because another edit had changed it since. */
export type SkippedValues = Map<string, Set<string>>

/**
 * Applies logged steps as part of an edit. A value that differs from the logged one came from a job or another edit and
 * stays; a deleted row ends it all.
 */
export async function applySteps(edit: StoryEdit, steps: readonly PatchStep[]): Promise<SkippedValues> {
  const skipped: SkippedValues = new Map()
  for (const stored of steps) {
    const step = presentStep(stored, edit.story.id)
    if (step.op === 'insert') await insert(edit, step)
    else if (step.op === 'delete') await remove(edit, step)
    else await update(edit, step, skipped)
  }
  return skipped
}

/** The parent of a file or a task: worth restoring, but no reason to stop when it was deleted. */
const isAside = ({ table }: PatchStep) => table === 'media' || table === 'tasks'

async function update(edit: StoryEdit, step: PatchStep, skipped: SkippedValues) {
  const { db } = edit.scope
  const { table, id, was } = step
  const before = await readRow(db, table, id)
  if (!before) {
    if (isAside(step)) return
    throw new Superseded()
  }
  const sceneId = table === 'scenes' ? id : typeof before.sceneId === 'string' ? before.sceneId : ''
  const wanted: Row = {}
  for (const [name, value] of Object.entries(step.values)) {
    // An entry of an earlier version may have columns that are no longer restored.
    if (!isLogged(table, name)) continue
    if (was && !isSame(before[name], was[name])) {
      // A file's parent changes nothing about its former scene.
      if (!isAside(step)) skipped.set(sceneId, (skipped.get(sceneId) ?? new Set()).add(name))
    } else if (!isSame(before[name], value)) wanted[name] = value
  }
  if (Object.keys(wanted).length === 0) return
  // A row cannot return to a scene that is gone.
  const goal = typeof wanted.sceneId === 'string' && !isAside(step) ? wanted.sceneId : undefined
  if (goal !== undefined && !(await readRow(db, 'scenes', goal))) throw new Superseded()
  const values = await withoutGone(db, table, wanted)
  const now = edit.scope.services.clock.now()
  if (table === 'stories') await edit.updateStory(values)
  else {
    await writeRow(db, table, id, isAside(step) ? values : { ...values, updatedAt: now })
    edit.log.updated(table, before, { ...before, ...values }, Object.keys(values))
  }
  if (sceneId !== '' && !isAside(step)) edit.touch(sceneId)
  if (goal !== undefined) edit.touch(goal)
}

async function insert(edit: StoryEdit, { table, id, values: logged }: PatchStep) {
  const { db } = edit.scope
  const parent = typeof logged.sceneId === 'string' ? logged.sceneId : undefined
  if (parent !== undefined && !(await readRow(db, 'scenes', parent))) throw new Superseded()
  const values = await withoutGone(db, table, logged)
  await addRow(db, table, values)
  edit.log.inserted(table, { ...values, id })
  if (table === 'scenes') edit.touch(id)
  else if (parent !== undefined) edit.touch(parent)
}

async function remove(edit: StoryEdit, { table, id }: PatchStep) {
  const { db } = edit.scope
  const [scene] = table === 'scenes' ? await db.select().from(scenes).where(eq(scenes.id, id)) : []
  const [aroll] = table === 'arolls' ? await db.select().from(arolls).where(eq(arolls.id, id)) : []
  const [overlay] = table === 'overlays' ? await db.select().from(overlays).where(eq(overlays.id, id)) : []
  const [cue] = table === 'musicCues' ? await db.select().from(musicCues).where(eq(musicCues.id, id)) : []
  if (scene?.status === 'GENERATING' || aroll?.status === 'GENERATING')
    throw new HttpError(409, {
      message: 'The scene is busy. Wait until it’s done',
      error: 'SCENE_BUSY',
    })
  if (scene) await edit.deleteScene(scene)
  else if (aroll) await edit.deleteAroll(aroll)
  else if (overlay) await edit.deleteOverlays([overlay])
  else if (cue) await edit.deleteMusicCues([cue])
  else {
    const row = table === 'characters' ? await readRow(db, table, id) : undefined
    if (!row) throw new Superseded()
    edit.log.deleted(table, { ...row, id })
    await removeRow(db, table, id)
  }
}
