import type { Shot } from '#generated/schema.ts'
import { readShot, shotsOf } from '#src/domain/shots.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import { shotColumns, shotOf } from './shots.ts'
import { type Owner, ownAroll, ownScene } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, SceneRow } from '#server/platform/db/rows.ts'
import { beginEdit, type StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { fitArolls, syncSceneWithArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { beginArollEdit } from './change-aroll.ts'
import { withoutPendingImage } from './show-media.ts'
import { presentOneScene, type Scene } from '#server/modules/stories/presenters/scene.ts'

const MAX_AROLLS = 50

/** A copy right after the original; both share its time. `sceneId` must be the original's scene. */
export async function copyInScene(scope: Scope, user: Owner, arollId: string, sceneId?: string): Promise<SceneRow> {
  await ownAroll(scope.db, user, arollId, sceneId)
  const { edit, aroll, scene } = await beginArollEdit(scope, user, arollId)
  const rows = await roomIn(scope, scene)
  for (const later of rows.filter((row) => row.arollOrder > aroll.arollOrder).toReversed())
    await edit.updateAroll(later, { arollOrder: later.arollOrder + 1 })
  const durationMs = Math.floor(aroll.durationMs / 2)
  await edit.updateAroll(aroll, { durationMs })
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = withoutPendingImage(aroll)
  const copy = { ...values, durationMs, arollOrder: aroll.arollOrder + 1 }
  await edit.insertAroll({ ...copy, transitionName: '', transitionDurationMs: 0 })
  return finish(edit, scene, 'Duplicate visual')
}

/** An empty A-roll at the end of a scene; it gets as much time as the others have on average. */
export async function addToScene(scope: Scope, user: Owner, sceneId: string): Promise<SceneRow> {
  const { story } = await ownScene(scope.db, user, sceneId)
  const edit = await beginEdit(scope, user, story.id)
  const { scene } = await ownScene(scope.db, user, sceneId)
  await appendAroll(edit, scene, await nextShot(scope, scene))
  return finish(edit, scene, 'Add visual')
}

/** An empty A-roll at the end of a scene, as part of an edit; the others make room for it. */
export async function appendAroll(edit: StoryEdit, scene: SceneRow, shot: Shot | null = null): Promise<ArollRow> {
  const rows = await roomIn(edit.scope, scene)
  const total = rows.reduce((sum, row) => sum + row.durationMs, 0)
  const added = await edit.insertAroll({
    sceneId: scene.id,
    arollOrder: (rows.at(-1)?.arollOrder ?? -1) + 1,
    arollType: 'ImageARoll',
    durationMs: Math.round(total / Math.max(1, rows.length)),
    ...(shot && shotColumns(shot)),
  })
  const fitted = await fitArolls(edit, scene)
  return fitted.find(({ id }) => id === added.id) ?? added
}

/** What the next A-roll of a scene shows: the last one's subject in another size, or the scene's own. null where there is nothing to show. */
async function nextShot(scope: Scope, scene: SceneRow): Promise<Shot | null> {
  const last = (await arollsOfScenes(scope, [scene.id])).get(scene.id)?.at(-1)
  const prompt = imagePrompt(scene, last ?? null)
  if (prompt === null) return null
  return (last ? shotsOf(shotOf(scene, last), 2).at(-1) : readShot(prompt)) ?? null
}

async function roomIn(scope: Scope, scene: SceneRow): Promise<ArollRow[]> {
  const rows = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  if (rows.length >= MAX_AROLLS) throw refused('TOO_MANY_AROLLS', `A scene can hold up to ${MAX_AROLLS} A-rolls`)
  return rows
}

async function finish(edit: StoryEdit, scene: SceneRow, label: string): Promise<SceneRow> {
  await fitArolls(edit, scene)
  const settled = await syncSceneWithArolls(edit, scene.id)
  await edit.finish(label)
  return settled
}

/** Moves an A-roll this many places later, earlier with a negative number; beyond the scene's end means to the end. */
export async function moveAroll(scope: Scope, user: Owner, arollId: string, by: number): Promise<Scene> {
  const { edit, aroll, scene } = await beginArollEdit(scope, user, arollId)
  const rows = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  const from = rows.findIndex(({ id }) => id === aroll.id)
  const to = Math.min(Math.max(from + by, 0), rows.length - 1)
  const order = rows.toSpliced(from, 1).toSpliced(to, 0, aroll)
  for (const [arollOrder, row] of order.entries())
    if (row.arollOrder !== arollOrder) await edit.updateAroll(row, { arollOrder })
  const settled = await syncSceneWithArolls(edit, scene.id)
  await edit.finish('Reorder visuals')
  return presentOneScene(scope, settled)
}
