/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createProjectRequestNameMax = 120;



export const CreateProjectRequest = zod.strictObject({
  "name": zod.string().min(1).max(createProjectRequestNameMax).describe('Displayed name')
}).describe('A new project');

export type CreateProjectRequest = zod.input<typeof CreateProjectRequest>;
export type CreateProjectRequestOutput = zod.output<typeof CreateProjectRequest>;
