/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GeneratePreviewLinkRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story')
}).describe('The story to show');

export type GeneratePreviewLinkRequest = zod.input<typeof GeneratePreviewLinkRequest>;
export type GeneratePreviewLinkRequestOutput = zod.output<typeof GeneratePreviewLinkRequest>;
