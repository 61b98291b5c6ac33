/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { CreationMode } from './creationMode.ts';
import type { Language } from './language.ts';
import type { StoryState } from './storyState.ts';

/**
 * A story, as far as support needs it; nothing that its person wrote
 */
export interface DebugStory {
  /** The story */
  story_id: string;
  /**
     * Key of its preview link; null without one
     * @maxLength 2000
     * @nullable
     */
  public_preview_id: string | null;
  status: StoryState;
  creation_mode: CreationMode;
  aspect_ratio: AspectRatio;
  language: Language;
  /**
     * Why its generation failed; null when it did not
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * Length, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * Grows by one with every change
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /** Whether it was put away */
  archived: boolean;
  /** When it was begun */
  created_at: string;
  /** When it last changed */
  updated_at: string;
}
