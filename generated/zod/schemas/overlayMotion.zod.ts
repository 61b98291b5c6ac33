/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayEasing } from './overlayEasing.zod.ts';
import { OverlayMotionName } from './overlayMotionName.zod.ts';

export const overlayMotionDurationMsMin = 0;
export const overlayMotionDurationMsMax = 10000;



export const OverlayMotion = zod.strictObject({
  "name": OverlayMotionName,
  "by": zod.enum(['WHOLE', 'WORD', 'LETTER']).describe('What moves by itself: the whole overlay, or each word or letter of a text'),
  "duration_ms": zod.int().min(overlayMotionDurationMsMin).max(overlayMotionDurationMsMax).describe('How long the motion lasts, ms'),
  "easing": OverlayEasing
}).describe('How an overlay appears or disappears');

export type OverlayMotion = zod.input<typeof OverlayMotion>;
export type OverlayMotionOutput = zod.output<typeof OverlayMotion>;
