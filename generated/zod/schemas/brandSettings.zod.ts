/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CustomCaptionsStyle } from './customCaptionsStyle.zod.ts';
import { LogoPosition } from './logoPosition.zod.ts';
import { TemplatedCaptionsStyle } from './templatedCaptionsStyle.zod.ts';

export const brandSettingsLogoUrlMax = 8192;

export const brandSettingsLogoSizeMin = -1000000000;
export const brandSettingsLogoSizeMax = 100000;

export const brandSettingsIdealCustomerProfileMax = 4000;

export const brandSettingsAboutCompanyMax = 4000;



export const BrandSettings = zod.object({
  "logo_url": zod.string().max(brandSettingsLogoUrlMax).nullable().describe('Signed URL of the logo; null while there is none'),
  "logo_size": zod.number().min(brandSettingsLogoSizeMin).max(brandSettingsLogoSizeMax).describe('Width of the logo, percent of the video\'s width'),
  "logo_position": LogoPosition,
  "logo_blur": zod.boolean().describe('Whether the area behind the logo is blurred'),
  "templated_captions_style": TemplatedCaptionsStyle,
  "custom_captions_style": zod.union([CustomCaptionsStyle,zod.null()]).describe('Custom style of the captions; null for the template alone'),
  "ideal_customer_profile": zod.string().max(brandSettingsIdealCustomerProfileMax).describe('The target audience of the videos'),
  "about_company": zod.string().max(brandSettingsAboutCompanyMax).describe('What the company does'),
  "gpt_generated": zod.boolean().describe('Whether the two texts were written by the writer engine')
}).describe('The brand in a user’s videos');

export type BrandSettings = zod.input<typeof BrandSettings>;
export type BrandSettingsOutput = zod.output<typeof BrandSettings>;
