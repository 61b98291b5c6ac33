/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RealPart } from './realPart.zod.ts';

export const chosenEngineInputEngineMax = 200;

export const chosenEngineInputItemsItemMax = 100;

export const chosenEngineInputItemsMax = 10000;



export const ChosenEngineInput = zod.strictObject({
  "part": RealPart,
  "engine": zod.string().min(1).max(chosenEngineInputEngineMax).describe('Name of a real engine'),
  "items": zod.array(zod.string().max(chosenEngineInputItemsItemMax)).min(1).max(chosenEngineInputItemsMax).optional().describe('For these alone, by `id`; for all of that kind when left out. The last that names an item counts')
}).describe('The engine for one kind of work');

export type ChosenEngineInput = zod.input<typeof ChosenEngineInput>;
export type ChosenEngineInputOutput = zod.output<typeof ChosenEngineInput>;
