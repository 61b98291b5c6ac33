/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A session of a person
 */
export interface PersonSession {
  /** The session */
  session_id: string;
  /**
     * Browser and system; empty when it did not say
     * @maxLength 2000
     */
  device: string;
  /** When it began */
  created_at: string;
  /**
     * Its last call, to a few minutes; null before the second
     * @nullable
     */
  last_seen_at: string | null;
  /**
     * When it was ended or expired; null while it lasts
     * @nullable
     */
  ended_at: string | null;
}
