/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraStage = zod.enum(['QUEUED', 'TRAINING', 'SAMPLES']).describe('What a training elsewhere is at: QUEUED, others come before it; TRAINING; SAMPLES, pictures are drawn to see what it learned');

export type LoraStage = zod.input<typeof LoraStage>;
export type LoraStageOutput = zod.output<typeof LoraStage>;
