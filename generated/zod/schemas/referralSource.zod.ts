/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReferralSource = zod.enum({
  GOOGLE: 'Google',
  TIKTOK: 'TikTok',
  X_TWITTER: 'X/Twitter',
  LINKEDIN: 'LinkedIn',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  WORD_OF_MOUTH: 'Word of Mouth / Referral',
  OTHER: 'Other',
}).describe('How a user found the product');

export type ReferralSource = zod.input<typeof ReferralSource>;
export type ReferralSourceOutput = zod.output<typeof ReferralSource>;
