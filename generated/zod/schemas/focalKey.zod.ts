/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const focalKeyAtMsMin = 0;
export const focalKeyAtMsMax = 2147483647;

export const focalKeyXMin = 0;
export const focalKeyXMax = 1;

export const focalKeyYMin = 0;
export const focalKeyYMax = 1;



export const FocalKey = zod.strictObject({
  "at_ms": zod.int().min(focalKeyAtMsMin).max(focalKeyAtMsMax).describe('When, ms from the beginning'),
  "x": zod.number().min(focalKeyXMin).max(focalKeyXMax).describe('From the left, as a share of the width'),
  "y": zod.number().min(focalKeyYMin).max(focalKeyYMax).describe('From the top, as a share of the height')
}).describe('The position of a frame in a video, at a time');

export type FocalKey = zod.input<typeof FocalKey>;
export type FocalKeyOutput = zod.output<typeof FocalKey>;
