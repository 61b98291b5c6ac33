/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';

export const stickerOverlayOverlayOrderMin = 0;
export const stickerOverlayOverlayOrderMax = 2147483647;

export const stickerOverlayStartMsMin = 0;
export const stickerOverlayStartMsMax = 86400000;

export const stickerOverlayDurationMsMax = 86400000;

export const stickerOverlayStickerMax = 80;


export const stickerOverlayStickerRegExp = new RegExp('^[a-z0-9-]{1,80}$');


export const StickerOverlay = zod.strictObject({
  "id": zod.uuid().describe('The overlay'),
  "kind": zod.enum(['STICKER']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullable().describe('Scene it belongs to; null: it belongs to the whole video'),
  "overlay_order": zod.int().min(stickerOverlayOverlayOrderMin).max(stickerOverlayOverlayOrderMax).describe('Later ones lie above earlier ones of the same scene or video'),
  "start_ms": zod.int().min(stickerOverlayStartMsMin).max(stickerOverlayStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(stickerOverlayDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.describe('How it appears'),
  "motion_out": OverlayMotion.describe('How it disappears'),
  "sticker": zod.string().max(stickerOverlayStickerMax).regex(stickerOverlayStickerRegExp).describe('Name of the sticker, with its skin tone')
}).describe('A sticker over the scenes');

export type StickerOverlay = zod.input<typeof StickerOverlay>;
export type StickerOverlayOutput = zod.output<typeof StickerOverlay>;
