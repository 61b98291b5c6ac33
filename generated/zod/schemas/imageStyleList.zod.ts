/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageStyle } from './imageStyle.zod.ts';

export const imageStyleListResultsMax = 10000;



export const ImageStyleList = zod.object({
  "results": zod.array(ImageStyle).max(imageStyleListResultsMax).describe('Image styles: the user’s own first, then those of the product')
}).describe('Image styles: the user’s own first, then those of the product');

export type ImageStyleList = zod.input<typeof ImageStyleList>;
export type ImageStyleListOutput = zod.output<typeof ImageStyleList>;
