/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OverlayEasing = zod.enum(['LINEAR', 'EASE_IN', 'EASE_OUT', 'EASE_IN_OUT', 'OVERSHOOT']).describe('How the motion speeds up and slows down; OVERSHOOT goes beyond its end and comes back');

export type OverlayEasing = zod.input<typeof OverlayEasing>;
export type OverlayEasingOutput = zod.output<typeof OverlayEasing>;
