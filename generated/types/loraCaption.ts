/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraCaptionSource } from './loraCaptionSource.ts';

/**
 * The caption of a picture
 */
export interface LoraCaption {
  /** One of the model’s training data */
  training_data_id: string;
  /**
     * What it shows
     * @minLength 0
     * @maxLength 1000
     */
  caption: string;
  /** Who wrote it; PERSON without it, NONE where it is empty */
  source?: LoraCaptionSource;
}
