import type {
  Aroll as ArollAnswer,
  ArollObject,
  BrandOverlay,
  CustomCaptionsStyle,
  Media,
  Scene as SceneAnswer,
  StoryDocument as Story,
} from '#generated/schema.ts'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { creditsOf, type EndCredit, endCardFrames } from '#src/domain/end-card.ts'
import { CAPTION_OUTLINES, DEFAULT_OUTLINE } from '#src/domain/caption-styles.ts'
import { FPS, msToFrames, shareFrames } from '#src/domain/frames.ts'
import type {
  CaptionOutline,
  VideoCaptions,
  VideoAroll,
  VideoClip,
  VideoDocument,
  VideoLogo,
  VideoScene,
  VideoVoice,
} from './document.ts'
import { type CueSource, toVideoCues } from './to-video-cues.ts'
import { type OverlaySource, toVideoOverlays } from './overlays/to-video-overlay.ts'

/** A file's fields for a film. A shared film's files have no smaller copies. */
type FilmMedia = Pick<Media, 'url' | 'media_type'> & Partial<Pick<Media, 'thumbnail_url' | 'credit'>>

type Aroll = Pick<
  ArollAnswer,
  | 'id'
  | 'aroll_order'
  | 'aroll_type'
  | 'content_fit'
  | 'image_animation'
  | 'transition_name'
  | 'transition_duration_ms'
  | 'duration_ms'
  | 'layout'
  | 'flipped'
  | 'crop'
  | 'playback_rate'
  | 'reversed'
  | 'use_video_audio'
  | 'video_volume'
> & { aroll_object: Pick<ArollObject, 'video_start' | 'video_end'> & { media: FilmMedia | null } }

type Scene = Pick<
  SceneAnswer,
  | 'id'
  | 'element_order'
  | 'duration_in_frames'
  | 'captions'
  | 'show_captions'
  | 'use_scene_audio'
  | 'voice_volume'
  | 'voice_fade_in_ms'
  | 'voice_fade_out_ms'
  | 'audio_duration_in_ms_seconds'
> & { audio_media: Pick<FilmMedia, 'url'> | null; arolls: readonly Aroll[]; overlays: readonly OverlaySource[] }

/** A story's fields for a film: of the open one, a shared one or a version. */
export type FilmSource = Pick<
  Story,
  | 'story_id'
  | 'display_title'
  | 'language'
  | 'aspect_ratio'
  | 'captions_settings'
  | 'templated_captions_style'
  | 'custom_captions_style'
  | 'brand_overlay'
  | 'has_end_card'
  | 'loudness_lufs'
> & {
  overlays: readonly OverlaySource[]
  /** Absent in documents from before there were cues. */
  music_cues?: readonly CueSource[] | undefined
  /** Credits of the end card, where the media lack them. */
  end_credits?: readonly EndCredit[]
  music: Pick<
    Story['music'],
    'have_background_music' | 'background_music_volume' | 'background_music_file_location' | 'ducking_db'
  >
  scenes: readonly Scene[]
}

/** The film of a story as the contract gives it. Scenes and A-rolls are placed here, once, for player and export. */
export function toVideoDocument(story: FilmSource): VideoDocument {
  const { captions_settings: captions } = story
  // A brand takes the place of the story's whole own style, which comes back when the brand is switched off.
  const brandStyle = story.templated_captions_style
  const own = brandStyle === null ? captions.custom_captions_style : story.custom_captions_style
  const scenes = toVideoScenes(story.scenes)
  const last = scenes.at(-1)
  const end = last ? last.from + last.durationInFrames : 0
  const credits = story.end_credits ?? (story.has_end_card ? creditsOf(story.scenes, story.overlays) : [])
  const endCard = toEndCard(credits, end)
  const durationInFrames = end + (endCard?.durationInFrames ?? 0)
  return {
    storyId: story.story_id,
    title: story.display_title,
    language: story.language,
    ...outputSize(story.aspect_ratio),
    fps: FPS,
    durationInFrames,
    scenes,
    overlays: toVideoOverlays(story.overlays, 0, durationInFrames),
    music: toMusic(story.music),
    cues: toVideoCues(story.music_cues ?? [], {
      ...{ scenes, end: durationInFrames, duckingDb: story.music.ducking_db ?? null },
    }),
    loudnessLufs: story.loudness_lufs ?? null,
    captions: {
      show: captions.show_captions,
      style: brandStyle ?? captions.templated_captions_style,
      fontSize: captions.font_size_option,
      length: captions.caption_length_option,
      ...captionsOfLook(own),
      ...(brandStyle === null && captions.custom_caption_font !== null && { font: captions.custom_caption_font }),
      marginFromBottom: captions.captions_margin_from_bottom / 100,
    },
    logo: story.brand_overlay && toLogo(story.brand_overlay),
    endCard,
  }
}

/** A film without scenes has no end, and one without credits no card. */
const toEndCard = (credits: readonly EndCredit[], from: number): VideoDocument['endCard'] =>
  credits.length === 0 || from === 0 ? null : { from, durationInFrames: endCardFrames(credits.length), credits }

