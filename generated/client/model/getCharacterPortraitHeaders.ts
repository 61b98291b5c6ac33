/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetCharacterPortraitHeaders = {
/**
 * Needed with `regenerate`: made once per intended action; a repeat gets the first answer and is not charged again
 */
'Idempotency-Key'?: string;
};
