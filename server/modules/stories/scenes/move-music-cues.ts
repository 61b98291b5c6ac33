import { framesToMs } from '#src/domain/frames.ts'
import { cutPoints } from '#src/domain/volume-points.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import { musicCuesOfScenes } from '#server/platform/db/queries/music-cues.ts'
import type { MusicCueRow, SceneRow } from '#server/platform/db/rows.ts'

/** Of a scene that is cut: cues behind the cut move; one across it is cut, and its second part continues where the first ends. */
export async function splitCuesOfScene(edit: StoryEdit, scene: SceneRow, to: string, cutMs: number): Promise<void> {
  const rows = await musicCuesOfScenes(edit.scope, [scene.id])
  const files = await mediaOfIds(
    edit.scope,
    rows.map(({ mediaId }) => mediaId),
  )
  const lengths = new Map(files.map(({ id, durationMs }) => [id, durationMs]))
  for (const row of rows) {
    const endMs = Math.min(row.startMs + (row.durationMs ?? Infinity), framesToMs(scene.durationInFrames))
    if (row.startMs >= cutMs) {
      await edit.updateMusicCue(row, { sceneId: to, startMs: Math.round(row.startMs - cutMs) })
      continue
    }
    if (endMs <= cutMs) continue
    const before = Math.max(1, Math.round(cutMs - row.startMs))
    await cutMusicCue(edit, row, before, {
      ...{ sceneId: to, startMs: 0 },
      fileMs: lengths.get(row.mediaId ?? '') ?? null,
    })
  }
}

interface SecondPart {
  sceneId: string | null
  startMs: number
  /** Length of the whole file; null where it is not known. */
  fileMs: number | null
}

/** Cuts a cue after it played for `ms`; null where it is over by then. Nothing fades at the cut. */
export async function cutMusicCue(
  edit: StoryEdit,
  row: MusicCueRow,
  ms: number,
  { sceneId, startMs, fileMs }: SecondPart,
): Promise<[first: MusicCueRow, second: MusicCueRow] | null> {
  const offsetMs = offsetAfter(row, ms, fileMs)
  if (offsetMs === null) return null
  const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = row
  const durationMs = row.durationMs === null ? null : Math.max(1, row.durationMs - ms)
  const [pointsBefore, pointsAfter] = cutPoints(row.volumePoints, ms)
  const place = { sceneId, startMs, durationMs, offsetMs }
  const [second] = await edit.insertMusicCues([{ ...values, ...place, fadeInMs: 0, volumePoints: pointsAfter }])
  const first = await edit.updateMusicCue(row, { durationMs: ms, fadeOutMs: 0, volumePoints: pointsBefore })
  return second ? [first, second] : null
}

/** Where in its file a cue is after it played for `ms`; null after its end. */
function offsetAfter({ offsetMs, loops }: MusicCueRow, ms: number, fileMs: number | null): number | null {
  if (fileMs === null || offsetMs + ms < fileMs) return offsetMs + ms
  const round = fileMs - offsetMs
  return loops && round > 0 ? offsetMs + (ms % round) : null
}

/** The cues of a scene that becomes a part of another one, `offsetMs` after its start; what lasted to its end still does. */
export async function mergeMusicCues(
  edit: StoryEdit,
  scene: SceneRow,
  into: { id: string; offsetMs: number; isLast: boolean },
): Promise<void> {
  for (const row of await musicCuesOfScenes(edit.scope, [scene.id])) {
    const rest = Math.max(1, Math.round(framesToMs(scene.durationInFrames)) - row.startMs)
    await edit.updateMusicCue(row, {
      ...{ sceneId: into.id, startMs: row.startMs + into.offsetMs },
      ...(!into.isLast && { durationMs: Math.min(row.durationMs ?? rest, rest) }),
    })
  }
}
