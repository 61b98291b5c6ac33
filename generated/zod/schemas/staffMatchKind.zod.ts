/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaffMatchKind = zod.enum(['PERSON', 'STORY', 'TASK', 'EXPORT', 'JOB']).describe('What was found');

export type StaffMatchKind = zod.input<typeof StaffMatchKind>;
export type StaffMatchKindOutput = zod.output<typeof StaffMatchKind>;
