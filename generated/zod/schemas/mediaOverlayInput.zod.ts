/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayFit } from './overlayFit.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';

export const mediaOverlayInputOverlayOrderMin = 0;
export const mediaOverlayInputOverlayOrderMax = 1000000;

export const mediaOverlayInputStartMsMin = 0;
export const mediaOverlayInputStartMsMax = 86400000;

export const mediaOverlayInputDurationMsMax = 86400000;

export const mediaOverlayInputVideoStartMin = 0;
export const mediaOverlayInputVideoStartMax = 86400000;

export const mediaOverlayInputVolumeMin = 0;
export const mediaOverlayInputVolumeMax = 1;



export const MediaOverlayInput = zod.strictObject({
  "kind": zod.enum(['MEDIA']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullish().describe('Scene it belongs to; null or left out: it belongs to the whole video'),
  "overlay_order": zod.int().min(mediaOverlayInputOverlayOrderMin).max(mediaOverlayInputOverlayOrderMax).optional().describe('Later ones lie above earlier ones of the same scene or video; left out: above the others'),
  "start_ms": zod.int().min(mediaOverlayInputStartMsMin).max(mediaOverlayInputStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(mediaOverlayInputDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.optional().describe('How it appears; left out: at once'),
  "motion_out": OverlayMotion.optional().describe('How it disappears; left out: at once'),
  "media_id": zod.uuid().describe('The image or video'),
  "fit": OverlayFit.optional().describe('How the media fills its box; left out: COVER'),
  "video_start": zod.int().min(mediaOverlayInputVideoStartMin).max(mediaOverlayInputVideoStartMax).optional().describe('In point of a video, ms from its start; left out: its start'),
  "volume": zod.number().min(mediaOverlayInputVolumeMin).max(mediaOverlayInputVolumeMax).optional().describe('Loudness of the video\'s own sound, 0 to 1; left out: 0, silent')
}).describe('An image or video over the scenes, to be added');

export type MediaOverlayInput = zod.input<typeof MediaOverlayInput>;
export type MediaOverlayInputOutput = zod.output<typeof MediaOverlayInput>;
