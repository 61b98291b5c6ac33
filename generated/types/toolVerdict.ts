/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the person thinks of a result; a rejected one stays and can be kept again
 */
export type ToolVerdict = typeof ToolVerdict[keyof typeof ToolVerdict];


export const ToolVerdict = {
  NONE: 'NONE',
  KEPT: 'KEPT',
  REJECTED: 'REJECTED',
} as const;
