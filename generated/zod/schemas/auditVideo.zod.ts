/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AuditVideo = zod.object({
  "render_id": zod.uuid().describe('The export'),
  "story_id": zod.uuid().describe('The story'),
  "display_title": zod.string().describe('Title of the story'),
  "user_id": zod.uuid().describe('The person'),
  "email": zod.email().describe('The person’s address'),
  "video_url": zod.string().nullable().describe('Signed address of the video; null when it was deleted'),
  "thumbnail_url": zod.string().nullable().describe('Signed address of a still; null when there is none'),
  "width": zod.int().describe('Width, px'),
  "height": zod.int().describe('Height, px'),
  "duration_ms": zod.int().describe('Length, ms'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was exported')
}).describe('An exported video');

export type AuditVideo = zod.input<typeof AuditVideo>;
export type AuditVideoOutput = zod.output<typeof AuditVideo>;
