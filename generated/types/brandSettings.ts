/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CustomCaptionsStyle } from './customCaptionsStyle.ts';
import type { LogoPosition } from './logoPosition.ts';
import type { TemplatedCaptionsStyle } from './templatedCaptionsStyle.ts';

/**
 * How a person’s videos carry their brand
 */
export interface BrandSettings {
  /**
     * Signed address of the logo; null while there is none
     * @maxLength 8192
     * @nullable
     */
  logo_url: string | null;
  /**
     * Width of the logo, percent of the video's width
     * @minimum -1000000000
     * @maximum 100000
     */
  logo_size: number;
  logo_position: LogoPosition;
  /** Whether what lies behind the logo is blurred */
  logo_blur: boolean;
  templated_captions_style: TemplatedCaptionsStyle;
  /** Custom style of the captions; null for the template alone */
  custom_captions_style: CustomCaptionsStyle | null;
  /**
     * Whom the videos speak to
     * @maxLength 4000
     */
  ideal_customer_profile: string;
  /**
     * What the company does
     * @maxLength 4000
     */
  about_company: string;
  /** Whether the two texts were written by the writer engine */
  gpt_generated: boolean;
}
