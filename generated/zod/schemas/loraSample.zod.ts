/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const loraSamplePromptMax = 2000;

export const loraSampleSeedMin = 0;
export const loraSampleSeedMax = 4294967295;

export const loraSampleWeightMin = 0;
export const loraSampleWeightMax = 2;

export const loraSampleUrlMax = 8192;



export const LoraSample = zod.object({
  "prompt": zod.string().max(loraSamplePromptMax).describe('The same for every checkpoint'),
  "seed": zod.int().min(loraSampleSeedMin).max(loraSampleSeedMax).describe('The same for every checkpoint'),
  "weight": zod.number().min(loraSampleWeightMin).max(loraSampleWeightMax).describe('How strongly the model drew; 0 is without it'),
  "url": zod.string().max(loraSampleUrlMax).describe('The image')
}).describe('A sample image that shows what a model has learned');

export type LoraSample = zod.input<typeof LoraSample>;
export type LoraSampleOutput = zod.output<typeof LoraSample>;
