/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LocationTypeInputDefault = `INT`;

export const LocationTypeInput = zod.enum(['INT', 'EXT', 'INT_EXT']).default(LocationTypeInputDefault).describe('Where the segment plays: inside, outside, or both');

export type LocationTypeInput = zod.input<typeof LocationTypeInput>;
export type LocationTypeInputOutput = zod.output<typeof LocationTypeInput>;
