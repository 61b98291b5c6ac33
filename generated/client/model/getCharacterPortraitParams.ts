/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetCharacterPortraitParams = {
/**
 * Make a new one
 */
regenerate?: boolean;
};
