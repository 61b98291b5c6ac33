/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A template that this account offers to another one
 */
export interface GivenTemplateOffer {
  /** The offer */
  offer_id: string;
  /**
     * Address it was offered to; says nothing about whether there is such an account
     * @maxLength 2000
     */
  to_email: string;
  /**
     * Title of the template
     * @maxLength 2000
     */
  display_title: string;
  /** When it was offered */
  created_at: string;
  /** Until when it can be accepted */
  expires_at: string;
}
