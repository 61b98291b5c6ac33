/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { CreationMode } from './creationMode.ts';
import type { Language } from './language.ts';
import type { StoryState } from './storyState.ts';

/**
 * A story, as far as support needs it
 */
export interface DebugStory {
  /** The story */
  story_id: string;
  /** Title of the story */
  display_title: string;
  status: StoryState;
  creation_mode: CreationMode;
  aspect_ratio: AspectRatio;
  language: Language;
  /** What it was made from */
  initial_prompt: string;
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
