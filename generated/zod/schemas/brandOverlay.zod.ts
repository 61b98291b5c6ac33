/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BrandOverlay = zod.object({
  "logo_url": zod.string().describe('Signed address of the logo'),
  "logo_size": zod.number().describe('Width of the logo, percent of the video\'s width'),
  "logo_position": zod.enum(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']).describe('Corner the logo stands in'),
  "logo_blur": zod.boolean().describe('Whether the picture is blurred behind the logo')
}).describe('The person\'s logo as it is drawn over every frame');

export type BrandOverlay = zod.input<typeof BrandOverlay>;
export type BrandOverlayOutput = zod.output<typeof BrandOverlay>;
