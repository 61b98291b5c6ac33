/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PremiumType } from './premiumType.ts';

/**
 * A person at a glance
 */
export interface UserSummary {
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
  /**
     * Company; empty when not told
     * @maxLength 2000
     */
  company_name: string;
  /** Whether a paid plan is active */
  is_premium: boolean;
  /** The plan; null on the free one */
  premium_type: PremiumType | null;
  /** Whether staff */
  is_staff: boolean;
  /** When the account was made */
  date_joined: string;
  /**
     * Last sign-in; null for never
     * @nullable
     */
  last_active_at: string | null;
  /**
     * ISO 3166-1 alpha-2 code; null while unknown
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
  /**
     * Stories
     * @minimum 0
     * @maximum 2147483647
     */
  story_count: number;
  /**
     * Finished exports
     * @minimum 0
     * @maximum 2147483647
     */
  video_count: number;
  /**
     * Credits left
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
  /**
     * Credits ever spent, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  spent: number;
}
