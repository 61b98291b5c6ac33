/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayFit } from './overlayFit.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';

export const mediaOverlayOverlayOrderMin = 0;
export const mediaOverlayOverlayOrderMax = 2147483647;

export const mediaOverlayStartMsMin = 0;
export const mediaOverlayStartMsMax = 86400000;

export const mediaOverlayDurationMsMax = 86400000;

export const mediaOverlayVideoStartMin = 0;
export const mediaOverlayVideoStartMax = 86400000;

export const mediaOverlayVolumeMin = 0;
export const mediaOverlayVolumeMax = 1;



export const MediaOverlay = zod.strictObject({
  "id": zod.uuid().describe('The overlay'),
  "kind": zod.enum(['MEDIA']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullable().describe('Scene it belongs to; null: it belongs to the whole video'),
  "overlay_order": zod.int().min(mediaOverlayOverlayOrderMin).max(mediaOverlayOverlayOrderMax).describe('Later ones lie above earlier ones of the same scene or video'),
  "start_ms": zod.int().min(mediaOverlayStartMsMin).max(mediaOverlayStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(mediaOverlayDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.describe('How it appears'),
  "motion_out": OverlayMotion.describe('How it disappears'),
  "media": zod.union([Media,zod.null()]).describe('The shown media; null when it was deleted'),
  "fit": OverlayFit,
  "video_start": zod.int().min(mediaOverlayVideoStartMin).max(mediaOverlayVideoStartMax).nullable().describe('In point of a video, ms from its start; null for its start, and for an image'),
  "volume": zod.number().min(mediaOverlayVolumeMin).max(mediaOverlayVolumeMax).describe('Loudness of the video\'s own sound, 0 to 1; 0 is silent')
}).describe('An image or video over the scenes');

export type MediaOverlay = zod.input<typeof MediaOverlay>;
export type MediaOverlayOutput = zod.output<typeof MediaOverlay>;
