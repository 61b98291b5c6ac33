/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AddArollRequest = zod.strictObject({
  "duplicate_of": zod.uuid().optional().describe('A-roll to copy; the copy comes right after it'),
  "scene": zod.uuid().optional().describe('Scene that gets an empty A-roll at its end; needed without `duplicate_of`')
}).describe('A copy of an A-roll, or a new one in a scene');

export type AddArollRequest = zod.input<typeof AddArollRequest>;
export type AddArollRequestOutput = zod.output<typeof AddArollRequest>;
