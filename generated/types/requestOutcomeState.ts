/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ACCEPTED, it was done. WITHDRAWN, it never will be
 */
export type RequestOutcomeState = typeof RequestOutcomeState[keyof typeof RequestOutcomeState];


export const RequestOutcomeState = {
  ACCEPTED: 'ACCEPTED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
