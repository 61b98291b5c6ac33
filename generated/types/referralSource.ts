/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a person found the product
 */
export type ReferralSource = typeof ReferralSource[keyof typeof ReferralSource];


export const ReferralSource = {
  GOOGLE: 'Google',
  TIKTOK: 'TikTok',
  X_TWITTER: 'X/Twitter',
  LINKEDIN: 'LinkedIn',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  WORD_OF_MOUTH: 'Word of Mouth / Referral',
  OTHER: 'Other',
} as const;
