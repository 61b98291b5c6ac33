/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayAlign } from './overlayAlign.zod.ts';
import { OverlayBackground } from './overlayBackground.zod.ts';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayFont } from './overlayFont.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';
import { OverlayOutline } from './overlayOutline.zod.ts';
import { OverlayShadow } from './overlayShadow.zod.ts';

export const textOverlayOverlayOrderMin = 0;
export const textOverlayOverlayOrderMax = 2147483647;

export const textOverlayStartMsMin = 0;
export const textOverlayStartMsMax = 86400000;

export const textOverlayDurationMsMax = 86400000;

export const textOverlayTextMax = 2000;

export const textOverlayFontWeightMin = 100;
export const textOverlayFontWeightMax = 900;

export const textOverlayFontSizeMin = 0.01;
export const textOverlayFontSizeMax = 0.5;

export const textOverlayColorMax = 7;


export const textOverlayColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const textOverlayLineHeightMin = 0.8;
export const textOverlayLineHeightMax = 3;



export const TextOverlay = zod.strictObject({
  "id": zod.uuid().describe('The overlay'),
  "kind": zod.enum(['TEXT']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullable().describe('Scene it belongs to; null: it belongs to the whole video'),
  "overlay_order": zod.int().min(textOverlayOverlayOrderMin).max(textOverlayOverlayOrderMax).describe('Later ones lie above earlier ones of the same scene or video'),
  "start_ms": zod.int().min(textOverlayStartMsMin).max(textOverlayStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(textOverlayDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.describe('How it appears'),
  "motion_out": OverlayMotion.describe('How it disappears'),
  "text": zod.string().max(textOverlayTextMax).describe('The text with its line breaks'),
  "font": OverlayFont,
  "font_weight": zod.int().min(textOverlayFontWeightMin).max(textOverlayFontWeightMax).describe('How heavy the letters are, 100 (thin) to 900 (black)'),
  "font_size": zod.number().min(textOverlayFontSizeMin).max(textOverlayFontSizeMax).describe('Size of the letters, as a share of the frame\'s height, 0.01 to 0.5'),
  "color": zod.string().max(textOverlayColorMax).regex(textOverlayColorRegExp).describe('Letters, #rrggbb'),
  "align": OverlayAlign,
  "line_height": zod.number().min(textOverlayLineHeightMin).max(textOverlayLineHeightMax).describe('Distance of lines, em, 0.8 to 3'),
  "outline": zod.union([OverlayOutline,zod.null()]).describe('Line around the letters; null: none'),
  "shadow": zod.union([OverlayShadow,zod.null()]).describe('Shadow of the letters; null: none'),
  "background": zod.union([OverlayBackground,zod.null()]).describe('Box behind the lines; null: none'),
  "counts_up": zod.boolean().describe('Whether the first number in the text counts up while the overlay appears')
}).describe('A text over the scenes');

export type TextOverlay = zod.input<typeof TextOverlay>;
export type TextOverlayOutput = zod.output<typeof TextOverlay>;
