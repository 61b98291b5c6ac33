/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const HandEdit = zod.enum(['TEXT', 'VOICE', 'CAPTIONS', 'VISUALS']).describe('The user\'s edits of a scene. TEXT; VOICE, a recording of their own; CAPTIONS, typed or timed by hand; VISUALS, uploaded or edited');

export type HandEdit = zod.input<typeof HandEdit>;
export type HandEditOutput = zod.output<typeof HandEdit>;
