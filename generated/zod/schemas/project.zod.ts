/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Project = zod.object({
  "id": zod.uuid().describe('The project; the same value as `project_id`'),
  "project_id": zod.uuid().describe('The project'),
  "name": zod.string().describe('Name as people read it'),
  "story_count": zod.int().describe('How many stories it holds, archived ones left out'),
  "archived_count": zod.int().describe('How many archived stories it holds'),
  "thumbnail_url": zod.string().nullable().describe('Small picture of its newest story'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it or one of its stories last changed')
}).describe('A folder of stories');

export type Project = zod.input<typeof Project>;
export type ProjectOutput = zod.output<typeof Project>;
