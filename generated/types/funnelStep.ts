/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FunnelStepName } from './funnelStepName.ts';

/**
 * A step of the funnel
 */
export interface FunnelStep {
  step: FunnelStepName;
  /**
     * People who got this far
     * @minimum 0
     * @maximum 2147483647
     */
  users: number;
  /**
     * Part of those who signed up, 0 to 1
     * @minimum 0
     * @maximum 1
     */
  share_of_first: number;
}
