/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListLocationsParams = {
/**
 * Only those found in the screenplay of this story
 */
derived_from?: string;
};
