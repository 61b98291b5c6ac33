import { framesToMs } from '#src/domain/frames.ts'
import { shownCaptions } from '#src/domain/reading-captions.ts'
import type { Overlay, Scene } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { overlaysOfScenes } from '#server/platform/db/queries/overlays.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, OverlayRow, SceneRow } from '#server/platform/db/rows.ts'
import { type Aroll, findMedia, presentArolls } from './aroll.ts'
import { presentBrolls, presentOverlays } from './overlay.ts'
import type { Media } from '#server/modules/media/presenters/media.ts'

export type { Scene }

/**
 * Scenes of one story in the contract's form, in the order given, with one query per kind of part. `parts`: those that are
 * known, of this or another time, in their order.
 */
export async function presentScenes(
  scope: Scope,
  rows: readonly SceneRow[],
  parts: { arolls?: readonly ArollRow[]; overlays?: readonly OverlayRow[] } = {},
): Promise<Scene[]> {
  const [{ storyId } = { storyId: '' }] = rows
  const ids = rows.map((row) => row.id)
  const arollRows = parts.arolls ?? [...(await arollsOfScenes(scope, ids)).values()].flat()
  const overlayRows = parts.overlays ?? (await overlaysOfScenes(scope, ids))
  const arolls = groupByScene(await presentArolls(scope, arollRows, storyId))
  const overlays = groupByScene(await presentOverlays(scope, overlayRows))
  const shown = await findMedia(
    scope,
    rows.map((row) => row.audioMediaId),
  )
  return rows.map((row) =>
    present(row, {
      arolls: arolls.get(row.id) ?? [],
      overlays: overlays.get(row.id) ?? [],
      audio: row.audioMediaId === null ? null : (shown.get(row.audioMediaId) ?? null),
    }),
  )
}

export async function presentOneScene(scope: Scope, row: SceneRow): Promise<Scene> {
  const [one] = await presentScenes(scope, [row])
  if (!one) throw new Error('A scene was not presented')
  return one
}

/** What belongs to no scene is left out. */
function groupByScene<Part extends { scene_id: string | null }>(parts: readonly Part[]): Map<string, Part[]> {
  const byScene = new Map<string, Part[]>()
  for (const part of parts)
    if (part.scene_id !== null) byScene.set(part.scene_id, [...(byScene.get(part.scene_id) ?? []), part])
  return byScene
}

function present(row: SceneRow, parts: { arolls: Aroll[]; overlays: Overlay[]; audio: Media | null }): Scene {
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
    brolls: presentBrolls(parts.overlays, row.id),
    overlays: parts.overlays,
    audio_media: parts.audio,
    audio_duration_in_ms_seconds: row.audioDurationMs,
    is_voiceover_stale: row.isVoiceoverStale,
    duration_in_frames: row.durationInFrames,
    transition_duration_frames: row.transitionDurationFrames,
    is_gen_captions_from_video_audio: row.isGenCaptionsFromVideoAudio,
    is_user_uploaded_audio: row.isUserUploadedAudio,
    is_voiceover_transcribed: row.isVoiceoverTranscribed,
    use_scene_audio: row.useSceneAudio,
    voice_volume: row.voiceVolume,
    voice_fade_in_ms: row.voiceFadeInMs,
    voice_fade_out_ms: row.voiceFadeOutMs,
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
