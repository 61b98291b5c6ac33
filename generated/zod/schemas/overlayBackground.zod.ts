/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const overlayBackgroundColorMax = 7;


export const overlayBackgroundColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const overlayBackgroundPaddingMin = 0;
export const overlayBackgroundPaddingMax = 2;

export const overlayBackgroundRadiusMin = 0;
export const overlayBackgroundRadiusMax = 2;



export const OverlayBackground = zod.strictObject({
  "color": zod.string().max(overlayBackgroundColorMax).regex(overlayBackgroundColorRegExp).describe('Colour, #rrggbb'),
  "padding": zod.number().min(overlayBackgroundPaddingMin).max(overlayBackgroundPaddingMax).describe('Space around the lines, em, 0 to 2'),
  "radius": zod.number().min(overlayBackgroundRadiusMin).max(overlayBackgroundRadiusMax).describe('Radius of its corners, em, 0 to 2')
}).describe('Box behind the lines of a text');

export type OverlayBackground = zod.input<typeof OverlayBackground>;
export type OverlayBackgroundOutput = zod.output<typeof OverlayBackground>;
