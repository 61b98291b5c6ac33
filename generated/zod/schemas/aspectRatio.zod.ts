/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AspectRatio = zod.enum(['NINE_SIXTEEN', 'SIXTEEN_NINE', 'ONE_ONE']).describe('Shape of the video, NINE_SIXTEEN 1080x1920 px, SIXTEEN_NINE 1920x1080 px, ONE_ONE 1080x1080 px');

export type AspectRatio = zod.input<typeof AspectRatio>;
export type AspectRatioOutput = zod.output<typeof AspectRatio>;
