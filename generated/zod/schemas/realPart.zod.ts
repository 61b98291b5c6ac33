/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RealPart = zod.enum(['PICTURE', 'VOICE', 'MOTION', 'LIP_SYNC']).describe('What can be made by a real engine. PICTURE of an A-roll; VOICE of a scene; MOTION, a clip of an image; LIP_SYNC, one that speaks, in its place');

export type RealPart = zod.input<typeof RealPart>;
export type RealPartOutput = zod.output<typeof RealPart>;
