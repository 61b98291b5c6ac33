/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraModelType } from './loraModelType.zod.ts';

export const loraTrainerLabelMax = 2000;

export const loraTrainerBasesMax = 20;

export const loraTrainerCannotLearnMax = 2000;



export const LoraTrainer = zod.object({
  "label": zod.string().max(loraTrainerLabelMax).describe('Its name'),
  "bases": zod.array(LoraModelType).max(loraTrainerBasesMax).describe('The image models it can extend'),
  "cannot_learn": zod.string().max(loraTrainerCannotLearnMax).nullable().describe('What it does not learn, in words for people; null when nothing is left out')
}).describe('Who trains here');

export type LoraTrainer = zod.input<typeof LoraTrainer>;
export type LoraTrainerOutput = zod.output<typeof LoraTrainer>;
