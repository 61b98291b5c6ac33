/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaffRowKind = zod.enum(['PERSON', 'STORY', 'TASK', 'EXPORT', 'REPORT', 'CHARGE', 'JOB']).describe('What the rows are');

export type StaffRowKind = zod.input<typeof StaffRowKind>;
export type StaffRowKindOutput = zod.output<typeof StaffRowKind>;
