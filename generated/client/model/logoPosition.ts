/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Corner the logo sits in
 */
export type LogoPosition = typeof LogoPosition[keyof typeof LogoPosition];


export const LogoPosition = {
  TOP_LEFT: 'TOP_LEFT',
  TOP_RIGHT: 'TOP_RIGHT',
  BOTTOM_LEFT: 'BOTTOM_LEFT',
  BOTTOM_RIGHT: 'BOTTOM_RIGHT',
} as const;
