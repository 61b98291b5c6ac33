/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditAction } from './creditAction.ts';

/**
 * One action
 */
export interface UsageByActionEntry {
  action: CreditAction;
  /** Times it was charged */
  calls: number;
  /** Different people */
  users: number;
  /** Credits charged, refunds taken off */
  credits: number;
  /** Times it was refunded */
  refunds: number;
}
