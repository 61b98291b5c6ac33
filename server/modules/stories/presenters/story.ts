import type { Story, StoryDocument } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import { musicCuesOf } from '#server/platform/db/queries/music-cues.ts'
import { overlaysOf } from '#server/platform/db/queries/overlays.ts'
import { type ScenePart, scenePartsOf, scenesOf } from '#server/platform/db/queries/scenes.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { findMedia } from './aroll.ts'
import { findTrackOfKey } from '#server/modules/media/library/library.ts'
import { findStills } from '#server/modules/media/presenters/media.ts'
import { presentBrandLook } from './brand.ts'
import { presentMusicCues } from './music-cue.ts'
import { presentFilmOverlays } from './overlay.ts'
import { presentScenes } from './scene.ts'

export type { StoryDocument }

export type { Story }

/** A story's own settings in the contract's form, without its scenes. `known`: its scenes, when already loaded. */
export async function presentStory(scope: Scope, row: StoryRow, known?: readonly ScenePart[]): Promise<Story> {
  const parts = known ?? (await scenePartsOf(scope, row.id))
  const stills = parts.length === 0 ? [] : ((await findStills(scope, [row.id])).get(row.id) ?? [])
  const shown = await findMedia(scope, [row.lastVideoMediaId])
  return {
    id: row.id,
    story_id: row.id,
    display_title: row.displayTitle,
    status: row.status,
    language: row.language,
    aspect_ratio: row.aspectRatio,
    creation_mode: row.creationMode,
    script_type: row.scriptType,
    initial_prompt: row.initialPrompt,
    source_media_id: row.sourceMediaId,
    source_sound_media_id: row.sourceSoundMediaId,
    video_length_in_sec: row.videoLengthInSec,
    project_id: row.projectId,
    use_brand_settings: row.useBrandSettings,
    has_end_card: row.hasEndCard,
    shots_per_scene: row.shotsPerScene,
    film_style: row.filmStyle,
    loudness_lufs: row.loudnessLufs,
    archived: row.archived,
    is_created_with_screenplay: row.isCreatedWithScreenplay,
    scene_size: row.sceneSize,
    scene_pace: row.scenePace,
    public_preview_id: row.publicPreviewId,
    public_preview_expires_at: row.publicPreviewExpiresAt?.toISOString() ?? null,
    visual_style: row.visualStyle,
    image_seed: row.imageSeed,
    default_image_model: row.defaultImageModel,
    default_voice_code: row.defaultVoiceCode,
    usual_voice_code: row.usualVoiceCode,
    leonardo_model: row.leonardoModel,
    leonardo_model_id: row.leonardoModelId,
    leonardo_style_id: row.leonardoStyleId,
    leonardo_style_reference_image_id: row.leonardoStyleReferenceImageId,
    leonardo_style_reference_strength: row.leonardoStyleReferenceStrength,
    image_style_id: row.imageStyleId,
    ai_output_mode: row.aiOutputMode,
    music: await presentMusic(scope, row),
    captions_settings: presentCaptionsSettings(row),
    kept_length_in_frames: row.keptLengthInFrames,
    scene_list: parts.map((part) => part.id),
    duration_in_frames: parts.reduce((sum, part) => sum + part.durationInFrames, 0),
    thumbnail_url: stills[0] ?? null,
    last_video_file: row.lastVideoMediaId === null ? null : (shown.get(row.lastVideoMediaId)?.url ?? null),
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function presentCaptionsSettings(row: StoryRow): Story['captions_settings'] {
  return {
    show_captions: row.showCaptions,
    templated_captions_style: row.templatedCaptionsStyle,
    captions_margin_from_bottom: row.captionsMarginFromBottom,
    font_size_option: row.fontSizeOption,
    custom_caption_font: row.customCaptionFont,
    caption_length_option: row.captionLengthOption,
    custom_captions_style: row.customCaptionsStyle,
  }
}

async function presentMusic(scope: Scope, row: StoryRow): Promise<Story['music']> {
  const id = row.backgroundMusicMediaId
  const [track] = await mediaOfIds(scope, [id])
  const shown = track && (await findMedia(scope, [track.id])).get(track.id)
  return {
    have_background_music: row.haveBackgroundMusic,
    background_music_volume: row.backgroundMusicVolume,
    ducking_db: row.musicDuckingDb,
    background_music_file_location: shown?.url ?? null,
    background_music_name: track ? (track.origin.title ?? track.fileName) : null,
    background_music_media_id: id,
    background_music_track_id:
      findTrackOfKey(scope.services.engines.music.tracks, track?.fileKey ?? null)?.track.id ?? null,
    background_music_duration_ms: track?.durationMs ?? null,
  }
}

/** The whole story as editor, player and export read it. */
export async function presentStoryDocument(scope: Scope, row: StoryRow): Promise<StoryDocument> {
  const rows = await scenesOf(scope, row.id)
  const overlays = await overlaysOf(scope, row.id)
  return {
    ...(await presentStory(scope, row, rows)),
    scenes: await presentScenes(scope, rows, { overlays }),
    overlays: await presentFilmOverlays(scope, overlays),
    music_cues: await presentMusicCues(scope, await musicCuesOf(scope, row.id)),
    ...(await presentBrandLook(scope, row)),
  }
}
