/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReportSettlement = zod.enum(['CLOSE', 'REOPEN']).describe('It is dealt with, or is after all not');

export type ReportSettlement = zod.input<typeof ReportSettlement>;
export type ReportSettlementOutput = zod.output<typeof ReportSettlement>;
