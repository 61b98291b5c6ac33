/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContentFit } from './contentFit.ts';

/**
 * A new fit
 */
export interface UpdateContentFitRequest {
  content_fit: ContentFit;
}
