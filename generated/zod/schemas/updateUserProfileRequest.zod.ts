/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageModel } from './imageModel.zod.ts';
import { ReferralSource } from './referralSource.zod.ts';
import { ScenePace } from './scenePace.zod.ts';

export const updateUserProfileRequestFirstNameMax = 100;

export const updateUserProfileRequestBaseFirstNameMax = 100;

export const updateUserProfileRequestLastNameMax = 100;

export const updateUserProfileRequestBaseLastNameMax = 100;

export const updateUserProfileRequestCompanyNameMax = 200;

export const updateUserProfileRequestBaseCompanyNameMax = 200;



export const UpdateUserProfileRequest = zod.strictObject({
  "first_name": zod.string().min(1).max(updateUserProfileRequestFirstNameMax).optional().describe('First name'),
  "base_first_name": zod.string().max(updateUserProfileRequestBaseFirstNameMax).optional().describe('The base of `first_name`; if it has changed, nothing is changed'),
  "last_name": zod.string().min(1).max(updateUserProfileRequestLastNameMax).optional().describe('Last name'),
  "base_last_name": zod.string().max(updateUserProfileRequestBaseLastNameMax).optional().describe('The base of `last_name`; if it has changed, nothing is changed'),
  "company_name": zod.string().max(updateUserProfileRequestCompanyNameMax).optional().describe('Company'),
  "base_company_name": zod.string().max(updateUserProfileRequestBaseCompanyNameMax).optional().describe('The base of `company_name`; if it has changed, nothing is changed'),
  "how_did_you_hear_about_us": ReferralSource.optional(),
  "receive_updates": zod.boolean().optional().describe('Content tips and updates by email'),
  "scene_pace_preference": ScenePace.optional(),
  "show_mature_content": zod.boolean().optional().describe('Whether mature content may be shown'),
  "image_model": ImageModel.optional(),
  "complete_profile": zod.boolean().optional().describe('True from /complete-profile: the profile counts as complete afterwards')
}).describe('Profile fields to change; omitted fields stay unchanged');

export type UpdateUserProfileRequest = zod.input<typeof UpdateUserProfileRequest>;
export type UpdateUserProfileRequestOutput = zod.output<typeof UpdateUserProfileRequest>;
