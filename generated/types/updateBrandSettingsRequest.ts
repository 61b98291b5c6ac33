/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CustomCaptionsStyleInput } from './customCaptionsStyleInput.ts';
import type { LogoPosition } from './logoPosition.ts';
import type { TemplatedCaptionsStyle } from './templatedCaptionsStyle.ts';

/**
 * Brand settings to change; what is left out stays
 */
export interface UpdateBrandSettingsRequest {
  /**
     * Width of the logo, percent of the video's width
     * @minimum 1
     * @maximum 100
     */
  logo_size?: number;
  logo_position?: LogoPosition;
  /** Whether what lies behind the logo is blurred */
  logo_blur?: boolean;
  templated_captions_style?: TemplatedCaptionsStyle;
  /** Custom style of the captions; null goes back to the template alone */
  custom_captions_style?: CustomCaptionsStyleInput | null;
  /**
     * Whom the videos speak to
     * @maxLength 4000
     */
  ideal_customer_profile?: string;
  /**
     * What `ideal_customer_profile` was written over; when it says something else by now, nothing is changed
     * @maxLength 4000
     */
  base_ideal_customer_profile?: string;
  /**
     * What the company does
     * @maxLength 4000
     */
  about_company?: string;
  /**
     * What `about_company` was written over; when it says something else by now, nothing is changed
     * @maxLength 4000
     */
  base_about_company?: string;
}
