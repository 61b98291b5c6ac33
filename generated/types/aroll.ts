/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ArollLayout } from './arollLayout.ts';
import type { ArollObject } from './arollObject.ts';
import type { ArollState } from './arollState.ts';
import type { ArollType } from './arollType.ts';
import type { ContentFit } from './contentFit.ts';
import type { CropArea } from './cropArea.ts';
import type { ImageAnimation } from './imageAnimation.ts';
import type { TransitionName } from './transitionName.ts';

/**
 * A visual layer of a scene
 */
export interface Aroll {
  /** The A-roll */
  id: string;
  /** Scene it belongs to */
  scene_id: string;
  /** Story it belongs to */
  story_id: string;
  /**
     * Position in the scene, from 0
     * @minimum 0
     * @maximum 10000
     */
  aroll_order: number;
  aroll_type: ArollType;
  status: ArollState;
  /**
     * Why the last picture FAILED; null otherwise
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  aroll_object: ArollObject;
  /**
     * Look of this picture; null for the scene's
     * @maxLength 2000
     * @nullable
     */
  image_style: string | null;
  /**
     * Leonardo style of this picture; null for the story's
     * @maxLength 2000
     * @nullable
     */
  leonardo_style_id: string | null;
  transition_name: TransitionName;
  /**
     * Length of the transition over this A-roll's head, ms; 0 for none
     * @minimum 0
     * @maximum 86400000
     */
  transition_duration_ms: number;
  image_animation: ImageAnimation;
  content_fit: ContentFit;
  /**
     * How long it is shown, ms; the A-rolls of a scene add up to the scene's length
     * @minimum 0
     * @maximum 86400000
     */
  duration_ms: number;
  /**
     * Speed of the video, 1 is its own, 0.25 to 4
     * @minimum 0.25
     * @maximum 4
     */
  playback_rate: number;
  /** Part of the source that is shown; null for all of it */
  crop: CropArea | null;
  layout: ArollLayout;
  /** Whether the video runs backwards */
  reversed: boolean;
  /** Whether the picture is mirrored left to right */
  flipped: boolean;
  /** Whether the video's own sound is heard */
  use_video_audio: boolean;
  /** When the A-roll last changed */
  updated_at: string;
}
