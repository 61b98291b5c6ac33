/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TransitionName = zod.enum({
  NONE: '',
  FADE: 'fade',
  SLIDE_LEFT: 'slide-left',
  SLIDE_RIGHT: 'slide-right',
  WIPE: 'wipe',
  ZOOM: 'zoom',
  DIP_TO_BLACK: 'dip-to-black',
}).describe('The transition of the A-roll from the one before it; empty for none');

export type TransitionName = zod.input<typeof TransitionName>;
export type TransitionNameOutput = zod.output<typeof TransitionName>;
