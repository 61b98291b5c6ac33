/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const refusalForecastSentenceMax = 10000;

export const refusalForecastReasonMax = 2000;

export const refusalForecastRewriteMax = 10000;



export const RefusalForecast = zod.object({
  "sentence": zod.string().max(refusalForecastSentenceMax).describe('Where it stands'),
  "reason": zod.string().min(1).max(refusalForecastReasonMax).describe('Which rule it breaks, in words'),
  "rewrite": zod.string().max(refusalForecastRewriteMax).nullable().describe('The whole prompt without it; null where nothing would be left')
}).describe('What the provider will probably refuse, and what could be said instead');

export type RefusalForecast = zod.input<typeof RefusalForecast>;
export type RefusalForecastOutput = zod.output<typeof RefusalForecast>;
