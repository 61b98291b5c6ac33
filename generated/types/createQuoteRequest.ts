/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChosenEngineInput } from './chosenEngineInput.ts';

/**
 * What shall be made, and by whom
 */
export interface CreateQuoteRequest {
  /** The story */
  story_id: string;
  /**
     * What is to be made, by `id`; what is locked by now is left out of the quote
     * @minItems 1
     * @maxItems 10000
     * @items.maxLength 100
     */
  items: string[];
  /**
     * Who is asked; the first real engine for what is left out
     * @maxItems 1000
     */
  engines?: ChosenEngineInput[];
  /**
     * Pictures that are drawn from the rewrite that a refusal forecast offers, by `id`
     * @maxItems 10000
     * @items.maxLength 100
     */
  rewrites?: string[];
}
