/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ExpectedRefusal } from './expectedRefusal.zod.ts';
import { OtherDrawer } from './otherDrawer.zod.ts';

export const refusalForecastsRefusalsMax = 10000;

export const refusalForecastsOtherDrawersMax = 100;



export const RefusalForecasts = zod.object({
  "refusals": zod.array(ExpectedRefusal).max(refusalForecastsRefusalsMax).describe('In playing order; empty where nothing is known, or where a built-in engine draws'),
  "other_drawers": zod.array(OtherDrawer).max(refusalForecastsOtherDrawersMax).describe('Who could draw the story instead')
}).describe('What of a story will probably be refused');

export type RefusalForecasts = zod.input<typeof RefusalForecasts>;
export type RefusalForecastsOutput = zod.output<typeof RefusalForecasts>;
