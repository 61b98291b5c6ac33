/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FunnelCountry = zod.object({
  "country": zod.string().describe('ISO 3166-1 alpha-2 code; empty while unknown'),
  "signed_up": zod.int().describe('People who signed up'),
  "exported_video": zod.int().describe('Of those, people who exported'),
  "subscribed": zod.int().describe('Of those, people who subscribed')
}).describe('A country of the funnel');

export type FunnelCountry = zod.input<typeof FunnelCountry>;
export type FunnelCountryOutput = zod.output<typeof FunnelCountry>;
