/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetCharacterPortraitParams = {
/**
 * Make a new one
 */
regenerate?: boolean;
/**
 * Needed with `regenerate`, in place of the header of other calls: made once per intended action; a repeat gets the first answer and is not charged again
 */
idempotency_key?: string;
};
