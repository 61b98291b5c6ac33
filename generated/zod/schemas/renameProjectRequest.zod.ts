/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const renameProjectRequestNameMax = 120;

export const renameProjectRequestBaseNameMax = 120;



export const RenameProjectRequest = zod.strictObject({
  "name": zod.string().min(1).max(renameProjectRequestNameMax).describe('Displayed name'),
  "base_name": zod.string().max(renameProjectRequestBaseNameMax).optional().describe('The base of `name`; if it has changed, nothing is changed')
}).describe('A new name');

export type RenameProjectRequest = zod.input<typeof RenameProjectRequest>;
export type RenameProjectRequestOutput = zod.output<typeof RenameProjectRequest>;
