/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ScriptType = zod.enum(['PROMPT', 'SCRIPT', 'SCREENPLAY']).describe('How the text that was typed is read. PROMPT invents a narration about it, SCRIPT speaks it word for word, SCREENPLAY reads headings, action and dialogue');

export type ScriptType = zod.input<typeof ScriptType>;
export type ScriptTypeOutput = zod.output<typeof ScriptType>;
