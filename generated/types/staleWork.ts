/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReceiptInputName } from './receiptInputName.ts';
import type { StaleLock } from './staleLock.ts';
import type { StalePart } from './stalePart.ts';

/**
 * Something of a story that was made from what is another by now
 */
export interface StaleWork {
  /**
     * Names it among the others of its story
     * @maxLength 100
     */
  id: string;
  part: StalePart;
  /** Scene it belongs to */
  scene_id: string;
  /**
     * Place of the scene, from 1
     * @minimum 1
     * @maximum 10000
     */
  scene_number: number;
  /**
     * A-roll that shows it; null for what is heard or read
     * @nullable
     */
  aroll_id: string | null;
  /**
     * What it was made from and is another by now; empty where it only follows something else, or nobody knows
     * @maxItems 100
     */
  reasons: ReceiptInputName[];
  /**
     * The entry it comes up to date with or has to wait for; null for what stands alone
     * @maxLength 100
     * @nullable
     */
  follows: string | null;
  /** Why it is not made again by itself; null when it can be */
  lock: StaleLock | null;
  /**
     * What making it again costs; 0 for what comes with something else and for what is locked
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
  /**
     * Who would make it
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
  /** Whether that is a built-in draft engine */
  is_draft: boolean;
}
