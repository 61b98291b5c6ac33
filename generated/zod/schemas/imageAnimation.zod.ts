/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImageAnimation = zod.enum(['NONE', 'ZOOM_IN', 'ZOOM_OUT', 'PAN_LEFT', 'PAN_RIGHT', 'PAN_UP', 'PAN_DOWN']).describe('How a still image moves while it is shown');

export type ImageAnimation = zod.input<typeof ImageAnimation>;
export type ImageAnimationOutput = zod.output<typeof ImageAnimation>;
