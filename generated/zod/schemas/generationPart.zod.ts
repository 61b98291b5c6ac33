/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerationPart = zod.enum(['WRITING', 'PICTURE', 'VOICE', 'MOTION', 'LIP_SYNC']).describe('The part of a story. WRITING, its text in scenes; PICTURE of an A-roll; VOICE of a scene; MOTION, a clip of an image; LIP_SYNC, one that speaks, in its place');

export type GenerationPart = zod.input<typeof GenerationPart>;
export type GenerationPartOutput = zod.output<typeof GenerationPart>;
