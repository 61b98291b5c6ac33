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
  "logo_blur": zod.boolean().optional().describe('Whether what lies behind the logo is blurred'),
  "templated_captions_style": TemplatedCaptionsStyle.optional(),
  "custom_captions_style": zod.union([CustomCaptionsStyleInput,zod.null()]).optional().describe('Custom style of the captions; null goes back to the template alone'),
  "ideal_customer_profile": zod.string().max(updateBrandSettingsRequestIdealCustomerProfileMax).optional().describe('Whom the videos speak to'),
  "base_ideal_customer_profile": zod.string().max(updateBrandSettingsRequestBaseIdealCustomerProfileMax).optional().describe('What `ideal_customer_profile` was written over; when it says something else by now, nothing is changed'),
  "about_company": zod.string().max(updateBrandSettingsRequestAboutCompanyMax).optional().describe('What the company does'),
  "base_about_company": zod.string().max(updateBrandSettingsRequestBaseAboutCompanyMax).optional().describe('What `about_company` was written over; when it says something else by now, nothing is changed')
}).describe('Brand settings to change; what is left out stays');

export type UpdateBrandSettingsRequest = zod.input<typeof UpdateBrandSettingsRequest>;
export type UpdateBrandSettingsRequestOutput = zod.output<typeof UpdateBrandSettingsRequest>;
