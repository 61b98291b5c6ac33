/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getFunnelAnalyticsParamsCountriesItemMax = 2;


export const getFunnelAnalyticsParamsCountriesItemRegExp = new RegExp('^[A-Z]{2}$');
export const getFunnelAnalyticsParamsCountriesMax = 250;


export const GetFunnelAnalyticsParams = zod.object({
  "start_date": zod.iso.date().optional(),
  "end_date": zod.iso.date().optional(),
  "countries[]": zod.array(zod.string().max(getFunnelAnalyticsParamsCountriesItemMax).regex(getFunnelAnalyticsParamsCountriesItemRegExp)).max(getFunnelAnalyticsParamsCountriesMax).optional()
})

export type GetFunnelAnalyticsParams = zod.input<typeof GetFunnelAnalyticsParams>;
export type GetFunnelAnalyticsParamsOutput = zod.output<typeof GetFunnelAnalyticsParams>;
