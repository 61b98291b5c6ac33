/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderPartInput } from './renderPartInput.zod.ts';

export const divideRenderRequestPartsMax = 2000;



export const DivideRenderRequest = zod.strictObject({
  "parts": zod.array(RenderPartInput).min(1).max(divideRenderRequestPartsMax).describe('In the order of the video, without overlap')
}).describe('What each renderer draws. Frames in no part are copied from the earlier video');

export type DivideRenderRequest = zod.input<typeof DivideRenderRequest>;
export type DivideRenderRequestOutput = zod.output<typeof DivideRenderRequest>;
