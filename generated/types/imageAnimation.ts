/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a still picture moves while it is shown
 */
export type ImageAnimation = typeof ImageAnimation[keyof typeof ImageAnimation];


export const ImageAnimation = {
  NONE: 'NONE',
  ZOOM_IN: 'ZOOM_IN',
  ZOOM_OUT: 'ZOOM_OUT',
  PAN_LEFT: 'PAN_LEFT',
  PAN_RIGHT: 'PAN_RIGHT',
  PAN_UP: 'PAN_UP',
  PAN_DOWN: 'PAN_DOWN',
} as const;
