/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaType } from './mediaType.zod.ts';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayFit } from './overlayFit.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';

export const publicMediaOverlayOverlayOrderMin = 0;
export const publicMediaOverlayOverlayOrderMax = 2147483647;

export const publicMediaOverlayStartMsMin = 0;
export const publicMediaOverlayStartMsMax = 86400000;

export const publicMediaOverlayDurationMsMax = 86400000;

export const publicMediaOverlayMediaUrlMax = 8192;

export const publicMediaOverlayContentTypeMax = 400000;

export const publicMediaOverlayWidthMin = 0;
export const publicMediaOverlayWidthMax = 100000;

export const publicMediaOverlayHeightMin = 0;
export const publicMediaOverlayHeightMax = 100000;

export const publicMediaOverlayVideoStartMin = 0;
export const publicMediaOverlayVideoStartMax = 86400000;

export const publicMediaOverlayVolumeMin = 0;
export const publicMediaOverlayVolumeMax = 1;



export const PublicMediaOverlay = zod.strictObject({
  "id": zod.uuid().describe('The overlay'),
  "kind": zod.enum(['MEDIA']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullable().describe('Scene it belongs to; null: it belongs to the whole video'),
  "overlay_order": zod.int().min(publicMediaOverlayOverlayOrderMin).max(publicMediaOverlayOverlayOrderMax).describe('Later ones lie above earlier ones of the same scene or video'),
  "start_ms": zod.int().min(publicMediaOverlayStartMsMin).max(publicMediaOverlayStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(publicMediaOverlayDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.describe('How it appears'),
  "motion_out": OverlayMotion.describe('How it disappears'),
  "media_type": MediaType,
  "media_url": zod.string().max(publicMediaOverlayMediaUrlMax).nullable().describe('The image or video; null for none'),
  "content_type": zod.string().max(publicMediaOverlayContentTypeMax).nullable().describe('MIME type of the media, for example image/gif; null for none'),
  "width": zod.int().min(publicMediaOverlayWidthMin).max(publicMediaOverlayWidthMax).nullable().describe('Width of the media, px; null when unknown'),
  "height": zod.int().min(publicMediaOverlayHeightMin).max(publicMediaOverlayHeightMax).nullable().describe('Height of the media, px; null when unknown'),
  "fit": OverlayFit,
  "video_start": zod.int().min(publicMediaOverlayVideoStartMin).max(publicMediaOverlayVideoStartMax).nullable().describe('In point of a video, ms from its start; null for its start, and for an image'),
  "volume": zod.number().min(publicMediaOverlayVolumeMin).max(publicMediaOverlayVolumeMax).describe('Loudness of the video\'s own sound, 0 to 1; 0 is silent')
}).describe('An image or video over the scenes, for a visitor\'s player');

export type PublicMediaOverlay = zod.input<typeof PublicMediaOverlay>;
export type PublicMediaOverlayOutput = zod.output<typeof PublicMediaOverlay>;