/** Captions with a custom look; other values stay the template's. */
export function captionsOfLook(
  look: CustomCaptionsStyle | null,
): Pick<VideoCaptions, 'font' | 'colors' | 'weight' | 'uppercase' | 'highlights' | 'outline'> {
  return {
    font: look?.font ?? null,
    colors: {
      text: look?.color ?? null,
      highlight: look?.highlight_color ?? null,
      plate: look?.background_color ?? null,
    },
    weight: look?.font_weight ?? null,
    uppercase: look?.letter_case === undefined ? null : look.letter_case === 'UPPERCASE',
    highlights: look?.has_highlight ?? true,
    outline: look?.outline === undefined ? null : toOutline(look.outline, look.outline_color),
  }
}

function toOutline(line: NonNullable<CustomCaptionsStyle['outline']>, color = DEFAULT_OUTLINE): CaptionOutline {
  return { width: CAPTION_OUTLINES[line], color }
}

const placed = new WeakMap<Scene, VideoScene>()

/** Scenes in playing order. A scene that did not change and did not move stays the same object, so that derived data stays. */
function toVideoScenes(scenes: readonly Scene[]): VideoScene[] {
  let from = 0
  return scenes
    .toSorted((a, b) => a.element_order - b.element_order)
    .map((scene) => {
      const known = placed.get(scene)
      const made = known?.from === from ? known : toVideoScene(scene, from)
      placed.set(scene, made)
      from += made.durationInFrames
      return made
    })
}

function toVideoScene(scene: Scene, from: number): VideoScene {
  const durationInFrames = Math.max(1, scene.duration_in_frames)
  const voiceUrl = scene.use_scene_audio ? scene.audio_media?.url : null
  return {
    id: scene.id,
    from,
    durationInFrames,
    voice: voiceUrl ? toVoice(scene, voiceUrl) : null,
    captions: scene.captions,
    showCaptions: scene.show_captions,
    arolls: toVideoArolls(scene.arolls, from, durationInFrames),
    overlays: toVideoOverlays(scene.overlays, from, from + durationInFrames),
  }
}

const toVoice = (scene: Scene, url: string): VideoVoice => ({
  ...{ url, volume: scene.voice_volume ?? 1, durationMs: scene.audio_duration_in_ms_seconds },
  ...{ fadeInMs: scene.voice_fade_in_ms ?? 0, fadeOutMs: scene.voice_fade_out_ms ?? 0 },
})

function toVideoArolls(arolls: readonly Aroll[], from: number, total: number): VideoAroll[] {
  const ordered = arolls.toSorted((a, b) => a.aroll_order - b.aroll_order)
  const shares = shareFrames(
    total,
    ordered.map((aroll) => aroll.duration_ms),
  )
  let start = from
  return ordered.map((aroll, index) => {
    const durationInFrames = shares[index] ?? 0
    const made = toVideoAroll(aroll, start, durationInFrames)
    start += durationInFrames
    return made
  })
}

function toVideoAroll(aroll: Aroll, from: number, durationInFrames: number): VideoAroll {
  // An image put into a video A-roll (or the other way round) is shown as its own type.
  const { media } = aroll.aroll_object
  const kind = media?.media_type ?? (aroll.aroll_type === 'VideoARoll' ? 'video' : 'image')
  const type = kind === 'video' ? 'video' : 'image'
  const url = media?.url ?? null
  // A part of a video need not begin with the video's first frame.
  const stillUrl = (type === 'image' && media?.thumbnail_url) || null
  return {
    id: aroll.id,
    type,
    url,
    stillUrl: stillUrl === url ? null : stillUrl,
    from,
    durationInFrames,
    fit: aroll.content_fit,
    animation: aroll.image_animation,
    transition: { name: aroll.transition_name, durationInFrames: msToFrames(aroll.transition_duration_ms) },
    layout: aroll.layout,
    flipped: aroll.flipped,
    crop: aroll.crop,
    video: type === 'video' ? toClip(aroll) : null,
  }
}

function toClip(aroll: Aroll): VideoClip {
  return {
    startMs: aroll.aroll_object.video_start ?? 0,
    endMs: aroll.aroll_object.video_end ?? 0,
    playbackRate: aroll.playback_rate,
    reversed: aroll.reversed,
    useAudio: aroll.use_video_audio,
    volume: aroll.video_volume ?? 1,
  }
}

function toMusic(music: FilmSource['music']): VideoDocument['music'] {
  const url = music.background_music_file_location
  if (!music.have_background_music || !url) return null
  return { url, volume: music.background_music_volume, loop: true, duckingDb: music.ducking_db ?? null }
}

function toLogo(overlay: BrandOverlay): VideoLogo {
  return {
    url: overlay.logo_url,
    width: overlay.logo_size / 100,
    position: overlay.logo_position,
    blur: overlay.logo_blur,
  }
}
