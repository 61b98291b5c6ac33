/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LogoPosition } from './logoPosition.zod.ts';

export const brandOverlayLogoUrlMax = 8192;

export const brandOverlayLogoSizeMin = -1000000000;
export const brandOverlayLogoSizeMax = 100000;



export const BrandOverlay = zod.object({
  "logo_url": zod.string().max(brandOverlayLogoUrlMax).describe('Signed URL of the logo'),
  "logo_size": zod.number().min(brandOverlayLogoSizeMin).max(brandOverlayLogoSizeMax).describe('Width of the logo, percent of the video\'s width'),
  "logo_position": LogoPosition,
  "logo_blur": zod.boolean().describe('Whether the area behind the logo is blurred')
}).describe('The user\'s logo over every frame');

export type BrandOverlay = zod.input<typeof BrandOverlay>;
export type BrandOverlayOutput = zod.output<typeof BrandOverlay>;
