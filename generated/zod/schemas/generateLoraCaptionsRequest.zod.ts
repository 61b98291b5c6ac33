/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generateLoraCaptionsRequestTrainingDataIdsMax = 100;



export const GenerateLoraCaptionsRequest = zod.strictObject({
  "training_data_ids": zod.array(zod.uuid()).min(1).max(generateLoraCaptionsRequestTrainingDataIdsMax).describe('Training data of the model')
}).describe('Which images to caption');

export type GenerateLoraCaptionsRequest = zod.input<typeof GenerateLoraCaptionsRequest>;
export type GenerateLoraCaptionsRequestOutput = zod.output<typeof GenerateLoraCaptionsRequest>;
