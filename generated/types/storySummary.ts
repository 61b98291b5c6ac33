/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { CreationMode } from './creationMode.ts';
import type { Language } from './language.ts';
import type { StoryState } from './storyState.ts';

/**
 * A story as a card in a list
 */
export interface StorySummary {
  /** The story; the same value as `story_id` */
  id: string;
  /** The story */
  story_id: string;
  /**
     * Title as people read it
     * @maxLength 2000
     */
  display_title: string;
  status: StoryState;
  aspect_ratio: AspectRatio;
  language: Language;
  /**
     * Of a copy in another language, the language it was copied from; null for every other story
     * @maxLength 2000
     * @nullable
     */
  original_language: string | null;
  creation_mode: CreationMode;
  /** Put away */
  archived: boolean;
  /**
     * Project that holds the story; null for none
     * @nullable
     */
  project_id: string | null;
  /**
     * Small picture of the first scene that has one
     * @maxLength 8192
     * @nullable
     */
  thumbnail_url: string | null;
  /**
     * Small pictures of up to six scenes, shown while the pointer rests on the card
     * @maxItems 10000
     * @items.maxLength 8192
     */
  preview_images: string[];
  /**
     * Length of the whole story, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * How many scenes the story has
     * @minimum 0
     * @maximum 10000
     */
  scenes_total: number;
  /**
     * How many of them have their voice-over and picture
     * @minimum 0
     * @maximum 10000
     */
  scenes_completed: number;
  /**
     * Key of the public preview link; null while there is none
     * @maxLength 2000
     * @nullable
     */
  public_preview_id: string | null;
  /**
     * When the public preview link ends by itself; null when it does not
     * @nullable
     */
  public_preview_expires_at: string | null;
  /**
     * Address of the last exported video; null before the first export
     * @maxLength 8192
     * @nullable
     */
  last_video_file: string | null;
  /** When the story was begun */
  created_at: string;
  /** When the story or one of its scenes last changed */
  updated_at: string;
}
