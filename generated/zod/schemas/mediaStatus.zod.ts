/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MediaStatus = zod.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED']).describe('PENDING waits for its bytes, PROCESSING is being read or made, COMPLETED can be shown, FAILED cannot');

export type MediaStatus = zod.input<typeof MediaStatus>;
export type MediaStatusOutput = zod.output<typeof MediaStatus>;
