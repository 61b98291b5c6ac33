/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The A-roll
 */
export type ArollIdQueryParameter = string;
