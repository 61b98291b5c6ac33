/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetUsageDataByActionParams = {
/**
 * How many days back, today included
 * @minimum 1
 * @maximum 365
 */
num_days?: number;
};
