/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BrandSettings } from './brandSettings.zod.ts';
import { CreditBalance } from './creditBalance.zod.ts';
import { ImageModel } from './imageModel.zod.ts';
import { PremiumType } from './premiumType.zod.ts';
import { ScenePace } from './scenePace.zod.ts';
import { StaffRole } from './staffRole.zod.ts';

export const userNameMax = 2000;

export const userEmailMax = 320;

export const userStaffRolesMax = 4;

export const userSuggestedContentItemMax = 400000;

export const userSuggestedContentMax = 10000;

export const userPictureUrlMax = 8000;



export const User = zod.object({
  "user_id": zod.uuid().describe('The user'),
  "name": zod.string().max(userNameMax).describe('First and last name'),
  "email": zod.email().max(userEmailMax).describe('The email'),
  "is_premium": zod.boolean().describe('Whether a paid plan is active'),
  "premium_type": zod.union([PremiumType,zod.null()]).describe('The paid plan; null on the free one'),
  "is_staff": zod.boolean().describe('Whether staff pages and calls are open'),
  "staff_roles": zod.array(StaffRole).max(userStaffRolesMax).describe('Their roles; empty for users who are not staff'),
  "date_joined": zod.iso.datetime({"offset":true}).describe('When the account was made'),
  "is_profile_complete": zod.boolean().describe('False until /complete-profile was submitted'),
  "is_onboarded": zod.boolean().describe('False until the onboarding form was submitted'),
  "must_change_password": zod.boolean().describe('True after an emailed one-time password: changePassword comes first'),
  "suggested_content": zod.array(zod.string().max(userSuggestedContentItemMax)).max(userSuggestedContentMax).describe('Prompts to begin with'),
  "user_brand_settings": BrandSettings,
  "default_image_model": ImageModel,
  "pusher_id": zod.uuid().describe('Names the realtime channel: `private-user-<pusher_id>`'),
  "credit_summary": CreditBalance,
  "picture_url": zod.string().max(userPictureUrlMax).nullable().describe('The profile picture; null while initials are shown'),
  "scene_pace_preference": ScenePace
}).describe('The signed-in user');

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;
