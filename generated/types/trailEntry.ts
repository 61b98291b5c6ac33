/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TrailAction } from './trailAction.ts';
import type { TrailSubject } from './trailSubject.ts';

/**
 * A line of the audit trail
 */
export interface TrailEntry {
  /** The line */
  entry_id: string;
  /** Who */
  staff_id: string;
  /**
     * Their address
     * @maxLength 320
     */
  staff_email: string;
  action: TrailAction;
  subject_kind: TrailSubject;
  /**
     * What of; null for a list
     * @nullable
     */
  subject_id: string | null;
  /**
     * Why, or what was asked of a list; empty where no reason is asked
     * @maxLength 2000
     */
  reason: string;
  /** When */
  created_at: string;
}
