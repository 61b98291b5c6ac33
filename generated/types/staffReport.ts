/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FeedbackType } from './feedbackType.ts';
import type { ReportKind } from './reportKind.ts';
import type { ReportState } from './reportState.ts';

/**
 * A report or feedback of a person
 */
export interface StaffReport {
  /** The report */
  report_id: string;
  kind: ReportKind;
  /** What feedback is about; null for reports */
  feedback_type: FeedbackType | null;
  /**
     * 1 (poor) to 5 (great); null when none was given
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  rating: number | null;
  /** The person who reported it */
  user_id: string;
  /**
     * Their address, masked until it is revealed
     * @maxLength 320
     */
  email: string;
  /**
     * The story; null without one
     * @nullable
     */
  story_id: string | null;
  /**
     * What the person wrote
     * @maxLength 400000
     */
  details: string;
  /**
     * What was being done, for example splitScene
     * @maxLength 200
     * @nullable
     */
  operation: string | null;
  /**
     * What was shown
     * @maxLength 2000
     * @nullable
     */
  error_message: string | null;
  state: ReportState;
  /**
     * The member of staff who deals with it
     * @nullable
     */
  assignee_id: string | null;
  /**
     * Their address
     * @maxLength 320
     * @nullable
     */
  assignee_email: string | null;
  /**
     * The last answer that was emailed
     * @maxLength 400000
     * @nullable
     */
  answer: string | null;
  /**
     * When it was emailed
     * @nullable
     */
  answered_at: string | null;
  /** When it was reported */
  created_at: string;
}
