/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ExpectedRefusal } from './expectedRefusal.zod.ts';
import { OtherImageModel } from './otherImageModel.zod.ts';

export const refusalForecastsRefusalsMax = 10000;

export const refusalForecastsOtherImageModelsMax = 100;



export const RefusalForecasts = zod.object({
  "refusals": zod.array(ExpectedRefusal).max(refusalForecastsRefusalsMax).describe('In playing order; empty where nothing is known, or for a built-in engine'),
  "other_image_models": zod.array(OtherImageModel).max(refusalForecastsOtherImageModelsMax).describe('Alternative image models for the story')
}).describe('What of a story will probably be refused');

export type RefusalForecasts = zod.input<typeof RefusalForecasts>;
export type RefusalForecastsOutput = zod.output<typeof RefusalForecasts>;
