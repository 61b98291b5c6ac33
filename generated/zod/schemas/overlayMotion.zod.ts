/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayEasing } from './overlayEasing.zod.ts';
import { OverlayMotionName } from './overlayMotionName.zod.ts';
import { OverlayMotionPart } from './overlayMotionPart.zod.ts';

export const overlayMotionDurationMsMin = 0;
export const overlayMotionDurationMsMax = 10000;



export const OverlayMotion = zod.strictObject({
  "name": OverlayMotionName,
  "by": OverlayMotionPart,
  "duration_ms": zod.int().min(overlayMotionDurationMsMin).max(overlayMotionDurationMsMax).describe('How long the motion lasts, ms'),
  "easing": OverlayEasing
}).describe('How an overlay appears or disappears');

export type OverlayMotion = zod.input<typeof OverlayMotion>;
export type OverlayMotionOutput = zod.output<typeof OverlayMotion>;
