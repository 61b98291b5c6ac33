/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExportPremiumCreditsRequestOrder } from './exportPremiumCreditsRequestOrder.ts';
import type { ExportPremiumCreditsRequestSort } from './exportPremiumCreditsRequestSort.ts';
import type { PremiumType } from './premiumType.ts';

/**
 * Which people to export, and in which order
 */
export interface ExportPremiumCreditsRequest {
  /** Column to sort by */
  sort?: ExportPremiumCreditsRequestSort;
  /** Which end comes first */
  order?: ExportPremiumCreditsRequestOrder;
  /**
     * Only these plans
     * @maxItems 3
     */
  premium_type?: PremiumType[];
  /** Only this person */
  user_id?: string;
}
