/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReportState = zod.enum(['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED']).describe('How far a report is');

export type ReportState = zod.input<typeof ReportState>;
export type ReportStateOutput = zod.output<typeof ReportState>;
