/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SearchUserSummaryParams = {
/**
 * Part of an address
 * @minLength 2
 * @maxLength 254
 */
email: string;
};
