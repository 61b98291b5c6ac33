/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LocationType = zod.enum(['INT', 'EXT', 'INT_EXT']).describe('Where a segment plays: inside, outside, or both');

export type LocationType = zod.input<typeof LocationType>;
export type LocationTypeOutput = zod.output<typeof LocationType>;
