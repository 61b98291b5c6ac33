/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const otherImageModelModelIdMax = 200;

export const otherImageModelNameMax = 2000;



export const OtherImageModel = zod.object({
  "model_id": zod.string().max(otherImageModelModelIdMax).describe('What `default_image_model` calls it'),
  "name": zod.string().min(1).max(otherImageModelNameMax).describe('Its name')
}).describe('Another image model for a story');

export type OtherImageModel = zod.input<typeof OtherImageModel>;
export type OtherImageModelOutput = zod.output<typeof OtherImageModel>;
