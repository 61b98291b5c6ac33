/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ToolVerdict = zod.enum(['NONE', 'KEPT', 'REJECTED']).describe('The user\'s verdict on a result; a rejected one stays and can be kept again');

export type ToolVerdict = zod.input<typeof ToolVerdict>;
export type ToolVerdictOutput = zod.output<typeof ToolVerdict>;
