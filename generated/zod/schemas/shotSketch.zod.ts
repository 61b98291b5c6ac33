/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const shotSketchPictureUrlMax = 8000000;

export const shotSketchWidthMax = 2147483647;

export const shotSketchHeightMax = 2147483647;



export const ShotSketch = zod.object({
  "picture_url": zod.string().max(shotSketchPictureUrlMax).describe('The image as a data URL'),
  "width": zod.int().min(1).max(shotSketchWidthMax).describe('Width, px'),
  "height": zod.int().min(1).max(shotSketchHeightMax).describe('Height, px')
}).describe('A small image of a shot');

export type ShotSketch = zod.input<typeof ShotSketch>;
export type ShotSketchOutput = zod.output<typeof ShotSketch>;
