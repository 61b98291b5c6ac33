/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImageModelMax = 200;



export const ImageModel = zod.string().min(1).max(ImageModelMax).describe('The image model: a `leonardo_model_id` of `listLeonardoPresets`, or AUTO for the first of them. The first replaces one that is no longer connected');

export type ImageModel = zod.input<typeof ImageModel>;
export type ImageModelOutput = zod.output<typeof ImageModel>;
