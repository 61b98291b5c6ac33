/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ArollLayout } from './arollLayout.ts';
import type { ArollType } from './arollType.ts';
import type { ContentFit } from './contentFit.ts';
import type { CropArea } from './cropArea.ts';
import type { ImageAnimation } from './imageAnimation.ts';
import type { TransitionName } from './transitionName.ts';

/**
 * An A-roll as a visitor's player draws it
 */
export interface PublicAroll {
  /** The A-roll */
  id: string;
  aroll_type: ArollType;
  /**
     * The picture or video; null for none
     * @maxLength 8192
     * @nullable
     */
  media_url: string | null;
  /**
     * Width of the source, px
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  width: number | null;
  /**
     * Height of the source, px
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  height: number | null;
  /**
     * In point, ms; null for a picture
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  video_start: number | null;
  /**
     * Out point, ms; null for a picture
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  video_end: number | null;
  transition_name: TransitionName;
  /**
     * Length of the transition, ms
     * @minimum 0
     * @maximum 86400000
     */
  transition_duration_ms: number;
  image_animation: ImageAnimation;
  content_fit: ContentFit;
  /**
     * How long it is shown, ms
     * @minimum 0
     * @maximum 86400000
     */
  duration_ms: number;
  /**
     * Speed of the video, 1 is its own
     * @minimum -1000000000
     * @maximum 1000000000
     */
  playback_rate: number;
  /** Part of the source that is shown; null for all of it */
  crop: CropArea | null;
  layout: ArollLayout;
  /** Whether the video runs backwards */
  reversed: boolean;
  /** Whether the picture is mirrored */
  flipped: boolean;
  /** Whether the video's own sound is heard */
  use_video_audio: boolean;
}
