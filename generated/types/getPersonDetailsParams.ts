/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetPersonDetailsParams = {
/**
 * The person
 */
user_id: string;
};
