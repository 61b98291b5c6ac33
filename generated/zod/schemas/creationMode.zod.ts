/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreationMode = zod.enum(['Text', 'Script', 'Screenplay', 'Audio', 'VideoCaptions', 'Avatar', 'Narrated', 'Blank']).describe('What the story began with');

export type CreationMode = zod.input<typeof CreationMode>;
export type CreationModeOutput = zod.output<typeof CreationMode>;
