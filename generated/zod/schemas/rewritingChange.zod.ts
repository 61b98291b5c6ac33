/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RewritingChange = zod.enum(['SAME', 'CHANGED', 'ADDED', 'REMOVED']).describe('The change of a scene in a regenerated script. SAME, with the same text; CHANGED, with another one; ADDED; REMOVED');

export type RewritingChange = zod.input<typeof RewritingChange>;
export type RewritingChangeOutput = zod.output<typeof RewritingChange>;
