/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const cropAreaXMin = 0;
export const cropAreaXMax = 1;

export const cropAreaYMin = 0;
export const cropAreaYMax = 1;

export const cropAreaWidthMin = 0.05;
export const cropAreaWidthMax = 1;

export const cropAreaHeightMin = 0.05;
export const cropAreaHeightMax = 1;



export const CropArea = zod.strictObject({
  "x": zod.number().min(cropAreaXMin).max(cropAreaXMax).describe('Left edge, 0 to 1 of the source\'s width'),
  "y": zod.number().min(cropAreaYMin).max(cropAreaYMax).describe('Top edge, 0 to 1 of the source\'s height'),
  "width": zod.number().min(cropAreaWidthMin).max(cropAreaWidthMax).describe('Width, 0.05 to 1 of the source\'s width; `x` + `width` is at most 1'),
  "height": zod.number().min(cropAreaHeightMin).max(cropAreaHeightMax).describe('Height, 0.05 to 1 of the source\'s height; `y` + `height` is at most 1')
}).describe('Part of the source that is shown');

export type CropArea = zod.input<typeof CropArea>;
export type CropAreaOutput = zod.output<typeof CropArea>;
