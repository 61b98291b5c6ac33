/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const focalPointXMin = 0;
export const focalPointXMax = 1;

export const focalPointYMin = 0;
export const focalPointYMax = 1;



export const FocalPoint = zod.strictObject({
  "x": zod.number().min(focalPointXMin).max(focalPointXMax).describe('From the left, as a share of the width'),
  "y": zod.number().min(focalPointYMin).max(focalPointYMax).describe('From the top, as a share of the height')
}).describe('The position of a frame in an image');

export type FocalPoint = zod.input<typeof FocalPoint>;
export type FocalPointOutput = zod.output<typeof FocalPoint>;
