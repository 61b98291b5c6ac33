/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PremiumType } from './premiumType.ts';

/**
 * A person on a paid plan
 */
export interface PremiumUserCredit {
  /** The person */
  user_id: string;
  /**
     * The address, masked until it is revealed
     * @maxLength 320
     */
  email: string;
  /**
     * First and last name
     * @maxLength 2000
     */
  name: string;
  /** The plan; null when it was given by hand */
  premium_type: PremiumType | null;
  /**
     * Credits left
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
  /**
     * Credits ever granted
     * @minimum -1000000000
     * @maximum 1000000000
     */
  granted: number;
  /**
     * Credits ever spent, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  spent: number;
  /**
     * Last sign-in; null for never
     * @nullable
     */
  last_active_at: string | null;
}
