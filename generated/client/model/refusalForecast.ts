/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the provider will probably refuse, and what could be said instead
 */
export interface RefusalForecast {
  /** Where it stands */
  sentence: string;
  /** Which rule it breaks, in words */
  reason: string;
  /**
     * The whole prompt without it; null where nothing would be left
     * @nullable
     */
  rewrite: string | null;
}
