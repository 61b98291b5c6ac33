/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReceiptFailure } from './receiptFailure.ts';
import type { ReceiptInput } from './receiptInput.ts';
import type { ReceiptSetting } from './receiptSetting.ts';
import type { ReceiptWork } from './receiptWork.ts';

/**
 * What made something
 */
export interface Receipt {
  work: ReceiptWork;
  /**
     * Who made it; null for what a person brought
     * @maxLength 2000
     * @nullable
     */
  engine: string | null;
  /** Whether a built-in draft engine made it */
  is_draft: boolean;
  /**
     * The model and its version; null where nobody said it
     * @maxLength 2000
     * @nullable
     */
  model: string | null;
  /**
     * The words that the engine was given
     * @maxLength 400000
     * @nullable
     */
  prompt: string | null;
  /**
     * Number it was drawn from; null where none was used
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  seed: number | null;
  /**
     * Everything else that was asked for
     * @maxItems 100
     */
  settings: ReceiptSetting[];
  /**
     * What it was made from. When one of them is another by now, it is out of date
     * @maxItems 100
     */
  inputs: ReceiptInput[];
  /**
     * Under which terms it may be used; null where nobody said it
     * @maxLength 2000
     * @nullable
     */
  licence: string | null;
  /**
     * Whom its terms name; null for nobody
     * @maxLength 2000
     * @nullable
     */
  author: string | null;
  /**
     * Where it came from; null for what was made here
     * @maxLength 8192
     * @nullable
     */
  source_url: string | null;
  /**
     * What it cost, credits; 0 when it was free, given back or is still being made
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
  /**
     * How many scenes these credits paid for, this one among them; 1 for work on one thing
     * @minimum 1
     * @maximum 100000
     */
  shared_by: number;
  /**
     * How long the engine worked, ms; null where nobody measured
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  work_ms: number | null;
  /**
     * Who was asked before and refused or failed, in that order
     * @maxItems 100
     */
  failures: ReceiptFailure[];
  /** When it was made or brought */
  made_at: string;
}
