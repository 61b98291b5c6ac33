/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';

export const UpdateAspectRatioRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "aspect_ratio": AspectRatio
}).describe('A new shape');

export type UpdateAspectRatioRequest = zod.input<typeof UpdateAspectRatioRequest>;
export type UpdateAspectRatioRequestOutput = zod.output<typeof UpdateAspectRatioRequest>;
