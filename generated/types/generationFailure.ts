/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FailureSubject } from './failureSubject.ts';

/**
 * Why something failed, and how often
 */
export interface GenerationFailure {
  subject: FailureSubject;
  /**
     * Creation mode, task type or executor
     * @maxLength 2000
     */
  type: string;
  /**
     * The message that the person saw, its first 300 characters; empty when there was none
     * @maxLength 300
     */
  reason: string;
  /**
     * Times
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}
