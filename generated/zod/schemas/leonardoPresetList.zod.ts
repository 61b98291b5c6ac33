/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LeonardoModel } from './leonardoModel.zod.ts';

export const leonardoPresetListModelsMax = 10000;



export const LeonardoPresetList = zod.object({
  "models": zod.array(LeonardoModel).max(leonardoPresetListModelsMax).describe('The first is the default')
}).describe('Models and their styles');

export type LeonardoPresetList = zod.input<typeof LeonardoPresetList>;
export type LeonardoPresetListOutput = zod.output<typeof LeonardoPresetList>;
