/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generationCostEngineMadeByMax = 2000;

export const generationCostEnginePiecesMin = 0;
export const generationCostEnginePiecesMax = 2147483647;

export const generationCostEngineWorkMsMin = 0;
export const generationCostEngineWorkMsMax = 9007199254740991;



export const GenerationCostEngine = zod.object({
  "made_by": zod.string().max(generationCostEngineMadeByMax).describe('The engine and its model'),
  "pieces": zod.int().min(generationCostEnginePiecesMin).max(generationCostEnginePiecesMax).describe('What it made'),
  "work_ms": zod.int().min(generationCostEngineWorkMsMin).max(generationCostEngineWorkMsMax).describe('What it worked for these, ms')
}).describe('What one engine made and worked for an action');

export type GenerationCostEngine = zod.input<typeof GenerationCostEngine>;
export type GenerationCostEngineOutput = zod.output<typeof GenerationCostEngine>;
