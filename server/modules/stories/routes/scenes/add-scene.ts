import { ownScene } from '#server/platform/auth/ownership.ts'
import { musicCuesOfScenes } from '#server/platform/db/queries/music-cues.ts'
import { overlaysOfScenes } from '#server/platform/db/queries/overlays.ts'
import { requireRoomForMusicCues } from '#server/modules/stories/music-cues/change-music-cues.ts'
import { requireRoomForOverlays } from '#server/modules/stories/overlays/place-overlays.ts'
import { route } from '#server/platform/http/route.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { presentChangedScenes } from '#server/modules/stories/scenes/changed-scenes.ts'
import { beginEdit, type StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { requireLength } from '#server/modules/stories/checks.ts'
import { sceneFrames } from '#server/modules/stories/scenes/scene-timing.ts'

export const addScene = route('addScene', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const originals: SceneRow[] = []
  for (const id of [body.duplicate_of, ...(body.further_duplicates ?? [])])
    if (id !== undefined) originals.push((await ownScene(scope.db, user, id, body.story_id)).scene)
  const others = await scenesOf(scope, body.story_id)
  const text = body.text ?? ''
  const timing = { text, audioDurationMs: 0, pauseAtTheEnd: 0, speakingRate: 1 }
  const added = originals.length > 0 ? framesOf(originals) : sceneFrames(timing, edit.story.language)
  requireLength(framesOf(others) + added, user)
  const copied = originals.map(({ id }) => id)
  if (copied.length > 0) {
    await requireRoomForOverlays(edit, (await overlaysOfScenes(scope, copied)).length, 'duplicate_of')
    await requireRoomForMusicCues(edit, (await musicCuesOfScenes(scope, copied)).length, 'duplicate_of')
  }
  const place = Math.min(body.new_element_order, others.length)
  const count = Math.max(1, originals.length)
  for (const other of others.slice(place)) await edit.updateScene(other, { elementOrder: other.elementOrder + count })
  const rows: SceneRow[] = []
  for (const original of originals) rows.push(await copyInto(edit, original, place + rows.length))
  if (rows.length === 0)
    rows.push(await edit.insertScene({ storyId: body.story_id, elementOrder: place, text, durationInFrames: added }))
  await edit.finish(
    rows.length > 1 ? `Duplicate ${rows.length} scenes` : originals[0] ? 'Duplicate scene' : 'Add scene',
  )
  return presentChangedScenes(scope, rows)
})

const framesOf = (rows: readonly SceneRow[]) => rows.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)

async function copyInto(edit: StoryEdit, original: SceneRow, elementOrder: number): Promise<SceneRow> {
  const { scope } = edit
  const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = original
  const status = original.status === 'GENERATING' ? 'PENDING' : original.status
  const copy = await edit.insertScene({ ...values, status, elementOrder })
  const layers = (await arollsOfScenes(scope, [original.id])).get(original.id) ?? []
  for (const { id: _layer, createdAt: _since, updatedAt: _last, ...layer } of layers) {
    const isReady = layer.status !== 'GENERATING'
    await edit.insertAroll({ ...layer, sceneId: copy.id, status: isReady ? layer.status : 'EMPTY' })
  }
  const over = await overlaysOfScenes(scope, [original.id])
  await edit.insertOverlays(
    over.map(({ id: _over, createdAt: _since, updatedAt: _last, ...one }) => ({ ...one, sceneId: copy.id })),
  )
  const cues = await musicCuesOfScenes(scope, [original.id])
  await edit.insertMusicCues(
    cues.map(({ id: _cue, createdAt: _since, updatedAt: _last, ...one }) => ({ ...one, sceneId: copy.id })),
  )
  return copy
}
