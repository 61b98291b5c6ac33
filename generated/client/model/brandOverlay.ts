/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BrandOverlayLogoPosition } from './brandOverlayLogoPosition.ts';

/**
 * The person's logo as it is drawn over every frame
 */
export interface BrandOverlay {
  /** Signed address of the logo */
  logo_url: string;
  /** Width of the logo, percent of the video's width */
  logo_size: number;
  /** Corner the logo stands in */
  logo_position: BrandOverlayLogoPosition;
  /** Whether the picture is blurred behind the logo */
  logo_blur: boolean;
}
