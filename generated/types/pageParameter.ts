/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Page number, from 1
 */
export type PageParameter = number;
