/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const foundFocalPointXMin = 0;
export const foundFocalPointXMax = 1;

export const foundFocalPointYMin = 0;
export const foundFocalPointYMax = 1;

export const foundFocalPointCertaintyMin = 0;
export const foundFocalPointCertaintyMax = 1;

export const foundFocalPointLeftMin = 0;
export const foundFocalPointLeftMax = 1;

export const foundFocalPointTopMin = 0;
export const foundFocalPointTopMax = 1;

export const foundFocalPointWidthMin = 0;
export const foundFocalPointWidthMax = 1;

export const foundFocalPointHeightMin = 0;
export const foundFocalPointHeightMax = 1;



export const FoundFocalPoint = zod.object({
  "x": zod.number().min(foundFocalPointXMin).max(foundFocalPointXMax).describe('Middle of the subject from the left, as a share of the width'),
  "y": zod.number().min(foundFocalPointYMin).max(foundFocalPointYMax).describe('Middle of the subject from the top, as a share of the height'),
  "certainty": zod.number().min(foundFocalPointCertaintyMin).max(foundFocalPointCertaintyMax).describe('How clearly the subject stands out, from 0 (not at all, then the middle is returned) to 1'),
  "left": zod.number().min(foundFocalPointLeftMin).max(foundFocalPointLeftMax).describe('Left edge of the subject, as a share of the width'),
  "top": zod.number().min(foundFocalPointTopMin).max(foundFocalPointTopMax).describe('Upper edge of the subject, as a share of the height'),
  "width": zod.number().min(foundFocalPointWidthMin).max(foundFocalPointWidthMax).describe('Width of the subject, as a share of the image\'s'),
  "height": zod.number().min(foundFocalPointHeightMin).max(foundFocalPointHeightMax).describe('Height of the subject, as a share of the image\'s')
}).describe('The position of an image\'s subject, by contrast and colour; no recognition');

export type FoundFocalPoint = zod.input<typeof FoundFocalPoint>;
export type FoundFocalPointOutput = zod.output<typeof FoundFocalPoint>;
