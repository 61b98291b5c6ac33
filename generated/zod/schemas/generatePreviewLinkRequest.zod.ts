/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generatePreviewLinkRequestExpiresInDaysMax = 365;



export const GeneratePreviewLinkRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "expires_in_days": zod.int().min(1).max(generatePreviewLinkRequestExpiresInDaysMax).nullish().describe('Days until the link expires; null for never. Left out, a link keeps its expiry')
}).describe('The story to show');

export type GeneratePreviewLinkRequest = zod.input<typeof GeneratePreviewLinkRequest>;
export type GeneratePreviewLinkRequestOutput = zod.output<typeof GeneratePreviewLinkRequest>;
