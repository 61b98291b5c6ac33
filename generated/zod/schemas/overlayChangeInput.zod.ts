/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayAlign } from './overlayAlign.zod.ts';
import { OverlayBackground } from './overlayBackground.zod.ts';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayFit } from './overlayFit.zod.ts';
import { OverlayFont } from './overlayFont.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';
import { OverlayOutline } from './overlayOutline.zod.ts';
import { OverlayShadow } from './overlayShadow.zod.ts';
import { OverlayShape } from './overlayShape.zod.ts';
import { OverlayStroke } from './overlayStroke.zod.ts';

export const overlayChangeInputOverlayOrderMin = 0;
export const overlayChangeInputOverlayOrderMax = 1000000;

export const overlayChangeInputStartMsMin = 0;
export const overlayChangeInputStartMsMax = 86400000;

export const overlayChangeInputDurationMsMax = 86400000;

export const overlayChangeInputVideoStartMin = 0;
export const overlayChangeInputVideoStartMax = 86400000;

export const overlayChangeInputVolumeMin = 0;
export const overlayChangeInputVolumeMax = 1;

export const overlayChangeInputTextMax = 500;

export const overlayChangeInputBaseTextMax = 2000;

export const overlayChangeInputFontWeightMin = 100;
export const overlayChangeInputFontWeightMax = 900;

export const overlayChangeInputFontSizeMin = 0.01;
export const overlayChangeInputFontSizeMax = 0.5;

export const overlayChangeInputColorMax = 7;


export const overlayChangeInputColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const overlayChangeInputLineHeightMin = 0.8;
export const overlayChangeInputLineHeightMax = 3;

export const overlayChangeInputFillMax = 7;


export const overlayChangeInputFillRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const overlayChangeInputStickerMax = 80;


export const overlayChangeInputStickerRegExp = new RegExp('^[a-z0-9-]{1,80}$');


export const OverlayChangeInput = zod.strictObject({
  "overlay_id": zod.uuid().describe('The overlay'),
  "scene_id": zod.uuid().nullish().describe('Scene it belongs to; null: it belongs to the whole video'),
  "overlay_order": zod.int().min(overlayChangeInputOverlayOrderMin).max(overlayChangeInputOverlayOrderMax).optional().describe('Later ones lie above earlier ones of the same scene or video'),
  "start_ms": zod.int().min(overlayChangeInputStartMsMin).max(overlayChangeInputStartMsMax).optional().describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(overlayChangeInputDurationMsMax).optional().describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox.optional(),
  "motion_in": OverlayMotion.optional().describe('How it appears'),
  "motion_out": OverlayMotion.optional().describe('How it disappears'),
  "media_id": zod.uuid().optional().describe('The image or video of a MEDIA overlay'),
  "fit": OverlayFit.optional(),
  "video_start": zod.int().min(overlayChangeInputVideoStartMin).max(overlayChangeInputVideoStartMax).optional().describe('In point of a video, ms from its start'),
  "volume": zod.number().min(overlayChangeInputVolumeMin).max(overlayChangeInputVolumeMax).optional().describe('Loudness of the video\'s own sound, 0 to 1; 0 is silent'),
  "text": zod.string().min(1).max(overlayChangeInputTextMax).optional().describe('The text with its line breaks'),
  "base_text": zod.string().max(overlayChangeInputBaseTextMax).optional().describe('The base of `text`; if it has changed, nothing is changed'),
  "font": OverlayFont.optional(),
  "font_weight": zod.int().min(overlayChangeInputFontWeightMin).max(overlayChangeInputFontWeightMax).optional().describe('How heavy the letters are, 100 (thin) to 900 (black)'),
  "font_size": zod.number().min(overlayChangeInputFontSizeMin).max(overlayChangeInputFontSizeMax).optional().describe('Size of the letters, as a share of the frame\'s height, 0.01 to 0.5'),
  "color": zod.string().max(overlayChangeInputColorMax).regex(overlayChangeInputColorRegExp).optional().describe('Letters, #rrggbb'),
  "align": OverlayAlign.optional(),
  "line_height": zod.number().min(overlayChangeInputLineHeightMin).max(overlayChangeInputLineHeightMax).optional().describe('Distance of lines, em, 0.8 to 3'),
  "outline": zod.union([OverlayOutline,zod.null()]).optional().describe('Line around the letters; null: none'),
  "shadow": zod.union([OverlayShadow,zod.null()]).optional().describe('Shadow of the letters; null: none'),
  "background": zod.union([OverlayBackground,zod.null()]).optional().describe('Box behind the lines; null: none'),
  "counts_up": zod.boolean().optional().describe('Whether the first number in the text counts up while the overlay appears'),
  "shape": OverlayShape.optional(),
  "fill": zod.string().max(overlayChangeInputFillMax).regex(overlayChangeInputFillRegExp).nullish().describe('Inside of the shape, #rrggbb; null: none'),
  "stroke": zod.union([OverlayStroke,zod.null()]).optional().describe('Line around the shape, or the line itself; null: none'),
  "sticker": zod.string().max(overlayChangeInputStickerMax).regex(overlayChangeInputStickerRegExp).optional().describe('Name of the sticker, with its skin tone')
}).describe('A change of one overlay; what is left out stays. A field of another kind is refused');

export type OverlayChangeInput = zod.input<typeof OverlayChangeInput>;
export type OverlayChangeInputOutput = zod.output<typeof OverlayChangeInput>;
