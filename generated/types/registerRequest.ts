/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReferralSource } from './referralSource.ts';

/**
 * A new account
 */
export interface RegisterRequest {
  /**
     * The email address; it is the user name
     * @minLength 5
     * @maxLength 254
     */
  username: string;
  /**
     * At least 8 characters; neither a common password nor the own address
     * @minLength 8
     * @maxLength 128
     */
  password: string;
  /**
     * First name
     * @minLength 1
     * @maxLength 100
     */
  first_name: string;
  /**
     * Last name
     * @minLength 1
     * @maxLength 100
     */
  last_name: string;
  /**
     * Company
     * @minLength 1
     * @maxLength 200
     */
  company_name: string;
  how_did_you_hear_about_us: ReferralSource;
  /** Content tips and updates by mail */
  receive_updates?: boolean;
  /** Terms of Use and Privacy Policy; only true is accepted */
  agree_to_tnc: true;
}
