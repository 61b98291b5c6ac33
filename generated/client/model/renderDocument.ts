/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Render } from './render.ts';
import type { StoryDocument } from './storyDocument.ts';

/**
 * Everything a renderer needs to draw and deliver a video
 */
export interface RenderDocument {
  render: Render;
  story: StoryDocument;
}
