/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Corner the logo stands in
 */
export type BrandOverlayLogoPosition = typeof BrandOverlayLogoPosition[keyof typeof BrandOverlayLogoPosition];


export const BrandOverlayLogoPosition = {
  TOP_LEFT: 'TOP_LEFT',
  TOP_RIGHT: 'TOP_RIGHT',
  BOTTOM_LEFT: 'BOTTOM_LEFT',
  BOTTOM_RIGHT: 'BOTTOM_RIGHT',
} as const;
