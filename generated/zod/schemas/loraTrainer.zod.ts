/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraModelType } from './loraModelType.zod.ts';

export const loraTrainerLabelMax = 2000;

export const loraTrainerCannotLearnMax = 2000;

export const loraTrainerCreditsMin = 0;
export const loraTrainerCreditsMax = 1000000000;

export const loraTrainerCreditsPerThousandStepsMin = 0;
export const loraTrainerCreditsPerThousandStepsMax = 1000000000;



export const LoraTrainer = zod.object({
  "label": zod.string().min(1).max(loraTrainerLabelMax).describe('Its name'),
  "base": LoraModelType,
  "is_built_in": zod.boolean().describe('Whether it works here; images and captions are sent to others'),
  "cannot_learn": zod.string().max(loraTrainerCannotLearnMax).nullable().describe('What it does not learn, as readable text; null when nothing is left out'),
  "credits": zod.number().min(loraTrainerCreditsMin).max(loraTrainerCreditsMax).describe('What a training costs whatever its steps, samples included'),
  "credits_per_thousand_steps": zod.number().min(loraTrainerCreditsPerThousandStepsMin).max(loraTrainerCreditsPerThousandStepsMax).describe('What comes on top for a thousand steps; the sum is rounded up to whole credits')
}).describe('The trainer of a base, and its price');

export type LoraTrainer = zod.input<typeof LoraTrainer>;
export type LoraTrainerOutput = zod.output<typeof LoraTrainer>;
