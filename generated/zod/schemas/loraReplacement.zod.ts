/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraReplacement = zod.strictObject({
  "training_data_id": zod.uuid().describe('One of the model’s training data'),
  "by_training_data_id": zod.uuid().describe('The replacement; an image of the user that is not in the set')
}).describe('An image that replaces another one, for example cropped or rotated: the caption stays, and it is checked again. The original is restored in the same way.');

export type LoraReplacement = zod.input<typeof LoraReplacement>;
export type LoraReplacementOutput = zod.output<typeof LoraReplacement>;
