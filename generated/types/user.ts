/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BrandSettings } from './brandSettings.ts';
import type { CreditBalance } from './creditBalance.ts';
import type { ImageModel } from './imageModel.ts';
import type { PremiumType } from './premiumType.ts';
import type { ScenePace } from './scenePace.ts';
import type { StaffRole } from './staffRole.ts';

/**
 * The signed-in person
 */
export interface User {
  /** The person */
  user_id: string;
  /**
     * First and last name
     * @maxLength 2000
     */
  name: string;
  /**
     * The email address
     * @maxLength 320
     */
  email: string;
  /** Whether a paid plan is active */
  is_premium: boolean;
  /** The paid plan; null on the free one */
  premium_type: PremiumType | null;
  /** Whether staff pages and calls are open */
  is_staff: boolean;
  /**
     * Which of them; empty for who is not staff
     * @maxItems 4
     */
  staff_roles: StaffRole[];
  /** When the account was made */
  date_joined: string;
  /** False until /complete-profile was submitted */
  is_profile_complete: boolean;
  /** False until the onboarding form was submitted */
  is_onboarded: boolean;
  /** True after a mailed one-time password: changePassword comes first */
  must_change_password: boolean;
  /**
     * Prompts to begin with
     * @maxItems 10000
     * @items.maxLength 400000
     */
  suggested_content: string[];
  user_brand_settings: BrandSettings;
  default_image_model: ImageModel;
  /** Names the realtime channel: `private-user-<pusher_id>` */
  pusher_id: string;
  credit_summary: CreditBalance;
  /**
     * The picture that stands for the person; null while initials do
     * @maxLength 8000
     * @nullable
     */
  picture_url: string | null;
  scene_pace_preference: ScenePace;
}
