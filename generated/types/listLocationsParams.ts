/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListLocationsParams = {
/**
 * Only the variations of this location
 */
derived_from?: string;
};
