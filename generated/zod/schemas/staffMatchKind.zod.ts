/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaffMatchKind = zod.enum(['PERSON', 'STORY', 'TASK', 'EXPORT', 'JOB']).describe('The kind of a match');

export type StaffMatchKind = zod.input<typeof StaffMatchKind>;
export type StaffMatchKindOutput = zod.output<typeof StaffMatchKind>;
