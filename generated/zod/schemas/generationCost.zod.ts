/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationCostEngine } from './generationCostEngine.zod.ts';

export const generationCostActionMax = 200;

export const generationCostChargesMin = 0;
export const generationCostChargesMax = 2147483647;

export const generationCostCreditsMin = -9007199254740991;
export const generationCostCreditsMax = 9007199254740991;

export const generationCostPiecesMin = 0;
export const generationCostPiecesMax = 2147483647;

export const generationCostWorkMsMin = 0;
export const generationCostWorkMsMax = 9007199254740991;

export const generationCostEnginesMax = 1000;



export const GenerationCost = zod.object({
  "action": zod.string().max(generationCostActionMax).describe('An action of the cost table; empty for free work'),
  "charges": zod.int().min(generationCostChargesMin).max(generationCostChargesMax).describe('Times it was charged'),
  "credits": zod.number().min(generationCostCreditsMin).max(generationCostCreditsMax).describe('Credits charged, refunds taken off'),
  "pieces": zod.int().min(generationCostPiecesMin).max(generationCostPiecesMax).describe('Stored voices, images and clips that engines generated for it, by their receipts'),
  "work_ms": zod.int().min(generationCostWorkMsMin).max(generationCostWorkMsMax).describe('What the engines worked for these, ms'),
  "engines": zod.array(GenerationCostEngine).max(generationCostEnginesMax).describe('The same by engine')
}).describe('What an action was charged for, and what its engines worked for it');

export type GenerationCost = zod.input<typeof GenerationCost>;
export type GenerationCostOutput = zod.output<typeof GenerationCost>;
