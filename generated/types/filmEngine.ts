/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReceiptWork } from './receiptWork.ts';

/**
 * Who made how much of a film
 */
export interface FilmEngine {
  work: ReceiptWork;
  /**
     * Who; null for what people brought
     * @maxLength 2000
     * @nullable
     */
  engine: string | null;
  /** Whether it is a built-in draft engine */
  is_draft: boolean;
  /**
     * How many things of the film it made
     * @minimum 1
     * @maximum 100000
     */
  count: number;
}
