/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReverseVideoRequest = zod.strictObject({
  "reversed": zod.boolean().describe('Whether it runs backwards')
}).describe('The playback direction of the video');

export type ReverseVideoRequest = zod.input<typeof ReverseVideoRequest>;
export type ReverseVideoRequestOutput = zod.output<typeof ReverseVideoRequest>;
