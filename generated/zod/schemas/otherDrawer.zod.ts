/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const otherDrawerModelIdMax = 200;

export const otherDrawerNameMax = 2000;



export const OtherDrawer = zod.object({
  "model_id": zod.string().max(otherDrawerModelIdMax).describe('What `default_image_model` calls it'),
  "name": zod.string().max(otherDrawerNameMax).describe('Its name')
}).describe('Somebody else who could draw a story');

export type OtherDrawer = zod.input<typeof OtherDrawer>;
export type OtherDrawerOutput = zod.output<typeof OtherDrawer>;
