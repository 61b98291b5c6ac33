/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MediaSource = zod.enum(['SYSTEM', 'USER', 'GENERATED', 'STOCK']).describe('Where the file comes from');

export type MediaSource = zod.input<typeof MediaSource>;
export type MediaSourceOutput = zod.output<typeof MediaSource>;
