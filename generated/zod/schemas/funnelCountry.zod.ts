/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const funnelCountryCountryMax = 2;


export const funnelCountryCountryRegExp = new RegExp('^(?:[A-Z]{2})?$');
export const funnelCountrySignedUpMin = 0;
export const funnelCountrySignedUpMax = 2147483647;

export const funnelCountryExportedVideoMin = 0;
export const funnelCountryExportedVideoMax = 2147483647;

export const funnelCountrySubscribedMin = 0;
export const funnelCountrySubscribedMax = 2147483647;



export const FunnelCountry = zod.object({
  "country": zod.string().max(funnelCountryCountryMax).regex(funnelCountryCountryRegExp).describe('ISO 3166-1 alpha-2 code; empty while unknown'),
  "signed_up": zod.int().min(funnelCountrySignedUpMin).max(funnelCountrySignedUpMax).describe('Users who signed up'),
  "exported_video": zod.int().min(funnelCountryExportedVideoMin).max(funnelCountryExportedVideoMax).describe('Of those, users who exported'),
  "subscribed": zod.int().min(funnelCountrySubscribedMin).max(funnelCountrySubscribedMax).describe('Of those, users who subscribed')
}).describe('A country of the funnel');

export type FunnelCountry = zod.input<typeof FunnelCountry>;
export type FunnelCountryOutput = zod.output<typeof FunnelCountry>;
