/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const imageStylePreviewPictureUrlMax = 8000000;

export const imageStylePreviewWidthMax = 2147483647;

export const imageStylePreviewHeightMax = 2147483647;

export const imageStylePreviewSceneTextMax = 300;

export const imageStylePreviewStoryTitleMax = 500;



export const ImageStylePreview = zod.object({
  "picture_url": zod.string().max(imageStylePreviewPictureUrlMax).describe('The image as a data URL'),
  "width": zod.int().min(1).max(imageStylePreviewWidthMax).describe('Width, px'),
  "height": zod.int().min(1).max(imageStylePreviewHeightMax).describe('Height, px'),
  "scene_text": zod.string().max(imageStylePreviewSceneTextMax).describe('The prompt of the scene; a sample\'s without a story'),
  "story_title": zod.string().max(imageStylePreviewStoryTitleMax).nullable().describe('Story of the scene; null where the user has no story with a scene yet')
}).describe('A scene in a style');

export type ImageStylePreview = zod.input<typeof ImageStylePreview>;
export type ImageStylePreviewOutput = zod.output<typeof ImageStylePreview>;
