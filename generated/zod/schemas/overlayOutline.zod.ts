/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const overlayOutlineWidthMin = 0;
export const overlayOutlineWidthMax = 0.3;

export const overlayOutlineColorMax = 7;


export const overlayOutlineColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const OverlayOutline = zod.strictObject({
  "width": zod.number().min(overlayOutlineWidthMin).max(overlayOutlineWidthMax).describe('Width, em, 0 to 0.3'),
  "color": zod.string().max(overlayOutlineColorMax).regex(overlayOutlineColorRegExp).describe('Colour, #rrggbb')
}).describe('Line around letters');

export type OverlayOutline = zod.input<typeof OverlayOutline>;
export type OverlayOutlineOutput = zod.output<typeof OverlayOutline>;
