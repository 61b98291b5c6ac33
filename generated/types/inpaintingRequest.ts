/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';
import type { Task } from './task.ts';

/**
 * The newest repainting of an A-roll
 */
export interface InpaintingRequest {
  image_media: Media;
  mask_media: Media;
  /**
     * What is painted there
     * @maxLength 400000
     */
  prompt: string;
  /** The story */
  story: string;
  /** The scene */
  scene: string;
  /** The A-roll */
  aroll: string;
  task: Task;
}
