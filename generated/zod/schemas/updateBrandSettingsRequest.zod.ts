/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CustomCaptionsStyleInput } from './customCaptionsStyleInput.zod.ts';
import { LogoPosition } from './logoPosition.zod.ts';
import { TemplatedCaptionsStyle } from './templatedCaptionsStyle.zod.ts';

export const updateBrandSettingsRequestLogoSizeMax = 100;

export const updateBrandSettingsRequestIdealCustomerProfileMax = 4000;

export const updateBrandSettingsRequestBaseIdealCustomerProfileMax = 4000;

export const updateBrandSettingsRequestAboutCompanyMax = 4000;

export const updateBrandSettingsRequestBaseAboutCompanyMax = 4000;



export const UpdateBrandSettingsRequest = zod.strictObject({
  "logo_size": zod.number().min(1).max(updateBrandSettingsRequestLogoSizeMax).optional().describe('Width of the logo, percent of the video\'s width'),
  "logo_position": LogoPosition.optional(),
  "logo_blur": zod.boolean().optional().describe('Whether the area behind the logo is blurred'),
  "templated_captions_style": TemplatedCaptionsStyle.optional(),
  "custom_captions_style": zod.union([CustomCaptionsStyleInput,zod.null()]).optional().describe('Custom style of the captions; null restores the template alone'),
  "ideal_customer_profile": zod.string().max(updateBrandSettingsRequestIdealCustomerProfileMax).optional().describe('The target audience of the videos'),
  "base_ideal_customer_profile": zod.string().max(updateBrandSettingsRequestBaseIdealCustomerProfileMax).optional().describe('The base of `ideal_customer_profile`; if it has changed, nothing is changed'),
  "about_company": zod.string().max(updateBrandSettingsRequestAboutCompanyMax).optional().describe('What the company does'),
  "base_about_company": zod.string().max(updateBrandSettingsRequestBaseAboutCompanyMax).optional().describe('The base of `about_company`; if it has changed, nothing is changed')
}).describe('Brand settings to change; omitted fields stay unchanged');

export type UpdateBrandSettingsRequest = zod.input<typeof UpdateBrandSettingsRequest>;
export type UpdateBrandSettingsRequestOutput = zod.output<typeof UpdateBrandSettingsRequest>;
