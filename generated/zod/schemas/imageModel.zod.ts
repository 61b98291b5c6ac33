/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImageModelMax = 200;



export const ImageModel = zod.string().min(1).max(ImageModelMax).describe('Model that draws the pictures: a `leonardo_model_id` of `listLeonardoPresets`, or AUTO for the first of them. One that is not connected any more is drawn by the first');

export type ImageModel = zod.input<typeof ImageModel>;
export type ImageModelOutput = zod.output<typeof ImageModel>;
