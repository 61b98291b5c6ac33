import type {
  Broll,
  MusicCue,
  Overlay,
  PublicAroll,
  PublicBroll,
  PublicMusicCue,
  PublicOverlay,
  PublicScene,
  PublicStory,
} from '#generated/schema.ts'
import { creditsOf } from '#src/domain/end-card.ts'
import type { Scope } from '#server/platform/context.ts'
import { servicesOfLink } from '#server/platform/files/signing.ts'
import { renderOfRevision } from '#server/platform/db/queries/renders.ts'
import type { Aroll } from './aroll.ts'
import { presentRender } from './render.ts'
import type { Scene } from './scene.ts'
import { presentStoryDocument } from './story.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

/** What a visitor may see of a shared story: an explicit list, so that nothing else leaks. */
export async function presentPublicStory(call: Scope, row: StoryRow, publicPreviewId: string): Promise<PublicStory> {
  const scope = { ...call, services: servicesOfLink(call.services, publicPreviewId) }
  const story = await presentStoryDocument(scope, row)
  const { music } = story
  return {
    public_preview_id: publicPreviewId,
    display_title: story.display_title,
    aspect_ratio: story.aspect_ratio,
    language: story.language,
    duration_in_frames: story.duration_in_frames,
    poster_url: story.thumbnail_url,
    video_url: await findPresentVideo(scope, row),
    captions_settings: story.captions_settings,
    music_url: music.have_background_music ? music.background_music_file_location : null,
    music_volume: music.background_music_volume,
    music_ducking_db: music.ducking_db ?? null,
    loudness_lufs: story.loudness_lufs ?? null,
    brand_overlay: story.brand_overlay,
    templated_captions_style: story.templated_captions_style,
    custom_captions_style: story.custom_captions_style,
    end_credits: story.has_end_card ? creditsOf(story.scenes, story.overlays) : [],
    overlays: story.overlays.map(presentOverlay),
    music_cues: (story.music_cues ?? []).map(presentMusicCue),
    scenes: story.scenes.map(presentScene),
  }
}

/** The exported video, unless the story was changed since. */
async function findPresentVideo(scope: Scope, story: StoryRow): Promise<string | null> {
  const row = await renderOfRevision(scope, story)
  return row ? (await presentRender(scope, row)).video_url : null
}

function presentScene(scene: Scene): PublicScene {
  return {
    id: scene.id,
    element_order: scene.element_order,
    text: scene.text,
    captions: scene.captions,
    show_captions: scene.show_captions,
    audio_url: scene.audio_media?.url ?? null,
    use_scene_audio: scene.use_scene_audio,
    audio_duration_ms: scene.audio_media ? scene.audio_duration_in_ms_seconds : 0,
    voice_volume: scene.voice_volume ?? 1,
    voice_fade_in_ms: scene.voice_fade_in_ms ?? 0,
    voice_fade_out_ms: scene.voice_fade_out_ms ?? 0,
    duration_in_frames: scene.duration_in_frames,
    transition_duration_frames: scene.transition_duration_frames,
    arolls: scene.arolls.map(presentAroll),
    brolls: scene.brolls.map(presentBroll),
    overlays: scene.overlays.map(presentOverlay),
  }
}

function presentAroll(aroll: Aroll): PublicAroll {
  const { media, video_start, video_end } = aroll.aroll_object
  return {
    id: aroll.id,
    // The file's type; a video A-roll may have an image.
    aroll_type: media ? (media.media_type === 'video' ? 'VideoARoll' : 'ImageARoll') : aroll.aroll_type,
    media_url: media?.url ?? null,
    width: media?.width ?? null,
    height: media?.height ?? null,
    video_start,
    video_end,
    transition_name: aroll.transition_name,
    transition_duration_ms: aroll.transition_duration_ms,
    image_animation: aroll.image_animation,
    content_fit: aroll.content_fit,
    duration_ms: aroll.duration_ms,
    playback_rate: aroll.playback_rate,
    crop: aroll.crop,
    layout: aroll.layout,
    reversed: aroll.reversed,
    flipped: aroll.flipped,
    use_video_audio: aroll.use_video_audio,
    video_volume: aroll.video_volume ?? 1,
  }
}

function presentBroll({ id, media, start_ms, duration_ms }: Broll): PublicBroll {
  return { id, media_type: media?.media_type ?? 'image', media_url: media?.url ?? null, start_ms, duration_ms }
}

function presentOverlay(overlay: Overlay): PublicOverlay {
  // The others hold nothing but what is drawn; their schemas allow no further field.
  if (overlay.kind !== 'MEDIA') return overlay
  const { media, ...drawn } = overlay
  const { media_type = 'image', content_type = null, url = null, width = null, height = null } = media ?? {}
  return { ...drawn, media_type, content_type, media_url: url, width, height }
}

function presentMusicCue({ media, ...cue }: MusicCue): PublicMusicCue {
  return {
    ...cue,
    volume_points: cue.volume_points ?? [],
    media_url: media?.url ?? null,
    media_duration_ms: media?.duration_ms ?? null,
  }
}
