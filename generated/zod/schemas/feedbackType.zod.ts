/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FeedbackType = zod.enum(['GENERAL', 'BUG', 'FEATURE_REQUEST', 'QUALITY', 'BILLING']).describe('What the feedback is about');

export type FeedbackType = zod.input<typeof FeedbackType>;
export type FeedbackTypeOutput = zod.output<typeof FeedbackType>;
