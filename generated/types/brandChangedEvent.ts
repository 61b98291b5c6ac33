/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The person's brand settings were changed; stories that use them and are not exported show them from now on
 */
export interface BrandChangedEvent {
  /** When they were changed */
  updated_at: string;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
