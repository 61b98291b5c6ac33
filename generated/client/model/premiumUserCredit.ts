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
  /** The address */
  email: string;
  /** First and last name */
  name: string;
  /** The plan; null when it was given by hand */
  premium_type: PremiumType | null;
  /** Credits left */
  balance: number;
  /** Credits ever granted */
  granted: number;
  /** Credits ever spent, refunds taken off */
  spent: number;
  /**
     * Last sign-in; null for never
     * @nullable
     */
  last_active_at: string | null;
}
