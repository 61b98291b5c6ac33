/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const overlayStrokeWidthMin = 0;
export const overlayStrokeWidthMax = 0.1;

export const overlayStrokeColorMax = 7;


export const overlayStrokeColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const OverlayStroke = zod.strictObject({
  "width": zod.number().min(overlayStrokeWidthMin).max(overlayStrokeWidthMax).describe('Width, as a share of the frame\'s height, 0 to 0.1'),
  "color": zod.string().max(overlayStrokeColorMax).regex(overlayStrokeColorRegExp).describe('Colour, #rrggbb')
}).describe('Line around a shape, or the line itself');

export type OverlayStroke = zod.input<typeof OverlayStroke>;
export type OverlayStrokeOutput = zod.output<typeof OverlayStroke>;
