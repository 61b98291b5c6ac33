/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraCaptionSource } from './loraCaptionSource.ts';
import type { LoraPictureIssue } from './loraPictureIssue.ts';

/**
 * A picture the model learns from
 */
export interface LoraTrainingItem {
  /** The media it is */
  training_data_id: string;
  /**
     * Name of the file
     * @maxLength 2000
     */
  file_name: string;
  /**
     * A small picture; null while there is none
     * @maxLength 8192
     * @nullable
     */
  thumbnail_url: string | null;
  /**
     * What it shows; empty until written or generated
     * @maxLength 400000
     */
  caption: string;
  caption_source: LoraCaptionSource;
  /**
     * What `generate_captions` writes for it; null until it is checked
     * @maxLength 400000
     * @nullable
     */
  draft_caption: string | null;
  /** Whether its pixels have been looked at */
  is_checked: boolean;
  /**
     * The media that stood there first and can be put back; null where it was never replaced
     * @nullable
     */
  original_training_data_id: string | null;
  /**
     * What was found; empty for a good picture and until it is checked
     * @maxItems 20
     */
  issues: LoraPictureIssue[];
}
