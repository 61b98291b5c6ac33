/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReferralSource = zod.enum(['Google', 'TikTok', 'X/Twitter', 'LinkedIn', 'Instagram', 'YouTube', 'Word of Mouth / Referral', 'Other']).describe('How a person found the product');

export type ReferralSource = zod.input<typeof ReferralSource>;
export type ReferralSourceOutput = zod.output<typeof ReferralSource>;
