/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MediaType = zod.enum(['image', 'video', 'audio']).describe('Kind of file');

export type MediaType = zod.input<typeof MediaType>;
export type MediaTypeOutput = zod.output<typeof MediaType>;
