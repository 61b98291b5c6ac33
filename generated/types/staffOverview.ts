/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AttentionItem } from './attentionItem.ts';
import type { EngineHealth } from './engineHealth.ts';

/**
 * What needs a person now
 */
export interface StaffOverview {
  /**
     * Those of the own roles, also what is at 0
     * @maxItems 10000
     */
  items: AttentionItem[];
  /**
     * Engines of providers; none where all work is done by the built-in ones
     * @maxItems 200
     */
  engines: EngineHealth[];
  /** First of the days, in UTC, of which failed jobs and reports are counted */
  recent_from: string;
  /** When it was counted */
  counted_at: string;
}
