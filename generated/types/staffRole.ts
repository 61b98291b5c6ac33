/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a member of staff may see: people and stories, money, films for review, everything
 */
export type StaffRole = typeof StaffRole[keyof typeof StaffRole];


export const StaffRole = {
  SUPPORT: 'SUPPORT',
  FINANCE: 'FINANCE',
  REVIEWER: 'REVIEWER',
  ADMIN: 'ADMIN',
} as const;
