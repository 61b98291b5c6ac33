/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const partnerReportRowSourceMax = 2000;

export const partnerReportRowSignUpsMin = 0;
export const partnerReportRowSignUpsMax = 2147483647;

export const partnerReportRowActiveUsersMin = 0;
export const partnerReportRowActiveUsersMax = 2147483647;

export const partnerReportRowPremiumUsersMin = 0;
export const partnerReportRowPremiumUsersMax = 2147483647;

export const partnerReportRowVideosExportedMin = 0;
export const partnerReportRowVideosExportedMax = 2147483647;

export const partnerReportRowCreditsSpentMin = -1000000000;
export const partnerReportRowCreditsSpentMax = 1000000000;

export const partnerReportRowRevenueMin = 0;
export const partnerReportRowRevenueMax = 2147483647;



export const PartnerReportRow = zod.object({
  "source": zod.string().max(partnerReportRowSourceMax).describe('Answer to how users found the product; empty when unknown'),
  "sign_ups": zod.int().min(partnerReportRowSignUpsMin).max(partnerReportRowSignUpsMax).describe('New accounts'),
  "active_users": zod.int().min(partnerReportRowActiveUsersMin).max(partnerReportRowActiveUsersMax).describe('Of those, users who made a story'),
  "premium_users": zod.int().min(partnerReportRowPremiumUsersMin).max(partnerReportRowPremiumUsersMax).describe('Of those, users with a paid plan'),
  "videos_exported": zod.int().min(partnerReportRowVideosExportedMin).max(partnerReportRowVideosExportedMax).describe('Their finished exports'),
  "credits_spent": zod.number().min(partnerReportRowCreditsSpentMin).max(partnerReportRowCreditsSpentMax).describe('Their credits spent, refunds taken off'),
  "revenue": zod.int().min(partnerReportRowRevenueMin).max(partnerReportRowRevenueMax).describe('Their payments in the smallest unit of the currency, for example cents')
}).describe('The results of one source');

export type PartnerReportRow = zod.input<typeof PartnerReportRow>;
export type PartnerReportRowOutput = zod.output<typeof PartnerReportRow>;
