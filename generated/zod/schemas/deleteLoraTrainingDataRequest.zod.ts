/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const deleteLoraTrainingDataRequestTrainingDataIdsMax = 100;



export const DeleteLoraTrainingDataRequest = zod.strictObject({
  "training_data_ids": zod.array(zod.uuid()).min(1).max(deleteLoraTrainingDataRequestTrainingDataIdsMax).optional().describe('Training data of the model; left out: all of it')
}).describe('Which images to take out');

export type DeleteLoraTrainingDataRequest = zod.input<typeof DeleteLoraTrainingDataRequest>;
export type DeleteLoraTrainingDataRequestOutput = zod.output<typeof DeleteLoraTrainingDataRequest>;
