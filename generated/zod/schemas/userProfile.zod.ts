/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageModel } from './imageModel.zod.ts';
import { ReferralSource } from './referralSource.zod.ts';
import { ScenePace } from './scenePace.zod.ts';

export const userProfileEmailMax = 320;

export const userProfileFirstNameMax = 2000;

export const userProfileLastNameMax = 2000;

export const userProfileCompanyNameMax = 2000;

export const userProfileCountryMax = 2;


export const userProfileCountryRegExp = new RegExp('^[A-Z]{2}$');
export const userProfilePictureUrlMax = 8000;

export const userProfilePendingEmailMax = 320;



export const UserProfile = zod.object({
  "user_id": zod.uuid().describe('The user'),
  "email": zod.email().max(userProfileEmailMax).describe('The email'),
  "first_name": zod.string().max(userProfileFirstNameMax).describe('First name'),
  "last_name": zod.string().max(userProfileLastNameMax).describe('Last name'),
  "company_name": zod.string().max(userProfileCompanyNameMax).describe('Company; empty when unknown'),
  "how_did_you_hear_about_us": zod.union([ReferralSource,zod.null()]).describe('How the user found the product; null when unknown'),
  "receive_updates": zod.boolean().describe('Content tips and updates by email'),
  "email_on_video_export": zod.boolean().describe('An email when an export is done'),
  "show_mature_content": zod.boolean().describe('Whether mature content may be shown'),
  "scene_pace_preference": ScenePace,
  "image_model": ImageModel,
  "country": zod.string().max(userProfileCountryMax).regex(userProfileCountryRegExp).nullable().describe('ISO 3166-1 alpha-2 code; null while unknown'),
  "has_password": zod.boolean().describe('False for an account that only signs in with Google'),
  "is_profile_complete": zod.boolean().describe('False until /complete-profile was submitted'),
  "picture_url": zod.string().max(userProfilePictureUrlMax).nullable().describe('The profile picture; null while initials are shown'),
  "has_google": zod.boolean().describe('Whether the account signs in with Google'),
  "pending_email": zod.email().max(userProfilePendingEmailMax).nullable().describe('The new email that awaits confirmation; null without one')
}).describe('The user\'s own data and preferences');

export type UserProfile = zod.input<typeof UserProfile>;
export type UserProfileOutput = zod.output<typeof UserProfile>;
