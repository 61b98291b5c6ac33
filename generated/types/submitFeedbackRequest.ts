/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FeedbackType } from './feedbackType.ts';

/**
 * Feedback on the product
 */
export interface SubmitFeedbackRequest {
  feedback_type: FeedbackType;
  /**
     * What the person says
     * @minLength 1
     * @maxLength 4000
     */
  feedback: string;
  /** The story it is about */
  story_id?: string;
  /**
     * 1 (poor) to 5 (great)
     * @minimum 1
     * @maximum 5
     */
  rating?: number;
}
