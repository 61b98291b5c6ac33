import { eq } from 'drizzle-orm'
import { framesToMs } from '#src/domain/frames.ts'
import { MAX_MUSIC_CUES } from '#src/domain/music-cues.ts'
import { orderedPoints } from '#src/domain/volume-points.ts'
import type { ChangedMusicCues, MusicCueChangeInput, MusicCueInput } from '#generated/schema.ts'
import type { NewMusicCue, StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { presentMusicCues } from '#server/modules/stories/presenters/music-cue.ts'
import { type Owner, usableMedia } from '#server/platform/auth/ownership.ts'
import { scenePartsOf } from '#server/platform/db/queries/scenes.ts'
import type { MusicCueRow } from '#server/platform/db/rows.ts'
import { musicCues } from '#server/platform/db/schema/index.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'

/** 'Add effect', 'Add 3 sounds'. */
export function labelOf(verb: string, rows: readonly Pick<MusicCueRow, 'kind'>[]): string {
  const [first] = rows
  return rows.length === 1 && first ? `${verb} ${first.kind.toLowerCase()}` : `${verb} ${rows.length} sounds`
}

/** Refuses more cues than a story may have, as the problem of `field`. */
export async function requireRoomForMusicCues(
  { scope, story }: StoryEdit,
  added: number,
  field: string,
): Promise<void> {
  const count = await scope.db.$count(musicCues, eq(musicCues.storyId, story.id))
  if (added > 0 && count + added > MAX_MUSIC_CUES)
    throw validationFailed({ [field]: [`A video can have up to ${MAX_MUSIC_CUES} sounds beside its music`] })
}

/** The checks of one call, which read what they need once. */
export interface MusicCueChecks {
  /** 404 for a scene of another story; 400 for a start after the end of the scene or film. */
  requirePlace(at: number, sceneId: string | null, startMs: number): void
  /** The sound of the field `media_id`: 404 for another user's, 400 when it is no sound, not ready, or ends before `offsetMs`. */
  requireSound(at: number, mediaId: string, offsetMs: number): Promise<void>
}

export async function checksFor({ scope, story }: StoryEdit, user: Owner): Promise<MusicCueChecks> {
  const parts = await scenePartsOf(scope, story.id)
  const frames = new Map<string | null, number>(parts.map((part) => [part.id, part.durationInFrames]))
  // How long an end card is follows from what is shown.
  frames.set(null, story.hasEndCard ? Infinity : parts.reduce((sum, part) => sum + part.durationInFrames, 0))
  return {
    requirePlace(at, sceneId, startMs) {
      const length = frames.get(sceneId)
      if (length === undefined) throw notFound()
      // The start always passes: a new video has no length yet.
      if (startMs > 0 && startMs >= framesToMs(length))
        throw validationFailed({
          [`music_cues.${at}.start_ms`]: [`Choose a time within the ${sceneId === null ? 'video' : 'scene'}`],
        })
    },
    async requireSound(at, mediaId, offsetMs) {
      const row = await usableMedia(scope.db, user, mediaId)
      if (row.mediaType !== 'audio') throw validationFailed({ [`music_cues.${at}.media_id`]: ['Choose a sound'] })
      if (row.status !== 'COMPLETED')
        throw validationFailed({ [`music_cues.${at}.media_id`]: ['This media isn’t ready'] })
      if (offsetMs > 0 && row.durationMs !== null && offsetMs >= row.durationMs)
        throw validationFailed({ [`music_cues.${at}.offset_ms`]: ['Choose a time within the sound'] })
    },
  }
}

/** The columns of a new cue, checked. */
export async function newMusicCue(checks: MusicCueChecks, at: number, input: MusicCueInput): Promise<NewMusicCue> {
  const { scene_id: sceneId = null, offset_ms: offsetMs = 0 } = input
  checks.requirePlace(at, sceneId, input.start_ms)
  await checks.requireSound(at, input.media_id, offsetMs)
  return {
    ...{ sceneId, kind: input.kind, mediaId: input.media_id, track: input.track ?? 0 },
    ...{ startMs: input.start_ms, durationMs: input.duration_ms ?? null, offsetMs },
    volumePoints: orderedPoints(input.volume_points ?? []),
    ...{ volume: input.volume ?? 1, loops: input.loops ?? false, isMuted: input.is_muted ?? false },
    ...{ fadeInMs: input.fade_in_ms ?? 0, fadeOutMs: input.fade_out_ms ?? 0, duckingDb: input.ducking_db ?? null },
  }
}

/** The columns that a change of a cue sets, checked. */
export async function changedMusicCue(
  checks: MusicCueChecks,
  at: number,
  row: MusicCueRow,
  change: MusicCueChangeInput,
): Promise<Partial<NewMusicCue>> {
  const { scene_id: sceneId, start_ms: startMs, media_id: mediaId } = change
  // Of other changes it may lie behind the end: scenes become shorter.
  if (startMs !== undefined || sceneId !== undefined)
    checks.requirePlace(at, sceneId === undefined ? row.sceneId : sceneId, startMs ?? row.startMs)
  // Another sound begins at its start.
  const offsetMs = change.offset_ms ?? (mediaId !== undefined && mediaId !== row.mediaId ? 0 : undefined)
  const sound = mediaId ?? (offsetMs === undefined ? null : row.mediaId)
  if (sound !== null) await checks.requireSound(at, sound, offsetMs ?? row.offsetMs)
  return {
    ...{ sceneId, kind: change.kind, mediaId, track: change.track, startMs, durationMs: change.duration_ms, offsetMs },
    volumePoints: change.volume_points && orderedPoints(change.volume_points),
    ...{ volume: change.volume, loops: change.loops, fadeInMs: change.fade_in_ms, fadeOutMs: change.fade_out_ms },
    ...{ isMuted: change.is_muted, duckingDb: change.ducking_db },
  }
}

export async function presentChangedMusicCues(
  edit: StoryEdit,
  rows: readonly MusicCueRow[],
  label: string,
): Promise<ChangedMusicCues> {
  const { id, revision } = await edit.finish(label)
  return { story_id: id, revision, music_cues: await presentMusicCues(edit.scope, rows) }
}
