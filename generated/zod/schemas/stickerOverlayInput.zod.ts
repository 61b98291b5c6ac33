/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';

export const stickerOverlayInputOverlayOrderMin = 0;
export const stickerOverlayInputOverlayOrderMax = 1000000;

export const stickerOverlayInputStartMsMin = 0;
export const stickerOverlayInputStartMsMax = 86400000;

export const stickerOverlayInputDurationMsMax = 86400000;

export const stickerOverlayInputStickerMax = 80;


export const stickerOverlayInputStickerRegExp = new RegExp('^[a-z0-9-]{1,80}$');


export const StickerOverlayInput = zod.strictObject({
  "kind": zod.enum(['STICKER']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullish().describe('Scene it belongs to; null or left out: it belongs to the whole video'),
  "overlay_order": zod.int().min(stickerOverlayInputOverlayOrderMin).max(stickerOverlayInputOverlayOrderMax).optional().describe('Later ones lie above earlier ones of the same scene or video; left out: above the others'),
  "start_ms": zod.int().min(stickerOverlayInputStartMsMin).max(stickerOverlayInputStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(stickerOverlayInputDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.optional().describe('How it appears; left out: at once'),
  "motion_out": OverlayMotion.optional().describe('How it disappears; left out: at once'),
  "sticker": zod.string().max(stickerOverlayInputStickerMax).regex(stickerOverlayInputStickerRegExp).describe('Name of the sticker, with its skin tone')
}).describe('A sticker over the scenes, to be added');

export type StickerOverlayInput = zod.input<typeof StickerOverlayInput>;
export type StickerOverlayInputOutput = zod.output<typeof StickerOverlayInput>;
