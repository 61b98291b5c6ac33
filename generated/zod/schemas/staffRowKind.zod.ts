/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaffRowKind = zod.enum(['PERSON', 'STORY', 'TASK', 'EXPORT', 'REPORT', 'CHARGE', 'JOB', 'PAYMENT', 'LEDGER', 'UPLOAD', 'PIECE']).describe('What the rows are. PAYMENT: received payments; LEDGER: added and removed credits; UPLOAD: uploaded files; PIECE: generated media');

export type StaffRowKind = zod.input<typeof StaffRowKind>;
export type StaffRowKindOutput = zod.output<typeof StaffRowKind>;
