/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FeedbackType } from './feedbackType.zod.ts';

export const submitFeedbackRequestFeedbackMax = 4000;


export const submitFeedbackRequestFeedbackRegExp = new RegExp('\\S');
export const submitFeedbackRequestRatingMax = 5;



export const SubmitFeedbackRequest = zod.strictObject({
  "feedback_type": FeedbackType,
  "feedback": zod.string().min(1).max(submitFeedbackRequestFeedbackMax).regex(submitFeedbackRequestFeedbackRegExp).describe('The user\'s text'),
  "story_id": zod.uuid().optional().describe('The story it is about'),
  "rating": zod.int().min(1).max(submitFeedbackRequestRatingMax).optional().describe('1 (poor) to 5 (great)')
}).describe('Feedback on the product');

export type SubmitFeedbackRequest = zod.input<typeof SubmitFeedbackRequest>;
export type SubmitFeedbackRequestOutput = zod.output<typeof SubmitFeedbackRequest>;
