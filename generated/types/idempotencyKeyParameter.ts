/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
 */
export type IdempotencyKeyParameter = string;
