/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';

/**
 * What an A-roll shows and how it was made
 */
export interface ArollObject {
  /** The picture or video; null while there is none */
  media: Media | null;
  /**
     * In point of the video, ms from its start; null for a picture
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  video_start: number | null;
  /**
     * Out point of the video, ms from its start; null for a picture
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  video_end: number | null;
  /**
     * Small still of what is shown
     * @maxLength 8192
     * @nullable
     */
  preview_image: string | null;
  /**
     * Prompt the writer made for the picture
     * @maxLength 400000
     * @nullable
     */
  image_generation_prompt: string | null;
  /**
     * Prompt a person wrote instead; null while nobody did
     * @maxLength 400000
     * @nullable
     */
  custom_image_generation_prompt: string | null;
  /**
     * Seed of the picture; the same prompt, look and seed give the same picture
     * @minimum -1000000000
     * @maximum 2147483647
     * @nullable
     */
  seed: number | null;
}
