/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the A-roll comes in over the one before it; empty is none
 */
export type TransitionName = typeof TransitionName[keyof typeof TransitionName];


export const TransitionName = {
  NONE: '',
  FADE: 'fade',
  SLIDE_LEFT: 'slide-left',
  SLIDE_RIGHT: 'slide-right',
  WIPE: 'wipe',
  ZOOM: 'zoom',
  DIP_TO_BLACK: 'dip-to-black',
} as const;
