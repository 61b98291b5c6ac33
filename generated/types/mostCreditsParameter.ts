/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the person was shown that this costs at most, whole credits; where it costs more by now, nothing begins
 */
export type MostCreditsParameter = string;
