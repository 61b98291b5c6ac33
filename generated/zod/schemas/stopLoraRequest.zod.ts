/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StopLoraRequest = zod.strictObject({
  "keep": zod.boolean().describe('true: the best checkpoint becomes the model, and the training is paid; false: nothing is kept and nothing is charged')
}).describe('What happens to the finished training');

export type StopLoraRequest = zod.input<typeof StopLoraRequest>;
export type StopLoraRequestOutput = zod.output<typeof StopLoraRequest>;
