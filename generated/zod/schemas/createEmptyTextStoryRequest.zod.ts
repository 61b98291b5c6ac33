/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { Language } from './language.zod.ts';

export const createEmptyTextStoryRequestStoryNameMax = 200;



export const CreateEmptyTextStoryRequest = zod.strictObject({
  "project_id": zod.uuid().optional().describe('Project that will hold the story'),
  "story_name": zod.string().min(1).max(createEmptyTextStoryRequestStoryNameMax).optional().describe('Title; left out, the story is untitled'),
  "aspect_ratio": AspectRatio.optional(),
  "language": Language.optional()
}).describe('What a blank story begins with');

export type CreateEmptyTextStoryRequest = zod.input<typeof CreateEmptyTextStoryRequest>;
export type CreateEmptyTextStoryRequestOutput = zod.output<typeof CreateEmptyTextStoryRequest>;
