/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const failRenderRequestErrorMessageMax = 1000;



export const FailRenderRequest = zod.strictObject({
  "error_message": zod.string().min(1).max(failRenderRequestErrorMessageMax).describe('What happened, as readable text')
}).describe('Why there is no file');

export type FailRenderRequest = zod.input<typeof FailRenderRequest>;
export type FailRenderRequestOutput = zod.output<typeof FailRenderRequest>;
