/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StalePart = zod.enum(['VOICE', 'CAPTIONS', 'LENGTH', 'PICTURE', 'MOTION', 'LIP_SYNC']).describe('The outdated part. CAPTIONS and LENGTH come with the voice-over; MOTION is the clip of an image');

export type StalePart = zod.input<typeof StalePart>;
export type StalePartOutput = zod.output<typeof StalePart>;
