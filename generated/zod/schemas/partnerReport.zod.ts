/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';
import { PartnerReportRow } from './partnerReportRow.zod.ts';

export const partnerReportRowsMax = 10000;



export const PartnerReport = zod.object({
  "start_date": zod.iso.date().describe('First day, UTC'),
  "end_date": zod.iso.date().describe('Last day, UTC'),
  "currency": Currency,
  "rows": zod.array(PartnerReportRow).max(partnerReportRowsMax).describe('Most sign-ups first')
}).describe('The results of each source');

export type PartnerReport = zod.input<typeof PartnerReport>;
export type PartnerReportOutput = zod.output<typeof PartnerReport>;
