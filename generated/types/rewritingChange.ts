/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a new writing does with a scene. SAME, it says what it said; CHANGED, it says something else; ADDED; REMOVED
 */
export type RewritingChange = typeof RewritingChange[keyof typeof RewritingChange];


export const RewritingChange = {
  SAME: 'SAME',
  CHANGED: 'CHANGED',
  ADDED: 'ADDED',
  REMOVED: 'REMOVED',
} as const;
