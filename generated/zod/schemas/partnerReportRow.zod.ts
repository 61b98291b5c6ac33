/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PartnerReportRow = zod.object({
  "source": zod.string().describe('Answer to how people found the product; empty when not told'),
  "sign_ups": zod.int().describe('New accounts'),
  "active_users": zod.int().describe('Of those, people who made a story'),
  "premium_users": zod.int().describe('Of those, people with a paid plan'),
  "videos_exported": zod.int().describe('Their finished exports'),
  "credits_spent": zod.number().describe('Their credits spent, refunds taken off'),
  "revenue": zod.int().describe('Their payments in the smallest unit of the currency, for example cents')
}).describe('What one source brought');

export type PartnerReportRow = zod.input<typeof PartnerReportRow>;
export type PartnerReportRowOutput = zod.output<typeof PartnerReportRow>;
