/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Lora } from './lora.zod.ts';
import { LoraTrainer } from './loraTrainer.zod.ts';

export const loraListResultsMax = 10000;

export const loraListTrainersMax = 20;



export const LoraList = zod.object({
  "results": zod.array(Lora).max(loraListResultsMax).describe('Models, newest first'),
  "trainers": zod.array(LoraTrainer).min(1).max(loraListTrainersMax).describe('The trainers, the built-in one first; each base has one')
}).describe('Models, newest first');

export type LoraList = zod.input<typeof LoraList>;
export type LoraListOutput = zod.output<typeof LoraList>;
