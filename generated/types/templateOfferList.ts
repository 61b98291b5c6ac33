/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TemplateOffer } from './templateOffer.ts';

/**
 * Templates that wait to be accepted, the newest first
 */
export interface TemplateOfferList {
  /**
     * The offers
     * @maxItems 10000
     */
  results: TemplateOffer[];
}
