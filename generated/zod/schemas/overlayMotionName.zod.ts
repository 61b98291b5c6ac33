/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OverlayMotionName = zod.enum(['NONE', 'FADE', 'SLIDE_LEFT', 'SLIDE_RIGHT', 'SLIDE_UP', 'SLIDE_DOWN', 'SCALE', 'TYPEWRITER']).describe('How an overlay appears or disappears; TYPEWRITER types a text and fades everything else');

export type OverlayMotionName = zod.input<typeof OverlayMotionName>;
export type OverlayMotionNameOutput = zod.output<typeof OverlayMotionName>;
