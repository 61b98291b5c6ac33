/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const overlayShadowColorMax = 7;


export const overlayShadowColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const overlayShadowBlurMin = 0;
export const overlayShadowBlurMax = 1;

export const overlayShadowXMin = -1;
export const overlayShadowXMax = 1;

export const overlayShadowYMin = -1;
export const overlayShadowYMax = 1;



export const OverlayShadow = zod.strictObject({
  "color": zod.string().max(overlayShadowColorMax).regex(overlayShadowColorRegExp).describe('Colour, #rrggbb'),
  "blur": zod.number().min(overlayShadowBlurMin).max(overlayShadowBlurMax).describe('Blur radius, em, 0 to 1'),
  "x": zod.number().min(overlayShadowXMin).max(overlayShadowXMax).describe('Distance to the right, em, -1 to 1'),
  "y": zod.number().min(overlayShadowYMin).max(overlayShadowYMax).describe('Distance downwards, em, -1 to 1')
}).describe('Shadow of letters');

export type OverlayShadow = zod.input<typeof OverlayShadow>;
export type OverlayShadowOutput = zod.output<typeof OverlayShadow>;
