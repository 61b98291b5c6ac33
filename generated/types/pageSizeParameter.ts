/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Rows per page
 */
export type PageSizeParameter = number;
