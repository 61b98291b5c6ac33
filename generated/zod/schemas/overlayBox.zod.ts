/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const overlayBoxXMin = -2;
export const overlayBoxXMax = 3;

export const overlayBoxYMin = -2;
export const overlayBoxYMax = 3;

export const overlayBoxWidthMin = 0.01;
export const overlayBoxWidthMax = 3;

export const overlayBoxHeightMin = 0.01;
export const overlayBoxHeightMax = 3;

export const overlayBoxRotationMin = -360;
export const overlayBoxRotationMax = 360;

export const overlayBoxOpacityMin = 0;
export const overlayBoxOpacityMax = 1;

export const overlayBoxCornerRadiusMin = 0;
export const overlayBoxCornerRadiusMax = 0.5;



export const OverlayBox = zod.strictObject({
  "x": zod.number().min(overlayBoxXMin).max(overlayBoxXMax).describe('Left edge, as a share of the frame\'s width; an overlay may lie partly outside of the frame'),
  "y": zod.number().min(overlayBoxYMin).max(overlayBoxYMax).describe('Top edge, as a share of the frame\'s height'),
  "width": zod.number().min(overlayBoxWidthMin).max(overlayBoxWidthMax).describe('Width, as a share of the frame\'s width'),
  "height": zod.number().min(overlayBoxHeightMin).max(overlayBoxHeightMax).describe('Height, as a share of the frame\'s height'),
  "rotation": zod.number().min(overlayBoxRotationMin).max(overlayBoxRotationMax).describe('Clockwise rotation around its centre, degrees'),
  "opacity": zod.number().min(overlayBoxOpacityMin).max(overlayBoxOpacityMax).describe('0 is invisible, 1 is opaque, 0 to 1'),
  "corner_radius": zod.number().min(overlayBoxCornerRadiusMin).max(overlayBoxCornerRadiusMax).describe('Radius of its corners, as a share of its shorter side, 0 to 0.5')
}).describe('Where an overlay lies in the frame');

export type OverlayBox = zod.input<typeof OverlayBox>;
export type OverlayBoxOutput = zod.output<typeof OverlayBox>;
