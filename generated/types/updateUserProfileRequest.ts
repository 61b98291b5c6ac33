/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageModel } from './imageModel.ts';
import type { ReferralSource } from './referralSource.ts';
import type { ScenePace } from './scenePace.ts';

/**
 * Profile fields to change; what is left out stays
 */
export interface UpdateUserProfileRequest {
  /**
     * First name
     * @minLength 1
     * @maxLength 100
     */
  first_name?: string;
  /**
     * What `first_name` was written over; when it is another one by now, nothing is changed
     * @maxLength 100
     */
  base_first_name?: string;
  /**
     * Last name
     * @minLength 1
     * @maxLength 100
     */
  last_name?: string;
  /**
     * What `last_name` was written over; when it is another one by now, nothing is changed
     * @maxLength 100
     */
  base_last_name?: string;
  /**
     * Company
     * @maxLength 200
     */
  company_name?: string;
  /**
     * What `company_name` was written over; when it is another one by now, nothing is changed
     * @maxLength 200
     */
  base_company_name?: string;
  how_did_you_hear_about_us?: ReferralSource;
  /** Content tips and updates by mail */
  receive_updates?: boolean;
  scene_pace_preference?: ScenePace;
  /** Whether mature content may be shown */
  show_mature_content?: boolean;
  image_model?: ImageModel;
  /** True from /complete-profile: the profile counts as complete afterwards */
  complete_profile?: boolean;
}
