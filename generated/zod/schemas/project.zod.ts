/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const projectNameMax = 2000;

export const projectStoryCountMin = 0;
export const projectStoryCountMax = 2147483647;

export const projectArchivedCountMin = 0;
export const projectArchivedCountMax = 2147483647;

export const projectThumbnailUrlMax = 8192;



export const Project = zod.object({
  "id": zod.uuid().describe('The project; the same value as `project_id`'),
  "project_id": zod.uuid().describe('The project'),
  "name": zod.string().max(projectNameMax).describe('Displayed name'),
  "story_count": zod.int().min(projectStoryCountMin).max(projectStoryCountMax).describe('How many stories it holds, archived ones left out'),
  "archived_count": zod.int().min(projectArchivedCountMin).max(projectArchivedCountMax).describe('How many archived stories it holds'),
  "thumbnail_url": zod.string().max(projectThumbnailUrlMax).nullable().describe('Small image of its newest story'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it or one of its stories last changed')
}).describe('A folder of stories');

export type Project = zod.input<typeof Project>;
export type ProjectOutput = zod.output<typeof Project>;
