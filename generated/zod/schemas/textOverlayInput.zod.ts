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

export const textOverlayInputOverlayOrderMin = 0;
export const textOverlayInputOverlayOrderMax = 1000000;

export const textOverlayInputStartMsMin = 0;
export const textOverlayInputStartMsMax = 86400000;

export const textOverlayInputDurationMsMax = 86400000;

export const textOverlayInputTextMax = 500;

export const textOverlayInputFontWeightMin = 100;
export const textOverlayInputFontWeightMax = 900;

export const textOverlayInputFontSizeMin = 0.01;
export const textOverlayInputFontSizeMax = 0.5;

export const textOverlayInputColorMax = 7;


export const textOverlayInputColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const textOverlayInputLineHeightMin = 0.8;
export const textOverlayInputLineHeightMax = 3;



export const TextOverlayInput = zod.strictObject({
  "kind": zod.enum(['TEXT']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullish().describe('Scene it belongs to; null or left out: it belongs to the whole video'),
  "overlay_order": zod.int().min(textOverlayInputOverlayOrderMin).max(textOverlayInputOverlayOrderMax).optional().describe('Later ones lie above earlier ones of the same scene or video; left out: above the others'),
  "start_ms": zod.int().min(textOverlayInputStartMsMin).max(textOverlayInputStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(textOverlayInputDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.optional().describe('How it appears; left out: at once'),
  "motion_out": OverlayMotion.optional().describe('How it disappears; left out: at once'),
  "text": zod.string().min(1).max(textOverlayInputTextMax).describe('The text with its line breaks'),
  "font": OverlayFont,
  "font_weight": zod.int().min(textOverlayInputFontWeightMin).max(textOverlayInputFontWeightMax).describe('How heavy the letters are, 100 (thin) to 900 (black)'),
  "font_size": zod.number().min(textOverlayInputFontSizeMin).max(textOverlayInputFontSizeMax).describe('Size of the letters, as a share of the frame\'s height, 0.01 to 0.5'),
  "color": zod.string().max(textOverlayInputColorMax).regex(textOverlayInputColorRegExp).describe('Letters, #rrggbb'),
  "align": OverlayAlign,
  "line_height": zod.number().min(textOverlayInputLineHeightMin).max(textOverlayInputLineHeightMax).describe('Distance of lines, em, 0.8 to 3'),
  "outline": zod.union([OverlayOutline,zod.null()]).optional().describe('Line around the letters; null or left out: none'),
  "shadow": zod.union([OverlayShadow,zod.null()]).optional().describe('Shadow of the letters; null or left out: none'),
  "background": zod.union([OverlayBackground,zod.null()]).optional().describe('Box behind the lines; null or left out: none'),
  "counts_up": zod.boolean().optional().describe('Whether the first number in the text counts up while the overlay appears; left out: it does not')
}).describe('A text over the scenes, to be added');

export type TextOverlayInput = zod.input<typeof TextOverlayInput>;
export type TextOverlayInputOutput = zod.output<typeof TextOverlayInput>;
