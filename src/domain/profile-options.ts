import type { ReferralSource } from '#generated/schema.ts'

/** The choices of the signup form's 'How did you find us?', in the order they are shown; the value is the text. */
export const HOW_DID_YOU_FIND_US = [
  'Google',
  'TikTok',
  'X/Twitter',
  'LinkedIn',
  'Instagram',
  'YouTube',
  'Word of Mouth / Referral',
  'Other',
] as const satisfies readonly ReferralSource[]
