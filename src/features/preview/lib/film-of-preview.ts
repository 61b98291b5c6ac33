import type { PublicOverlay, PublicScene, PublicStory } from '#generated/schema.ts'
import { toVideoDocument, type FilmSource } from '#src/video/to-video-document.ts'
import type { VideoDocument } from '#src/video/document.ts'

/** The video of a shared story. */
export function filmOfPreview(story: PublicStory): VideoDocument {
  return toVideoDocument({
    // A visitor does not learn the story's id; the link's key identifies it as well.
    story_id: story.public_preview_id,
    display_title: story.display_title,
    language: story.language,
    aspect_ratio: story.aspect_ratio,
    captions_settings: story.captions_settings,
    templated_captions_style: story.templated_captions_style,
    custom_captions_style: story.custom_captions_style,
    brand_overlay: story.brand_overlay,
    end_credits: story.end_credits,
    loudness_lufs: story.loudness_lufs,
    music: {
      have_background_music: story.music_url !== null,
      background_music_volume: story.music_volume,
      background_music_file_location: story.music_url,
      ducking_db: story.music_ducking_db,
    },
    overlays: story.overlays.map(toFilmOverlay),
    music_cues: story.music_cues.map(({ media_url: url, media_duration_ms: duration_ms, ...cue }) => ({
      ...{ ...cue, media: url === null ? null : { url, duration_ms } },
    })),
    scenes: story.scenes.map(toFilmScene),
  })
}

function toFilmScene(scene: PublicScene): FilmSource['scenes'][number] {
  return {
    id: scene.id,
    element_order: scene.element_order,
    duration_in_frames: scene.duration_in_frames,
    captions: scene.captions,
    show_captions: scene.show_captions,
    use_scene_audio: scene.use_scene_audio,
    audio_media: scene.audio_url === null ? null : { url: scene.audio_url },
    audio_duration_in_ms_seconds: scene.audio_duration_ms,
    voice_volume: scene.voice_volume,
    voice_fade_in_ms: scene.voice_fade_in_ms,
    voice_fade_out_ms: scene.voice_fade_out_ms,
    arolls: scene.arolls.map(({ media_url: url, video_start, video_end, ...aroll }, aroll_order) => ({
      ...aroll,
      aroll_order,
      aroll_object: {
        video_start,
        video_end,
        media: url === null ? null : { url, media_type: aroll.aroll_type === 'VideoARoll' ? 'video' : 'image' },
      },
    })),
    overlays: scene.overlays.map(toFilmOverlay),
  }
}

function toFilmOverlay(overlay: PublicOverlay): FilmSource['overlays'][number] {
  if (overlay.kind !== 'MEDIA') return overlay
  const { media_url: url, media_type, content_type, ...rest } = overlay
  return { ...rest, media: url === null ? null : { url, media_type, content_type: content_type ?? '' } }
}

/** Whether there are words that can be shown as captions. */
export const hasCaptions = ({ scenes }: VideoDocument): boolean =>
  scenes.some(({ captions, showCaptions }) => showCaptions && captions.length > 0)
