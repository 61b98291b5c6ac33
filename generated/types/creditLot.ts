/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditSource } from './creditSource.ts';

/**
 * Credits that came together
 */
export interface CreditLot {
  /** The lot */
  lot_id: string;
  source: CreditSource;
  /**
     * Credits that came
     * @minimum 0
     * @maximum 1000000000
     */
  granted: number;
  /**
     * Credits that are left of them
     * @minimum 0
     * @maximum 1000000000
     */
  remaining: number;
  /**
     * Of what is left, credits that running work holds
     * @minimum 0
     * @maximum 1000000000
     */
  held: number;
  /**
     * When what is left expires; null when it never does
     * @nullable
     */
  expires_at: string | null;
  /** When they came */
  created_at: string;
}
