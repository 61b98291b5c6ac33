/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AttentionKind } from './attentionKind.ts';

/**
 * Something that needs a person now
 */
export interface AttentionItem {
  kind: AttentionKind;
  /**
     * How many
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
  /**
     * Since when the oldest waits; null when there is none
     * @nullable
     */
  oldest_at: string | null;
}
