/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const refusalForecastSentenceMax = 10000;

export const refusalForecastReasonMax = 2000;

export const refusalForecastRewriteMax = 10000;



export const RefusalForecast = zod.object({
  "sentence": zod.string().max(refusalForecastSentenceMax).describe('Its place'),
  "reason": zod.string().min(1).max(refusalForecastReasonMax).describe('The broken rule, as readable text'),
  "rewrite": zod.string().max(refusalForecastRewriteMax).nullable().describe('The whole prompt without it; null where nothing would be left')
}).describe('What the provider will probably refuse, with a suggested rewrite');

export type RefusalForecast = zod.input<typeof RefusalForecast>;
export type RefusalForecastOutput = zod.output<typeof RefusalForecast>;
