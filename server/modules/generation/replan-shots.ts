import { readShot, shotsOf } from '#src/domain/shots.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, SceneRow } from '#server/platform/db/rows.ts'
import { shotLayer, shotCounts } from './plan-shots.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { fitArolls, syncSceneWithArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import { shotColumns, shotOf } from '#server/modules/stories/arolls/shots.ts'

/** Gives every scene as many shots as its story has, as part of an edit. */
export async function replanShots(edit: StoryEdit): Promise<void> {
  const { scope, story } = edit
  const scenes = await scenesOf(scope, story.id)
  const countOf = await shotCounts(scope, story, scenes)
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  for (const scene of scenes) await replanScene(edit, scene, layers.get(scene.id) ?? [], countOf(scene))
}

/** What users chose, wrote, locked or have an image of is theirs. */
const isKept = ({ mediaId, customImageGenerationPrompt, shot, status }: ArollRow) =>
  mediaId !== null || customImageGenerationPrompt !== null || shot?.is_locked === true || status === 'GENERATING'

async function replanScene(edit: StoryEdit, scene: SceneRow, rows: ArollRow[], wanted: number): Promise<void> {
  const prompt = imagePrompt(scene, null)
  const [first] = rows
  if (first === undefined && prompt === null) return
  const count = Math.max(wanted, rows.filter(isKept).length)
  if (count === rows.length) return
  const left = [...rows]
  for (const row of rows.toReversed().filter((each) => !isKept(each))) {
    if (left.length <= count) break
    left.splice(left.indexOf(row), 1)
    await edit.deleteAroll(row)
  }
  for (const [arollOrder, row] of left.entries())
    // The scene begins as it did with the shot that was deleted before this one.
    if (row.arollOrder !== arollOrder) await edit.updateAroll(row, { arollOrder, ...(arollOrder === 0 && start(rows)) })
  const shots = left.map((row) => shotOf(scene, row))
  const last = shots.at(-1) ?? readShot(prompt ?? '')
  const added = shotsOf(last, count - left.length + 1).slice(left.length === 0 ? 0 : 1)
  for (const [at, shot] of added.slice(0, count - left.length).entries()) {
    const durationMs = Math.max(1, Math.round(totalMs(left) / Math.max(1, left.length)))
    await edit.insertAroll({ ...shotLayer(scene, left.length + at), durationMs, ...shotColumns(shot) })
  }
  await fitArolls(edit, scene)
  await syncSceneWithArolls(edit, scene.id)
}

/** The transition into the scene. */
const start = ([first]: ArollRow[]) =>
  first && { transitionName: first.transitionName, transitionDurationMs: first.transitionDurationMs }

const totalMs = (rows: readonly ArollRow[]) => rows.reduce((sum, { durationMs }) => sum + durationMs, 0)
