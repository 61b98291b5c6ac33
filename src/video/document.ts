import type { CaptionWord } from '#src/domain/caption-pieces.ts'
import type { EndCredit } from '#src/domain/end-card.ts'
import type { LoudnessTarget } from '#src/domain/sound.ts'
import type { VolumePoint } from '#src/domain/volume-points.ts'
import type { CaptionFontSize, CaptionLength, CaptionStyleId } from '#src/domain/caption-styles.ts'
import type { VideoOverlay } from './overlays/overlay.ts'

/** A whole film as data, for the player and the export. Positions and lengths in frames at 30 fps. */
export interface VideoDocument {
  storyId: string
  title: string
  /** BCP 47 of the spoken words. */
  language: string
  /** px of the exported image. */
  width: number
  height: number
  fps: 30
  durationInFrames: number
  scenes: VideoScene[]
  /** Lie over all scenes and the end card for a while, the lowest first. */
  overlays: VideoOverlay[]
  music: VideoMusic | null
  /** Pieces of music and effects beside the music, of scenes and of the whole film. */
  cues: VideoCue[]
  /** Ids of the cues that alone are played, while they are listened to; never of an export. */
  solo?: readonly string[]
  /** Integrated loudness that the sound is brought to, LUFS; null leaves it as mixed. */
  loudnessLufs: LoudnessTarget | null
  captions: VideoCaptions
  logo: VideoLogo | null
  /** The end card after the scenes; its length counts to the film's. */
  endCard: VideoEndCard | null
}

/** Names whom the film's stock comes from, page by page. */
export interface VideoEndCard {
  /** Frame of the film it begins at. */
  from: number
  durationInFrames: number
  credits: readonly EndCredit[]
}

export interface VideoScene {
  id: string
  /** Frame of the film it begins at. */
  from: number
  durationInFrames: number
  voice: VideoVoice | null
  /** Times in ms from the scene's start. */
  captions: CaptionWord[]
  showCaptions: boolean
  /** One after the other, filling the scene. Empty: the scene shows a calm card. */
  arolls: VideoAroll[]
  /** Lie over the A-rolls for a while, the lowest first. */
  overlays: VideoOverlay[]
}

export interface VideoVoice {
  url: string
  /** 0 to 2. */
  volume: number
  durationMs: number
  /** Left out: none. */
  fadeInMs?: number
  fadeOutMs?: number
}

export interface VideoMusic {
  url: string
  /** 0 to 1. */
  volume: number
  loop: boolean
  /** How far it is lowered under speech, dB; null: not at all. */
  duckingDb: number | null
}

/** A piece of music or an effect. */
export interface VideoCue {
  id: string
  kind: 'MUSIC' | 'EFFECT'
  url: string
  /** Of its file; null where it is not known. */
  name: string | null
  /** Frame of the film it begins at. */
  from: number
  durationInFrames: number
  /** Where in its file it begins. */
  offsetMs: number
  /** 0 to 1. */
  volume: number
  /** Levels over time beside the volume, in order; none is even. */
  volumePoints: readonly VolumePoint[]
  loop: boolean
  fadeInMs: number
  fadeOutMs: number
  isMuted: boolean
  /** How far it is lowered under speech, dB; null: not at all. */
  duckingDb: number | null
}

/** Width in em, 0 for no line; colour #rrggbb. */
export interface CaptionOutline {
  width: number
  color: string
}

export interface VideoCaptions {
  show: boolean
  style: CaptionStyleId
  fontSize: CaptionFontSize
  /** Font family that replaces the style's own; null keeps it. */
  font: string | null
  length: CaptionLength
  /** The user's own colours, #rrggbb; null keeps the style's. */
  colors: { text: string | null; highlight: string | null; plate: string | null }
  /** 300 to 900; null keeps the style's. */
  weight: number | null
  /** null keeps the style's. */
  uppercase: boolean | null
  /** Whether the spoken word is highlighted. */
  highlights: boolean
  /** Line around the letters; null keeps the style's own. */
  outline: CaptionOutline | null
  /** Room below, as a share of the height: 0 to 0.9. */
  marginFromBottom: number
}

export type ContentFit = 'COVER' | 'CONTAIN' | 'BLUR_FILL'
export type ImageAnimation = 'NONE' | 'ZOOM_IN' | 'ZOOM_OUT' | 'PAN_LEFT' | 'PAN_RIGHT' | 'PAN_UP' | 'PAN_DOWN'
export type TransitionName = '' | 'fade' | 'slide-left' | 'slide-right' | 'wipe' | 'zoom' | 'dip-to-black'
export type ArollLayout = 'FULL' | 'SPLIT_LEFT' | 'SPLIT_RIGHT' | 'PICTURE_IN_PICTURE'

/** Part of the source that is shown; every value a share (0 to 1) of the source. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

export interface VideoAroll {
  id: string
  type: 'image' | 'video'
  /** null while there is nothing to show yet. */
  url: string | null
  /** A smaller copy of an image, which a player shows until the image itself has come. */
  stillUrl: string | null
  /** Frame of the film it begins at. */
  from: number
  durationInFrames: number
  fit: ContentFit
  animation: ImageAnimation
  /** Lies over the head of this A-roll and never changes a length. */
  transition: { name: TransitionName; durationInFrames: number }
  layout: ArollLayout
  flipped: boolean
  crop: CropArea | null
  /** For type video only. */
  video: VideoClip | null
}

export interface VideoClip {
  /** In and out point in ms of the file; out 0 means its end. */
  startMs: number
  endMs: number
  playbackRate: number
  /** Runs backwards; its own sound is then silent. */
  reversed: boolean
  useAudio: boolean
  /** 0 to 2. */
  volume: number
}

/** Row and column within the safe area. */
export type LogoPosition = `${'TOP' | 'MIDDLE' | 'BOTTOM'}_${'LEFT' | 'CENTER' | 'RIGHT'}`

export interface VideoLogo {
  url: string
  /** Width as a share (0 to 1) of the video's width. */
  width: number
  position: LogoPosition
  /** Whether the image is blurred behind it. */
  blur: boolean
}
