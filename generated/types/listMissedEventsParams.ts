/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListMissedEventsParams = {
/**
 * Last sequence number the client has seen; 0 for none
 * @minimum 0
 * @maximum 2147483647
 */
after: number;
};
