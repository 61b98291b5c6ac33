/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { SettleableJob } from './settleableJob.ts';
import type { StaffRowKind } from './staffRowKind.ts';

/**
 * Something that figures count: a person, or what happened
 */
export interface StaffRow {
  /** The row */
  row_id: string;
  kind: StaffRowKind;
  /**
     * The person; null when none
     * @nullable
     */
  user_id: string | null;
  /**
     * Their address, masked; null when there is no person
     * @maxLength 320
     * @nullable
     */
  email: string | null;
  /**
     * The story; null when none
     * @nullable
     */
  story_id: string | null;
  /**
     * Creation mode, task type, executor, kind of report, action, kind of job, of ledger entry or of file, what was paid for; of a person how they found the product
     * @maxLength 2000
     */
  type: string;
  /**
     * The model; null where there is none
     * @maxLength 2000
     * @nullable
     */
  model: string | null;
  /**
     * Where it stands; null where it has no states
     * @maxLength 2000
     * @nullable
     */
  status: string | null;
  /**
     * Why it failed or was given back; null when it did not
     * @maxLength 4000
     * @nullable
     */
  reason: string | null;
  /**
     * Time in the queue, ms; null while unknown
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  wait_ms: number | null;
  /**
     * Time of the work, ms; null while unknown
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  work_ms: number | null;
  /**
     * Credits charged or still held, that came or went, or of a person left; null where it is not about credits
     * @minimum -1000000000
     * @maximum 1000000000
     * @nullable
     */
  credits: number | null;
  /**
     * Money in the smallest unit of its currency; null where it is not about money
     * @minimum -2147483648
     * @maximum 2147483647
     * @nullable
     */
  amount: number | null;
  /** Of the amount; null where it is not about money */
  currency: Currency | null;
  /**
     * Of a person, ISO 3166-1 alpha-2; null while unknown
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
  /** Of a job, task or export, the job that makes it and that a person can do something about; null when there is none */
  job: SettleableJob | null;
  /** When it began */
  created_at: string;
}
