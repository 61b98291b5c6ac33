/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GivenTemplateOffer } from './givenTemplateOffer.ts';

/**
 * Templates of this account that wait to be answered, the newest first
 */
export interface GivenTemplateOfferList {
  /**
     * The open offers
     * @maxItems 10000
     */
  results: GivenTemplateOffer[];
}
