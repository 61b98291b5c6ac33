/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetFunnelAnalyticsParams = {
/**
 * First day, UTC
 */
start_date?: string;
/**
 * Last day, UTC
 */
end_date?: string;
/**
 * Only these countries, ISO 3166-1 alpha-2
 * @maxItems 250
 * @items.maxLength 2
 * @items.pattern ^[A-Z]{2}$
 */
'countries[]'?: string[];
};
