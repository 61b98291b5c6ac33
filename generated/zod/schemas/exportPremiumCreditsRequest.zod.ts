/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumType } from './premiumType.zod.ts';

export const exportPremiumCreditsRequestSortDefault = `spent`;
export const exportPremiumCreditsRequestOrderDefault = `desc`;
export const exportPremiumCreditsRequestPremiumTypeMax = 3;



export const ExportPremiumCreditsRequest = zod.strictObject({
  "sort": zod.enum(['spent', 'granted', 'balance', 'last_active_at']).default(exportPremiumCreditsRequestSortDefault).describe('Column to sort by'),
  "order": zod.enum(['asc', 'desc']).default(exportPremiumCreditsRequestOrderDefault).describe('Which end comes first'),
  "premium_type": zod.array(PremiumType).max(exportPremiumCreditsRequestPremiumTypeMax).optional().describe('Only these plans'),
  "user_id": zod.uuid().optional().describe('Only this user')
}).describe('Which users to export, and in which order');

export type ExportPremiumCreditsRequest = zod.input<typeof ExportPremiumCreditsRequest>;
export type ExportPremiumCreditsRequestOutput = zod.output<typeof ExportPremiumCreditsRequest>;
