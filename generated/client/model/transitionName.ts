/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the A-roll comes in over the one before it; empty is none
 */
export type TransitionName = typeof TransitionName[keyof typeof TransitionName];


export const TransitionName = {
  '': '',
  fade: 'fade',
  'slide-left': 'slide-left',
  'slide-right': 'slide-right',
  wipe: 'wipe',
  zoom: 'zoom',
  'dip-to-black': 'dip-to-black',
} as const;
