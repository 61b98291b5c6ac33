/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageModel } from './imageModel.ts';
import type { ReferralSource } from './referralSource.ts';
import type { ScenePace } from './scenePace.ts';

/**
 * What a person has told about themselves, and their preferences
 */
export interface UserProfile {
  /** The person */
  user_id: string;
  /**
     * The email address
     * @maxLength 320
     */
  email: string;
  /**
     * First name
     * @maxLength 2000
     */
  first_name: string;
  /**
     * Last name
     * @maxLength 2000
     */
  last_name: string;
  /**
     * Company; empty when not told
     * @maxLength 2000
     */
  company_name: string;
  /** How the person found the product; null when not told */
  how_did_you_hear_about_us: ReferralSource | null;
  /** Content tips and updates by mail */
  receive_updates: boolean;
  /** A mail when an export is done */
  email_on_video_export: boolean;
  /** Whether mature content may be shown */
  show_mature_content: boolean;
  scene_pace_preference: ScenePace;
  image_model: ImageModel;
  /**
     * ISO 3166-1 alpha-2 code; null while unknown
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
  /** False for an account that only signs in with Google */
  has_password: boolean;
  /** False until /complete-profile was submitted */
  is_profile_complete: boolean;
  /**
     * The picture that stands for the person; null while initials do
     * @maxLength 8000
     * @nullable
     */
  picture_url: string | null;
  /** Whether the account signs in with Google */
  has_google: boolean;
  /**
     * The new address that a mailed link has still to confirm; null while none is
     * @maxLength 320
     * @nullable
     */
  pending_email: string | null;
}
