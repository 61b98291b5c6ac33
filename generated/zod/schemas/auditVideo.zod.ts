/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FilmFlag } from './filmFlag.zod.ts';

export const auditVideoDisplayTitleMax = 2000;

export const auditVideoEmailMax = 320;

export const auditVideoVideoUrlMax = 8192;

export const auditVideoThumbnailUrlMax = 8192;

export const auditVideoWidthMin = 0;
export const auditVideoWidthMax = 100000;

export const auditVideoHeightMin = 0;
export const auditVideoHeightMax = 100000;

export const auditVideoDurationMsMin = 0;
export const auditVideoDurationMsMax = 86400000;

export const auditVideoRejectionReasonMax = 2000;

export const auditVideoObjectionMax = 2000;

export const auditVideoFlagsMax = 100;



export const AuditVideo = zod.object({
  "render_id": zod.uuid().describe('The export'),
  "story_id": zod.uuid().describe('The story'),
  "display_title": zod.string().max(auditVideoDisplayTitleMax).describe('Title of the story'),
  "user_id": zod.uuid().describe('The user'),
  "email": zod.string().max(auditVideoEmailMax).describe('The email, masked until it is revealed'),
  "video_url": zod.string().max(auditVideoVideoUrlMax).nullable().describe('Signed URL of the video; null when it was deleted'),
  "thumbnail_url": zod.string().max(auditVideoThumbnailUrlMax).nullable().describe('Signed URL of a still; null when there is none'),
  "width": zod.int().min(auditVideoWidthMin).max(auditVideoWidthMax).describe('Width, px'),
  "height": zod.int().min(auditVideoHeightMin).max(auditVideoHeightMax).describe('Height, px'),
  "duration_ms": zod.int().min(auditVideoDurationMsMin).max(auditVideoDurationMsMax).describe('Length, ms'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was exported'),
  "held_until": zod.iso.datetime({"offset":true}).describe('Until when it is the caller\'s'),
  "rejection_reason": zod.string().max(auditVideoRejectionReasonMax).nullable().describe('Why it was rejected before its owner objected; null without an objection'),
  "objection": zod.string().max(auditVideoObjectionMax).nullable().describe('What its owner objects; null without an objection'),
  "objected_at": zod.iso.datetime({"offset":true}).nullable().describe('When the owner objected; null without an objection'),
  "flags": zod.array(FilmFlag).max(auditVideoFlagsMax).describe('Seconds to review, in the order of the film')
}).describe('An exported video');

export type AuditVideo = zod.input<typeof AuditVideo>;
export type AuditVideoOutput = zod.output<typeof AuditVideo>;
