import { framesToMs } from '#src/domain/frames.ts'
import { shownCaptions } from '#src/domain/reading-captions.ts'
import type { Broll, Scene } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { arollsOfScenes, brollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, BrollRow, SceneRow } from '#server/platform/db/rows.ts'
import { type Aroll, findMedia, presentArolls } from './aroll.ts'
import type { Media } from '#server/modules/media/presenters/media.ts'

export type { Broll, Scene }

/**
 * Scenes of one story in the contract's form, in the order given, with one query per kind of part. `parts`: those of another
 * time, in their order.
 */
export async function presentScenes(
  scope: Scope,
  rows: readonly SceneRow[],
  parts?: { arolls: readonly ArollRow[]; brolls: readonly BrollRow[] },
): Promise<Scene[]> {
  const [{ storyId } = { storyId: '' }] = rows
  const ids = rows.map((row) => row.id)
  const arollRows = parts?.arolls ?? [...(await arollsOfScenes(scope, ids)).values()].flat()
  const brollRows = parts?.brolls ?? (await brollsOfScenes(scope, ids))
  const arolls = groupByScene(await presentArolls(scope, arollRows, storyId))
  const shown = await findMedia(scope, [
    ...rows.map((row) => row.audioMediaId),
    ...brollRows.map((broll) => broll.mediaId),
  ])
  return rows.map((row) =>
    present(row, {
      arolls: arolls.get(row.id) ?? [],
      brolls: brollRows.filter((broll) => broll.sceneId === row.id).map((broll) => presentBroll(broll, shown)),
      audio: row.audioMediaId === null ? null : (shown.get(row.audioMediaId) ?? null),
    }),
  )
}

export async function presentOneScene(scope: Scope, row: SceneRow): Promise<Scene> {
  const [one] = await presentScenes(scope, [row])
  if (!one) throw new Error('A scene was not presented')
  return one
}

function groupByScene(rows: readonly Aroll[]): Map<string, Aroll[]> {
  const byScene = new Map<string, Aroll[]>()
  for (const row of rows) byScene.set(row.scene_id, [...(byScene.get(row.scene_id) ?? []), row])
  return byScene
}

function presentBroll(row: BrollRow, shown: ReadonlyMap<string, Media>): Broll {
  return {
    id: row.id,
    scene_id: row.sceneId,
    media: row.mediaId === null ? null : (shown.get(row.mediaId) ?? null),
    start_ms: row.startMs,
    duration_ms: row.durationMs,
  }
}

function present(row: SceneRow, parts: { arolls: Aroll[]; brolls: Broll[]; audio: Media | null }): Scene {
  return {
    id: row.id,
    scene_id: row.id,
    story_id: row.storyId,
    element_order: row.elementOrder,
    status: row.status,
    error_message: row.errorMessage,
    text: row.text,
    captions: shownCaptions(row, framesToMs(row.durationInFrames)),
    are_captions_overridden: row.areCaptionsOverridden,
    arolls: parts.arolls,
    aroll: parts.arolls[0]?.id ?? null,
    brolls: parts.brolls,
    audio_media: parts.audio,
    audio_duration_in_ms_seconds: row.audioDurationMs,
    is_voiceover_stale: row.isVoiceoverStale,
    duration_in_frames: row.durationInFrames,
    transition_duration_frames: row.transitionDurationFrames,
    is_gen_captions_from_video_audio: row.isGenCaptionsFromVideoAudio,
    is_user_uploaded_audio: row.isUserUploadedAudio,
    is_voiceover_transcribed: row.isVoiceoverTranscribed,
    use_scene_audio: row.useSceneAudio,
    play_full_video: row.playFullVideo,
    speaking_rate: row.speakingRate,
    pitch: row.pitch,
    language_and_voice_code: row.languageAndVoiceCode,
    emotions: row.emotions,
    speaker_story_character_id: row.speakerStoryCharacterId,
    pause_at_the_end: row.pauseAtTheEnd,
    show_captions: row.showCaptions,
    image_style: row.imageStyle,
    last_used_image_prompt: row.lastUsedImagePrompt,
    transcription_text: row.transcriptionText,
    updated_at: row.updatedAt.toISOString(),
  }
}
