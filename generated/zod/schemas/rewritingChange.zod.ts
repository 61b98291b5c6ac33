/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RewritingChange = zod.enum(['SAME', 'CHANGED', 'ADDED', 'REMOVED']).describe('What a new writing does with a scene. SAME, it says what it said; CHANGED, it says something else; ADDED; REMOVED');

export type RewritingChange = zod.input<typeof RewritingChange>;
export type RewritingChangeOutput = zod.output<typeof RewritingChange>;
