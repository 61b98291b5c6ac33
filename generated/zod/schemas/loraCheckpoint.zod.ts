/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraSample } from './loraSample.zod.ts';

export const loraCheckpointStepMin = 0;
export const loraCheckpointStepMax = 4000;

export const loraCheckpointDistanceMin = 0;
export const loraCheckpointDistanceMax = 1000000;

export const loraCheckpointSamplesMax = 100;



export const LoraCheckpoint = zod.object({
  "step": zod.int().min(loraCheckpointStepMin).max(loraCheckpointStepMax).describe('Steps done'),
  "distance": zod.number().min(loraCheckpointDistanceMin).max(loraCheckpointDistanceMax).describe('How far its images are from the set, in colour and texture; 0 is the same'),
  "is_chosen": zod.boolean().describe('Whether it is the one in use'),
  "samples": zod.array(LoraSample).max(loraCheckpointSamplesMax).describe('What it drew')
}).describe('What a model knew after some of its steps');

export type LoraCheckpoint = zod.input<typeof LoraCheckpoint>;
export type LoraCheckpointOutput = zod.output<typeof LoraCheckpoint>;
