/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FileUploadedRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "aroll_id": zod.uuid().optional().describe('A-roll that shows the file; left out, an image or video becomes a new A-roll and a recording the voice-over'),
  "media_id": zod.uuid().describe('The uploaded media')
}).describe('An upload and where it belongs');

export type FileUploadedRequest = zod.input<typeof FileUploadedRequest>;
export type FileUploadedRequestOutput = zod.output<typeof FileUploadedRequest>;
