/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonCredits } from './personCredits.ts';
import type { PersonPlan } from './personPlan.ts';
import type { PersonSession } from './personSession.ts';
import type { TimelineEvent } from './timelineEvent.ts';
import type { UserSummary } from './userSummary.ts';

/**
 * A person, as far as support needs it
 */
export interface PersonDetails {
  person: UserSummary;
  /** Whether the address was checked */
  is_verified: boolean;
  /**
     * Answer to how they found the product; empty when not told
     * @maxLength 2000
     */
  source: string;
  /**
     * When the account will be deleted; null: it stays
     * @nullable
     */
  deletes_at: string | null;
  /** The newest subscription; null when there never was one */
  plan: PersonPlan | null;
  credits: PersonCredits;
  /**
     * The 20 newest, newest first
     * @maxItems 10000
     */
  sessions: PersonSession[];
  /**
     * The 200 newest, newest first
     * @maxItems 10000
     */
  timeline: TimelineEvent[];
}
