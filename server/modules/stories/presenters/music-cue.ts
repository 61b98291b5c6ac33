import type { MusicCue } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import type { MusicCueRow } from '#server/platform/db/rows.ts'
import { findMedia } from './aroll.ts'

/** Cues in the contract's form, in the order given; one query for all their media. */
export async function presentMusicCues(scope: Scope, rows: readonly MusicCueRow[]): Promise<MusicCue[]> {
  const shown = await findMedia(
    scope,
    rows.map((row) => row.mediaId),
  )
  return rows.map((row) => ({
    id: row.id,
    scene_id: row.sceneId,
    kind: row.kind,
    media: row.mediaId === null ? null : (shown.get(row.mediaId) ?? null),
    track: row.track,
    start_ms: row.startMs,
    duration_ms: row.durationMs,
    offset_ms: row.offsetMs,
    volume: row.volume,
    volume_points: row.volumePoints,
    loops: row.loops,
    fade_in_ms: row.fadeInMs,
    fade_out_ms: row.fadeOutMs,
    is_muted: row.isMuted,
    ducking_db: row.duckingDb,
  }))
}
