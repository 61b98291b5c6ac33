/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReferralSource } from './referralSource.zod.ts';

export const partnerReportRequestCurrencyDefault = `USD`;

export const PartnerReportRequest = zod.strictObject({
  "start_date": zod.iso.date().describe('First day, UTC'),
  "end_date": zod.iso.date().describe('Last day, UTC'),
  "source": ReferralSource.optional(),
  "currency": zod.enum(['USD', 'EUR', 'GBP', 'INR']).default(partnerReportRequestCurrencyDefault).describe('Which payments are summed up')
}).describe('Days and source');

export type PartnerReportRequest = zod.input<typeof PartnerReportRequest>;
export type PartnerReportRequestOutput = zod.output<typeof PartnerReportRequest>;
