/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FlipArollHorizontalRequest = zod.strictObject({
  "flipped": zod.boolean().describe('Whether it is mirrored left to right')
}).describe('The direction of the image');

export type FlipArollHorizontalRequest = zod.input<typeof FlipArollHorizontalRequest>;
export type FlipArollHorizontalRequestOutput = zod.output<typeof FlipArollHorizontalRequest>;
