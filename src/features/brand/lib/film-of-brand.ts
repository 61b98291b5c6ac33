import type { AspectRatio } from '#src/domain/aspect-ratio.ts'
import { msToFrames } from '#src/domain/frames.ts'
import type { BrandSettings } from '#src/shared/story/brand/use-brand-settings.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { toVideoDocument, type FilmSource } from '#src/video/to-video-document.ts'

/** A story in another aspect ratio and with this brand, as its video would be. */
export function filmOfBrand(story: FilmSource, brand: BrandSettings, aspect_ratio: AspectRatio): VideoDocument {
  const { logo_url, logo_size, logo_position, logo_blur } = brand
  return toVideoDocument({
    ...story,
    aspect_ratio,
    templated_captions_style: brand.templated_captions_style,
    custom_captions_style: brand.custom_captions_style,
    brand_overlay: logo_url === null ? null : { logo_url, logo_size, logo_position, logo_blur },
  })
}

/** A frame that shows what a brand changes: in the first scene with captions, at its second spoken word; else the middle of the video. */
export function representativeFrame(film: VideoDocument): number {
  const spoken = film.captions.show
    ? film.scenes.find(({ showCaptions, captions }) => showCaptions && captions.length > 0)
    : undefined
  const word = spoken?.captions[1] ?? spoken?.captions[0]
  if (!spoken || !word) return Math.floor(film.durationInFrames / 2)
  return Math.min(spoken.from + msToFrames((word.start + word.end) / 2), spoken.from + spoken.durationInFrames - 1)
}

const SEED_MS = 3_000

/** Replaces the user's newest story while there is none: one image and a few words. */
export function seedStory(imageUrl: string): FilmSource {
  const words = ['Your', 'brand', 'on', 'every', 'frame']
  const captions = words.map((word, at) => ({ word, start: at * 500, end: at * 500 + 500 }))
  return {
    story_id: 'seed',
    display_title: '',
    language: 'en-US',
    aspect_ratio: 'SIXTEEN_NINE',
    captions_settings: {
      show_captions: true,
      templated_captions_style: 'CLASSIC',
      captions_margin_from_bottom: 12,
      font_size_option: 'MEDIUM',
      custom_caption_font: null,
      caption_length_option: 'SHORT',
      custom_captions_style: null,
    },
    templated_captions_style: null,
    custom_captions_style: null,
    brand_overlay: null,
    overlays: [],
    music: { have_background_music: false, background_music_volume: 0, background_music_file_location: null },
    scenes: [
      {
        id: 'seed',
        element_order: 0,
        duration_in_frames: msToFrames(SEED_MS),
        captions,
        show_captions: true,
        use_scene_audio: false,
        audio_media: null,
        audio_duration_in_ms_seconds: SEED_MS,
        overlays: [],
        arolls: [
          {
            id: 'seed',
            aroll_order: 0,
            aroll_type: 'ImageARoll',
            content_fit: 'COVER',
            image_animation: 'NONE',
            transition_name: '',
            transition_duration_ms: 0,
            duration_ms: SEED_MS,
            layout: 'FULL',
            flipped: false,
            crop: null,
            playback_rate: 1,
            reversed: false,
            use_video_audio: false,
            aroll_object: { video_start: null, video_end: null, media: { url: imageUrl, media_type: 'image' } },
          },
        ],
      },
    ],
  }
}
