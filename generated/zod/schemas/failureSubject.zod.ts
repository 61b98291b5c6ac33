/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FailureSubject = zod.enum(['STORY', 'TASK', 'EXPORT']).describe('What failed');

export type FailureSubject = zod.input<typeof FailureSubject>;
export type FailureSubjectOutput = zod.output<typeof FailureSubject>;
