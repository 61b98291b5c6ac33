/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FunnelCountry } from './funnelCountry.ts';
import type { FunnelStep } from './funnelStep.ts';

/**
 * From sign-up to subscription
 */
export interface FunnelAnalytics {
  /** First day, UTC */
  start_date: string;
  /** Last day, UTC */
  end_date: string;
  /**
     * In order
     * @maxItems 10000
     */
  steps: FunnelStep[];
  /**
     * Most sign-ups first
     * @maxItems 10000
     */
  by_country: FunnelCountry[];
}
