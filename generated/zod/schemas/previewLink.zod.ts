/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const previewLinkPublicPreviewIdMax = 2000;

export const previewLinkPreviewUrlMax = 8192;



export const PreviewLink = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "public_preview_id": zod.string().max(previewLinkPublicPreviewIdMax).describe('Key of the link; it cannot be guessed'),
  "preview_url": zod.string().max(previewLinkPreviewUrlMax).describe('URL of the preview page, on the app\'s own host'),
  "expires_at": zod.iso.datetime({"offset":true}).nullable().describe('When the link ends by itself; null when it does not')
}).describe('A link anyone can watch the story through');

export type PreviewLink = zod.input<typeof PreviewLink>;
export type PreviewLinkOutput = zod.output<typeof PreviewLink>;
