import { framesToMs } from '#src/domain/frames.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/sync-scene.ts'
import { withoutPendingPicture, showMedia } from '#server/modules/stories/arolls/show-media.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { arollsOfScenes } from '#server/platform/db/queries/arolls-of-scenes.ts'
import type { MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { fitArolls } from '#server/modules/stories/scenes/resize-scene.ts'
import type { ChosenVisual } from './visual-source.ts'

interface Shown {
  visual: ChosenVisual
  media: MediaRow
  /** Place in the call. */
  at: number
}

/** The picked visuals become the scene's A-rolls, in place of those it had, or are laid over them. */
export async function showVisuals(edit: StoryEdit, scene: SceneRow, shown: readonly Shown[]): Promise<SceneRow> {
  const over = shown.filter(({ visual }) => visual.use_as === 'BROLL')
  const under = shown.filter(({ visual }) => visual.use_as !== 'BROLL')
  if (under.length > 0) await replaceArolls(edit, scene, under)
  for (const [place, each] of over.entries()) await layOver(edit, scene, each, place / over.length, over.length)
  return syncSceneWithArolls(edit, scene.id)
}

async function replaceArolls(edit: StoryEdit, scene: SceneRow, shown: readonly Shown[]) {
  const before = (await arollsOfScenes(edit.scope, [scene.id])).get(scene.id) ?? []
  const share = Math.round(framesToMs(scene.durationInFrames) / shown.length)
  for (const [arollOrder, { visual, media }] of shown.entries()) {
    const durationMs = visual.duration_ms ?? share
    const place = { sceneId: scene.id, arollOrder, arollType: 'ImageARoll' as const, durationMs }
    const kept = before[arollOrder]
    const aroll = kept
      ? await edit.updateAroll(withoutPendingPicture(kept), { durationMs })
      : await edit.insertAroll(place)
    await showMedia(edit, aroll, media)
  }
  for (const left of before.slice(shown.length)) await edit.deleteAroll(withoutPendingPicture(left))
  await fitArolls(edit, scene)
}

/** Without times of its own a B-roll begins where its share of the scene does, and stays for that share. */
async function layOver(edit: StoryEdit, scene: SceneRow, { visual, media, at }: Shown, share: number, count: number) {
  const end = Math.floor(framesToMs(scene.durationInFrames))
  const startMs = visual.start_ms ?? Math.round(share * end)
  if (startMs >= end) throw validationFailed({ [`visuals.${at}.start_ms`]: ['Choose a time inside the scene'] })
  const wanted = visual.duration_ms ?? Math.round(end / count)
  const durationMs = Math.max(1, Math.min(wanted, end - startMs))
  await edit.insertBroll({ sceneId: scene.id, mediaId: media.id, startMs, durationMs })
}
