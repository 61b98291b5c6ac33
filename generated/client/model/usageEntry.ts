/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UsageKind } from './usageKind.ts';

/**
 * One line of the credit ledger
 */
export interface UsageEntry {
  /** The line */
  usage_id: string;
  kind: UsageKind;
  /** Action of the cost table, or why credits were granted */
  action: string;
  /** The action in words */
  label: string;
  /**
     * Signed: negative for a charge
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
  /**
     * Story it was for
     * @nullable
     */
  story_id: string | null;
  /**
     * Title of that story; null without a story
     * @nullable
     */
  story_title: string | null;
  /** When */
  created_at: string;
}
