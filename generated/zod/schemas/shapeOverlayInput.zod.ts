/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';
import { OverlayShape } from './overlayShape.zod.ts';
import { OverlayStroke } from './overlayStroke.zod.ts';

export const shapeOverlayInputOverlayOrderMin = 0;
export const shapeOverlayInputOverlayOrderMax = 1000000;

export const shapeOverlayInputStartMsMin = 0;
export const shapeOverlayInputStartMsMax = 86400000;

export const shapeOverlayInputDurationMsMax = 86400000;

export const shapeOverlayInputFillMax = 7;


export const shapeOverlayInputFillRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const ShapeOverlayInput = zod.strictObject({
  "kind": zod.enum(['SHAPE']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullish().describe('Scene it belongs to; null or left out: it belongs to the whole video'),
  "overlay_order": zod.int().min(shapeOverlayInputOverlayOrderMin).max(shapeOverlayInputOverlayOrderMax).optional().describe('Later ones lie above earlier ones of the same scene or video; left out: above the others'),
  "start_ms": zod.int().min(shapeOverlayInputStartMsMin).max(shapeOverlayInputStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(shapeOverlayInputDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.optional().describe('How it appears; left out: at once'),
  "motion_out": OverlayMotion.optional().describe('How it disappears; left out: at once'),
  "shape": OverlayShape,
  "fill": zod.string().max(shapeOverlayInputFillMax).regex(shapeOverlayInputFillRegExp).nullish().describe('Inside of the shape, #rrggbb; null or left out: none'),
  "stroke": zod.union([OverlayStroke,zod.null()]).optional().describe('Line around the shape, or the line itself; null or left out: none')
}).describe('A shape over the scenes, to be added');

export type ShapeOverlayInput = zod.input<typeof ShapeOverlayInput>;
export type ShapeOverlayInputOutput = zod.output<typeof ShapeOverlayInput>;
