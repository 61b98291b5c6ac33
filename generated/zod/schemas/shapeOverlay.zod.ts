/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OverlayBox } from './overlayBox.zod.ts';
import { OverlayMotion } from './overlayMotion.zod.ts';
import { OverlayShape } from './overlayShape.zod.ts';
import { OverlayStroke } from './overlayStroke.zod.ts';

export const shapeOverlayOverlayOrderMin = 0;
export const shapeOverlayOverlayOrderMax = 2147483647;

export const shapeOverlayStartMsMin = 0;
export const shapeOverlayStartMsMax = 86400000;

export const shapeOverlayDurationMsMax = 86400000;

export const shapeOverlayFillMax = 7;


export const shapeOverlayFillRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const ShapeOverlay = zod.strictObject({
  "id": zod.uuid().describe('The overlay'),
  "kind": zod.enum(['SHAPE']).describe('The kind of overlay'),
  "scene_id": zod.uuid().nullable().describe('Scene it belongs to; null: it belongs to the whole video'),
  "overlay_order": zod.int().min(shapeOverlayOverlayOrderMin).max(shapeOverlayOverlayOrderMax).describe('Later ones lie above earlier ones of the same scene or video'),
  "start_ms": zod.int().min(shapeOverlayStartMsMin).max(shapeOverlayStartMsMax).describe('When it appears, ms from the scene\'s or the video\'s start'),
  "duration_ms": zod.int().min(1).max(shapeOverlayDurationMsMax).describe('How long it stays, ms; beyond the end of its scene or video it is cut when it is shown'),
  "box": OverlayBox,
  "motion_in": OverlayMotion.describe('How it appears'),
  "motion_out": OverlayMotion.describe('How it disappears'),
  "shape": OverlayShape,
  "fill": zod.string().max(shapeOverlayFillMax).regex(shapeOverlayFillRegExp).nullable().describe('Inside of the shape, #rrggbb; null: none'),
  "stroke": zod.union([OverlayStroke,zod.null()]).describe('Line around the shape, or the line itself; null: none')
}).describe('A shape over the scenes');

export type ShapeOverlay = zod.input<typeof ShapeOverlay>;
export type ShapeOverlayOutput = zod.output<typeof ShapeOverlay>;
