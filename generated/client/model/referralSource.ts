/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a person found the product
 */
export type ReferralSource = typeof ReferralSource[keyof typeof ReferralSource];


export const ReferralSource = {
  Google: 'Google',
  TikTok: 'TikTok',
  'X/Twitter': 'X/Twitter',
  LinkedIn: 'LinkedIn',
  Instagram: 'Instagram',
  YouTube: 'YouTube',
  'Word_of_Mouth_/_Referral': 'Word of Mouth / Referral',
  Other: 'Other',
} as const;
