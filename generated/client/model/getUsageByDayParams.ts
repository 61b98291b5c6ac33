/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetUsageByDayParams = {
/**
 * From this day on, in UTC
 */
from?: string;
/**
 * Until the end of this day, in UTC
 */
to?: string;
};
