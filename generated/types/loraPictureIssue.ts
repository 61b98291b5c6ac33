/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraPictureIssueKind } from './loraPictureIssueKind.ts';

/**
 * What is the matter with a picture of a set
 */
export interface LoraPictureIssue {
  kind: LoraPictureIssueKind;
  /**
     * What was measured, in words for people
     * @minLength 1
     * @maxLength 2000
     */
  reason: string;
  /**
     * What to do about it
     * @maxLength 2000
     */
  fix: string;
  /** Whether the picture cannot be trained with; all others only make the result worse */
  is_blocking: boolean;
  /**
     * The picture it is nearly the same as; null for all other kinds
     * @nullable
     */
  like_training_data_id: string | null;
}
