/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ArollType = zod.enum(['ImageARoll', 'VideoARoll']).describe('Whether the A-roll shows an image or a video');

export type ArollType = zod.input<typeof ArollType>;
export type ArollTypeOutput = zod.output<typeof ArollType>;
