/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Payment } from './payment.ts';

/**
 * What was paid, newest first
 */
export interface PaymentList {
  /**
     * The payments
     * @maxItems 10000
     */
  payments: Payment[];
}
