/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LogoPosition } from './logoPosition.ts';

/**
 * The person's logo as it is drawn over every frame
 */
export interface BrandOverlay {
  /**
     * Signed address of the logo
     * @maxLength 8192
     */
  logo_url: string;
  /**
     * Width of the logo, percent of the video's width
     * @minimum -1000000000
     * @maximum 100000
     */
  logo_size: number;
  logo_position: LogoPosition;
  /** Whether what lies behind the logo is blurred */
  logo_blur: boolean;
}
