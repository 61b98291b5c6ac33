import type { ArollRow, SceneRow } from '#server/platform/db/rows.ts'
import { arollsOfScenes } from '#server/platform/db/queries/arolls-of-scenes.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { fitArollDurations, framesWith } from './scene-timing.ts'

type SceneChange = Parameters<StoryEdit['updateScene']>[1]

/** Changes a scene, and with it the length of the scene and of its A-rolls where text, voice or pause ask for it. */
export async function changeSceneTiming(edit: StoryEdit, row: SceneRow, change: SceneChange): Promise<SceneRow> {
  // What a call left out stays: an undefined value must not hide the row's own.
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: SceneRow = { ...row, ...given }
  const durationInFrames = framesWith(after, edit.story.language)
  const scene = await edit.updateScene(row, { ...change, durationInFrames })
  if (durationInFrames !== row.durationInFrames) await fitArolls(edit, scene)
  return scene
}

/** Makes the A-rolls of a scene fill it again, in proportion to what they had. */
export async function fitArolls(edit: StoryEdit, scene: SceneRow): Promise<ArollRow[]> {
  const rows = (await arollsOfScenes(edit.scope, [scene.id])).get(scene.id) ?? []
  const durations = fitArollDurations(
    scene.durationInFrames,
    rows.map((row) => row.durationMs),
  )
  const fitted: ArollRow[] = []
  for (const [index, row] of rows.entries()) {
    const durationMs = durations[index] ?? row.durationMs
    fitted.push(durationMs === row.durationMs ? row : await edit.updateAroll(row, { durationMs }))
  }
  return fitted
}
