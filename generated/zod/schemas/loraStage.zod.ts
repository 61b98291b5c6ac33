/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraStage = zod.enum(['QUEUED', 'TRAINING', 'SAMPLES']).describe('The stage of a remote training: QUEUED, others come before it; TRAINING; SAMPLES, sample images are generated');

export type LoraStage = zod.input<typeof LoraStage>;
export type LoraStageOutput = zod.output<typeof LoraStage>;
